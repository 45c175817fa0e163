import {join} from 'node:path';
import process from 'node:process';
import {
  REDIRECTS_FILE,
  guessMoved,
  listIds,
  listLocales,
  nearest,
  parseAddress,
  readUrlManifest,
  readRedirects,
  suggest,
  type Check,
  type CheckContext,
  type Content,
  type ContentFile,
  type Problem,
  type Redirect,
  type SiteMap,
} from '@selection-set/content-model';
import {listFiles, onceFor} from '@selection-set/plugin-kit';
import {toString} from 'mdast-util-to-string';
import {BRAND} from '../../../../src/family/data/brand';
import {resolveDeployment} from '../../../../src/lib/config/resolveDeployment';
import {DEFAULT_LOCALE} from '../../../../src/lib/constants';
import {BUILT_FILES} from '../../links/readSiteMap';
import {checkUrlManifest} from './checkUrlManifest';
import {checkLinks} from './checkLinks';

/** Redirects that lead nowhere, in circles, over another redirect, or away from something that is there. */
function checkRedirects(redirects: readonly Redirect[], map: SiteMap): readonly Problem[] {
  const targets = new Map(redirects.map(({from, to}) => [from, to]));
  const seen = new Set<string>();
  return redirects.flatMap((redirect) => {
    const message = seen.has(redirect.from)
      ? `"${redirect.from}" is redirected twice; keep one.`
      : (describeCircle(redirect, targets) ??
        describeSource(redirect, targets, map) ??
        describeTarget(redirect, map));
    seen.add(redirect.from);
    return message === undefined
      ? []
      : [{file: REDIRECTS_FILE, line: redirect.line, rule: 'redirects', message}];
  });
}

function describeCircle(
  {from, to}: Redirect,
  targets: ReadonlyMap<string, string>,
): string | undefined {
  const way = [from, to];
  for (let next = follow(to, targets); next !== undefined; next = follow(next, targets)) {
    const isCircle = way.includes(next);
    way.push(next);
    if (isCircle) {
      break;
    }
  }
  const last = way.at(-1) ?? to;
  if (from === to || way.indexOf(last) < way.length - 1) {
    return `This redirect leads in a circle: ${way.join(' → ')}. Bring one of the addresses back, or lead all of them elsewhere.`;
  }
  return way.length === 2
    ? undefined
    : `"${to}" is itself redirected; lead straight to the end: "to: ${last}".`;
}

/** A heading follows its own redirect, or that of its page. */
function follow(address: string, targets: ReadonlyMap<string, string>): string | undefined {
  return targets.get(address) ?? targets.get(parseAddress(address).path);
}

function describeSource(
  {from}: Redirect,
  targets: ReadonlyMap<string, string>,
  {pages}: SiteMap,
): string | undefined {
  const {path, hash} = parseAddress(from);
  const page = pages.get(path);
  if (hash === '') {
    return page === undefined
      ? undefined
      : `There is a page at "${from}", which this redirect would hide. Remove the redirect or the page.`;
  }
  if (page?.ids?.has(hash) === true) {
    return `"${from}" is there. Remove the redirect, or the heading's id.`;
  }
  if (page !== undefined) {
    return page.ids === undefined
      ? `"${path}" is not written in Markdown; only headings of Markdown pages can be redirected.`
      : undefined;
  }
  const movedTo = targets.get(path);
  if (movedTo === undefined) {
    return `There is no page "${path}", and no redirect for it; say first where the page went.`;
  }
  const newPage = parseAddress(movedTo);
  if (newPage.hash !== '') {
    return `All of "${path}" leads to "${movedTo}"; its headings cannot lead elsewhere. Remove this redirect, or "#${newPage.hash}" from the page's.`;
  }
  return pages.get(newPage.path)?.ids?.has(hash) === true
    ? `"${path}" leads to "${movedTo}", which has a heading "#${hash}" of its own. Remove this redirect.`
    : undefined;
}

function describeTarget({to}: Redirect, {pages}: SiteMap): string | undefined {
  const {path, hash} = parseAddress(to);
  const page = pages.get(path);
  if (page === undefined) {
    return `"${to}" leads nowhere: the site has no page "${path}".${suggest(nearest(path, [...pages.keys()]))}`;
  }
  return hash === '' || page.ids === undefined || page.ids.has(hash)
    ? undefined
    : `"${path}" has no heading with the id "${hash}".${suggest(nearest(hash, [...page.ids.keys()]))}`;
}

/** Static files at the address of a page, of which readers would get either; the build would replace most of them. */
async function checkStatic(
  siteDir: string,
  {pages}: SiteMap,
  locales: readonly string[],
): Promise<readonly Problem[]> {
  const names = await listFiles(join(siteDir, 'static'));
  return names.flatMap((name) => {
    const [folder = '', ...rest] = name.split('/');
    const inLanguage = locales.includes(folder) ? rest.join('/') : name;
    const address = `/${inLanguage.replace(/(?:(?:^|\/)index)?\.(?:html|md)$/u, '')}`;
    if (BUILT_FILES.includes(`/${inLanguage}`)) {
      const message =
        'The build writes a file of this name, and this one is lost. Remove it, or give it another name.';
      return [{file: `static/${name}`, line: 1, rule: 'static', message}];
    }
    const page = /\.(?:html|md)$|(?:^|\/)[^.]+$/u.test(name) ? pages.get(address) : undefined;
    return page === undefined
      ? []
      : [
          {
            file: `static/${name}`,
            line: 1,
            rule: 'static',
            message: `This file has the address of a page, "${address}"${page.file === undefined ? '' : ` (${page.file})`}, so that one of the two is lost. Give it another name, or remove it.`,
          },
        ];
  });
}

const RULE = 'heading-ids';

/** Ids with signs that addresses use otherwise, ids that a page has twice, and headings whose id depends on the order of others with the same words. */
const checkHeadingIds = onceFor((file: ContentFile): readonly Problem[] => [
  ...findUnfit(file),
  ...findNameless(file),
  ...findTwice(file),
  ...findNumbered(file),
]);

const UNFIT = /[\s"#%&'/<>?\\^`{|}]+/gu;

function findUnfit({file, headings}: ContentFile): readonly Problem[] {
  return headings.flatMap(({id, line}) => {
    const [sign] = id.match(UNFIT) ?? [];
    if (sign === undefined) {
      return [];
    }
    const what = /^\s/u.test(sign)
      ? 'a space, which no address may have'
      : `"${sign.trim()}", which addresses use for something else`;
    const better = id.replaceAll(UNFIT, '-').replaceAll(/^-+|-+$/gu, '') || 'start';
    const message = `The id "${id}" has ${what}. Write {/* #${better} */}.`;
    return [{file, line, rule: RULE, message}];
  });
}

/** Ids are made of letters and digits; of anything else nothing is left. */
function findNameless({file, headings}: ContentFile): readonly Problem[] {
  return headings
    .filter(({id, node}) => /^-*\d*$/u.test(id) && !/[\p{L}\p{N}]/u.test(toString(node)))
    .map(({line}) => ({
      file,
      line,
      rule: RULE,
      message: `This heading has no letter or digit, so it has no address of its own. Add a word, or give it an id: {/* #start */}.`,
    }));
}

function findTwice(file: ContentFile): readonly Problem[] {
  const first = new Map<string, number>();
  return listIds(file).flatMap(({id, line, isCertain}) => {
    const other = first.get(id);
    if (!isCertain || other === undefined) {
      first.set(id, line);
      return [];
    }
    const message = `The id "${id}" is already taken in line ${other}; a link reaches only the first one. Give this one an id of its own.`;
    return [{file: file.file, line: Math.max(line, other), rule: RULE, message}];
  });
}

/** Docusaurus numbers headings with the same words; a new one before them would change their addresses. */
function findNumbered({file, headings}: ContentFile): readonly Problem[] {
  const first = new Map<string, {readonly id: string; readonly line: number}>();
  return headings.flatMap(({id, line, node}) => {
    const text = toString(node).trim();
    const other = first.get(text);
    if (other === undefined) {
      first.set(text, {id, line});
      return [];
    }
    const message = `Another heading in line ${other.line} has the words "${text}" too, so this one's address "#${id}" depends on their order. Say more in it, or give it an id of its own: ${text} {/* #${other.id}-… */}`;
    return id.startsWith(`${other.id}-`) ? [{file, line, rule: RULE, message}] : [];
  });
}

/** Links, anchors, pictures and ids; in the default language also redirects and the URL manifest of published addresses. */
async function checkAddresses(
  content: Content,
  context: CheckContext,
): Promise<readonly Problem[]> {
  const {siteDir, locale, readSiteMap, isWriting = false} = context;
  const [map, locales] = await Promise.all([readSiteMap(), listLocales(siteDir)]);
  const {redirects, problems} = readRedirects(siteDir);
  const ownSites = [
    BRAND.deployment,
    resolveDeployment(process.env, {...BRAND.deployment, organizationName: '', projectName: ''}),
  ];
  const urlManifest = await readUrlManifest(siteDir);
  const found = await checkLinks(siteDir, content.files, {
    map,
    ownSites,
    locales,
    redirects: new Map(redirects.map(({from, to}) => [from, to])),
    guessMoved: (path) => guessMoved(path, map, urlManifest.addresses),
  });
  if (locale !== DEFAULT_LOCALE) {
    return found;
  }
  return [
    ...found,
    ...problems,
    ...checkRedirects(redirects, map),
    ...(await checkStatic(siteDir, map, locales)),
    ...urlManifest.problems,
    ...urlManifest.disorder,
    ...(urlManifest.problems.length === 0
      ? checkUrlManifest(map, urlManifest, {redirects, isWriting})
      : []),
  ];
}

/** What this folder adds to the checks of all content. */
export const LINK_CHECKS: readonly Check[] = [
  checkAddresses,
  ({files}) => files.flatMap(checkHeadingIds),
];
