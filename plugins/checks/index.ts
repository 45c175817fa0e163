export {createFieldKeeper} from './content-checks/frontMatter/checkFrontMatter';
export {createCheckOf} from './content-checks/checkContent';
export {default as contentChecks} from './content-checks';
export {default as urlManifest} from './url-manifest';
export {default as family} from './family';
export {default as livingDocs} from './living-docs';
export {default as moveContent} from './move-content';
export {default as newContent} from './new-content';
export {default as outsideLinks} from './outside-links';
