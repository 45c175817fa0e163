export {composeGuard} from './composeGuard';
export {composeHeaders, type HeaderRules, readHashes} from './composeHeaders';
export {FETCH_DIRECTIVES, type Sources, composePolicy} from './composePolicy';
export {composeSecurityTxt} from './composeSecurityTxt';
export {KNOWN_MARKUP} from './knownMarkup';
export {securePages} from './securePages';
