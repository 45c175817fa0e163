export {decode, readAddressWords} from './paths';
export {type KnownPage, suggestPaths} from './suggestPaths';
export {
  createPathIndex,
  destinationOf,
  fileAddress,
  isSamePath,
  normalisePath,
  withoutBase,
} from './paths';
