import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../scripts/root.mjs';

const CONTENT = path.join(import.meta.dirname, 'content');

/** What the small site has of the portal: its code and settings, and no content. */
const SHARED = [
  'live',
  'packages',
  'package.json',
  'plugins',
  'scripts',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
];

/** Pages that code counts on; all others are content. */
const PAGES =
  /^src\/pages\/(?:(?:500|errors|index|offline|privacy|search)\.(?:tsx|module\.css)|_parts(?:\/.*)?)$/u;

/** Interface texts; what else is in `i18n` translates content. */
const TEXTS = /^i18n(?:\/[^/]+(?:\/(?:code\.json|docusaurus-theme-classic(?:\/.*)?))?)?$/u;

/** The portal's own configuration; its menus lead to pages that this site does without. */
const CONFIG = `import portal from './portal.config';

export default {...portal, onBrokenLinks: 'ignore'};
`;

/** What builds keep for the next one. */
const KEPT = new Set(['.docusaurus', 'build', 'node_modules']);

/**
 * Puts the small site together: all code of the portal with the few pages of `tests/site/content`.
 *
 * @param {string} siteDir absolute path; what an earlier build kept there stays
 */
export function composeSite(siteDir) {
  mkdirSync(siteDir, {recursive: true});
  for (const name of readdirSync(siteDir).filter((each) => !KEPT.has(each))) {
    rmSync(path.join(siteDir, name), {recursive: true});
  }
  for (const name of SHARED) {
    copy(name, name, siteDir, (file) => !/^src\/pages\/./u.test(file) || PAGES.test(file));
  }
  copy('docusaurus.config.ts', 'portal.config.ts', siteDir);
  writeFileSync(path.join(siteDir, 'docusaurus.config.ts'), CONFIG);
  copy('i18n', 'i18n', siteDir, (file) => TEXTS.test(file));
  cpSync(CONTENT, siteDir, {recursive: true});
  linkPackages(siteDir);
}

function copy(from, to, siteDir, isWanted = () => true) {
  cpSync(path.join(ROOT, from), path.join(siteDir, to), {
    recursive: true,
    filter: (file) => isWanted(path.relative(ROOT, file).split(path.sep).join('/')),
  });
}

/** Installed packages are the portal's; its own are those of the copy. What builds cache beside them is not shared. */
function linkPackages(siteDir) {
  const from = path.join(ROOT, 'node_modules');
  const to = path.join(siteDir, 'node_modules');
  for (const name of readdirSync(from).filter(
    (each) => each !== '.cache' && each !== '@selection-set',
  )) {
    link(path.join(from, name), path.join(to, name));
  }
  for (const name of readdirSync(path.join(from, '@selection-set'))) {
    link(path.join(siteDir, 'packages', name), path.join(to, '@selection-set', name));
  }
}

function link(target, file) {
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), {recursive: true});
    symlinkSync(target, file, 'junction');
  }
}
