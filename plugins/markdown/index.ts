export {default as images} from './images';
export {default as redirects} from './redirects';
export {markdownSteps} from './markdown';
export {readingTime} from './reading-time/readingTime';
export {STATIC_FOLDER as imagesFolder} from './images';
