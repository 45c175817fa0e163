export {createCheckOf} from './content-checks/checkContent';
export {default as contentChecks} from './content-checks';
export {default as ledger} from './ledger';
export {default as livingDocs} from './living-docs';
export {default as newContent} from './new-content';
export {default as outsideLinks} from './outside-links';
