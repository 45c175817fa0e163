export {composeGuard} from './guardPage';
export {composeHeaders, type HeaderRules, readHashes} from './composeHeaders';
export {FETCH_DIRECTIVES, type Sources, composePolicy} from './composeHeaders';
export {composeSecurityTxt} from './composeSecurityTxt';
export {KNOWN_MARKUP} from './guardPage';
export {securePages} from './securePages';
