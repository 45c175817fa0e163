export {decode, readAddressWords} from './decode';
export {type KnownPage, suggestPaths} from './suggestPaths';
export {withoutBase} from './withoutBase';
