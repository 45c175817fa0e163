export {default as packageInfo} from './package-info';
export {default as pageIndex} from './page-index';
export {default as toolPages} from './tool-pages';
