export {default as bundleReport} from './bundle-report';
export {default as cacheKey} from './cache-key';
export {default as firstLoad, pageTemplate} from './first-load';
export {default as highlighter} from './highlighter';
export {default as trimmedClient} from './bundle-trimming';
export {default as recovery} from './recovery';
export {default as startServer} from './start-server';
export {keepTexts} from './start-server/keepStarting';

export {testContent} from './settings/composeContent';
export {createItemsGenerator} from './sidebar-items/createItemsGenerator';
export {bundlerParts} from './settings/composeContent';
export {composeTheme} from './settings/composeContent';
export {definePortal} from './settings/composeContent';
export {composeContent, pluginStyleLoader as styleLoader} from './settings/composeContent';
export {staticFolders} from './settings/composeContent';
