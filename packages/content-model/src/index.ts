export {
  CALL_OUTS,
  type MarkdownFormat,
  adaptMarkdown,
  formatOf,
  frontMatterEnd,
} from './adaptMarkdown';
export type {Check, CheckContext, ContentRules, FileCheck} from './check';
export {checkMarkup} from './checkMarkup';
export {component, importComponent, inlineComponent} from './component';
export type {ContentFile, ContentKind, ContentPlace} from './listPlaces';
export {type ContentReader, createContentReader, parsePlace, pathOfFile} from './listPlaces';
export {ExportError} from './elements/readElement';
export {type Names, asText} from './elements/evaluate';
export {
  type JsxNode,
  blockquote,
  code,
  heading,
  isBlock,
  isJsx,
  isPhrasing,
  link,
  list,
  listItem,
  paragraph,
  setChildren,
  strong,
  text,
  toBlocks,
  toPhrasing,
} from './elements/readElement';
export {type Attributes, asList, asRecord, readAttributes} from './elements/readElement';
export {readPackageEntries} from './elements/readPackageEntries';
export {guessMoved, guessNewAddress} from './url-manifest/guessNewAddress';
export {
  URL_MANIFEST_COMMAND,
  URL_MANIFEST_FILE,
  type UrlManifest,
  formatUrlManifest,
  listAddresses,
  parseUrlManifest,
  readUrlManifest,
} from './url-manifest/readUrlManifest';
export {buildSiteMap} from './links/resolveLink';
export {collectLinks} from './links/resolveLink';
export type {FoundLink} from './links/describeLink';
export {
  type LinkSurroundings,
  describeDeadFile,
  describeDeadHash,
  describeDeadPath,
  describeFullAddress,
  suggest,
} from './links/describeLink';
export {listIds} from './links/resolveLink';
export {addressesIn, nearest} from './links/describeLink';
export {resolveLink} from './links/resolveLink';
export {lineOfNode, listChildren, nameOf, readText} from './links/describeLink';
export type {SiteMap, SitePage} from './links/describeLink';
export {listLocales} from './settings';
export {listPlaces} from './listPlaces';
export {
  type ContentHeading,
  type FieldKeeper,
  type ParsedMarkdown,
  PARSER_FILE,
  keepParsed,
  parseMarkdown,
  parseTree,
} from './parseMarkdown';
export {parseYaml, readEntries} from './parseYaml';
export {type Problem, findEquivalent, formatProblems, suggestSpelling} from './problem';
export {type Content, readContent, readContentFile} from './readContent';
export {CURRENT_VERSION, readVersionPaths, readVersions} from './readVersions';
export {createPagePaths} from './redirects/readRedirects';
export {
  type EntryIds,
  type Reference,
  type ReferenceEntry,
  type ReferenceFact,
  createEntryIds,
  readReference,
} from './reference';
export {
  REDIRECTS_FILE,
  type Redirect,
  type RedirectPlan,
  loadRedirects,
  parseAddress,
  planRedirects,
  readRedirects,
  remarkOldHeadings,
} from './redirects/readRedirects';
export {
  type ContentSettings,
  type VersionSettings,
  configureContent,
  contentSettings,
} from './settings';
export {placeOf, stripNumber, toPath} from './listPlaces';
