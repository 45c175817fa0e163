import {posix} from 'node:path';
import {
  collectLinks,
  listLocales,
  parseAddress,
  parsePlace,
  readRedirects,
  readUrlManifest,
  readVersionPaths,
  REDIRECTS_FILE,
  resolveLink,
  CURRENT_VERSION,
  type ContentFile,
  type ContentReader,
  type FoundLink,
  type SiteMap,
} from '@selection-set/content-model';
import {
  createLock,
  formatLock,
  listBlocks,
  LOCK_SUFFIX,
  parseLock,
  translationFile,
} from '@selection-set/translation-freshness';
import {visit} from 'unist-util-visit';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {readSiteMap} from '../links/readSiteMap';

/** What a move does to the project's files; nothing is written before all of it is known. */
export interface MovePlan {
  /** New place of each file that moves, by its old one. */
  readonly moved: ReadonlyMap<string, string>;
  /** New texts by their places after the move. */
  readonly texts: ReadonlyMap<string, string>;
  /** Address before and after; the same where the front matter names it. */
  readonly addresses: {readonly from: string; readonly to: string};
}

export interface Project {
  readonly siteDir: string;
  readonly read: ContentReader;
  /** Text of a file of the project; undefined where there is none. */
  readonly readText: (file: string) => Promise<string | undefined>;
  /** Files beside the content that name addresses: data, pages and judged queries, relative to the project's folder. */
  readonly namingFiles: readonly string[];
}

/**
 * What moving a document changes: the file and its translations with their locks, links to it in every language, its own relative links,
 * redirects, and data that names its address or file.
 *
 * @param from document such as `docs/start/a.mdx`.
 * @param to its new place, in `docs` too.
 * @throws Error where one of them is not usable, or content cannot be read.
 */
export async function planMove(project: Project, from: string, to: string): Promise<MovePlan> {
  const {siteDir, read, readText} = project;
  const translated = (await listLocales(siteDir)).filter((locale) => locale !== DEFAULT_LOCALE);
  const locales = [DEFAULT_LOCALE, ...translated];
  const contents = await Promise.all(locales.map(read));
  const unread = contents.flatMap(({problems}) => problems)[0];
  if (unread !== undefined) {
    throw new Error(
      `${unread.file}:${unread.line} cannot be read: ${unread.message} Correct it, then move again.`,
    );
  }
  const files = contents.flatMap((content) => content.files);
  const document = findDocument(files, from, to);
  const place = await findPlace(siteDir, document, to);
  const addresses = {from: document.path ?? '', to: place.path ?? ''};
  const moved = new Map([[from, to]]);
  for (const locale of translated) {
    const translation = translationFile(from, locale);
    if (files.some(({file}) => file === translation)) {
      moved.set(translation, translationFile(to, locale));
    }
  }
  const maps = new Map<string, SiteMap>();
  for (const locale of locales) {
    maps.set(locale, await readSiteMap(siteDir, locale, read));
  }
  const texts = new Map<string, string>();
  const changedOriginals = new Map<string, string>();
  for (const file of files) {
    const map = maps.get(file.locale);
    const text = map === undefined ? file.text : rewriteLinks(file, map, {moved, addresses});
    if (text !== file.text) {
      texts.set(moved.get(file.file) ?? file.file, text);
    }
    if (file.locale === DEFAULT_LOCALE && (text !== file.text || file.file === from)) {
      changedOriginals.set(file.file, text);
    }
  }
  for (const original of files.filter(({file}) => changedOriginals.has(file))) {
    const text = changedOriginals.get(original.file) ?? original.text;
    for (const {file} of files.filter(
      ({original: name, locale}) => name === original.file && locale !== DEFAULT_LOCALE,
    )) {
      const lock = await readText(`${file}${LOCK_SUFFIX}`);
      if (lock !== undefined) {
        const target = moved.get(file) ?? file;
        const source = moved.get(original.file) ?? original.file;
        texts.set(`${target}${LOCK_SUFFIX}`, await rewriteLock(lock, original, source, text));
        if (target !== file) {
          moved.set(`${file}${LOCK_SUFFIX}`, `${target}${LOCK_SUFFIX}`);
        }
      }
    }
  }
  if (addresses.from !== addresses.to) {
    texts.set(REDIRECTS_FILE, await rewriteRedirects(project, addresses));
  }
  for (const name of project.namingFiles) {
    const text = await readText(name);
    const rewritten = text
      ?.replace(standing(addresses.from, '#'), () => addresses.to)
      .replace(standing(from), () => to);
    if (rewritten !== undefined && rewritten !== text) {
      texts.set(name, rewritten);
    }
  }
  return {moved, texts, addresses};
}

const DOCUMENT = /^docs\/(?:[^/]+\/)*[^/_][^/]*\.mdx?$/u;

function findDocument(files: readonly ContentFile[], from: string, to: string): ContentFile {
  for (const name of [from, to]) {
    if (!DOCUMENT.test(name)) {
      throw new Error(
        `"${name}" is no document. Give two paths from the project's folder, such as docs/start/a.mdx.`,
      );
    }
  }
  if (files.some(({file}) => file === to)) {
    throw new Error(`There is already a file at ${to}. Choose another name.`);
  }
  const found = files.find(({file}) => file === from);
  if (found === undefined) {
    throw new Error(`There is no document at ${from}.`);
  }
  return found;
}

/** The document at its new place, as it would be read there. */
async function findPlace(siteDir: string, document: ContentFile, to: string): Promise<ContentFile> {
  const name = to.slice('docs/'.length);
  const versionPath = readVersionPaths(siteDir).get(CURRENT_VERSION) ?? '';
  const place = {...document, file: to, original: to, name};
  const [found] = (await parsePlace(place, document.text, versionPath)).files;
  if (found === undefined) {
    throw new Error(`${document.file} cannot be read.`);
  }
  return found;
}

type Move = Pick<MovePlan, 'moved' | 'addresses'>;

/** The text of a file with its links as they are after the move. */
function rewriteLinks(file: ContentFile, map: SiteMap, move: Move): string {
  const changes = new Map<string, string>();
  for (const link of collectLinks(file)) {
    const address = rewriteLink(link, file, map, move);
    if (address !== link.address) {
      changes.set(link.address, address);
    }
  }
  if (changes.size === 0) {
    return file.text;
  }
  const code = listCodeLines(file);
  return file.text
    .split('\n')
    .map((line, index) => {
      if (code.has(index + 1)) {
        return line;
      }
      return [...changes].reduce(
        (text, [old, address]) => text.replace(standing(old), () => address),
        line,
      );
    })
    .join('\n');
}

/** Lines of blocks of code, which show addresses and link nowhere. */
function listCodeLines({tree}: ContentFile): ReadonlySet<number> {
  const lines = new Set<number>();
  visit(tree, 'code', ({position}) => {
    for (let line = position?.start.line ?? 0; line <= (position?.end.line ?? -1); line += 1) {
      lines.add(line);
    }
  });
  return lines;
}

function rewriteLink(link: FoundLink, file: ContentFile, map: SiteMap, move: Move): string {
  const {address} = link;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/su.exec(address) ?? [];
  const target = resolveLink(link, file, map);
  const folder = posix.dirname(file.file);
  const newFolder = posix.dirname(move.moved.get(file.file) ?? file.file);
  if (/\.mdx?$/iu.test(pathname) && (target.type === 'page' || target.type === 'file')) {
    return `${rewriteFileName(pathname, file, move)}${rest}`;
  }
  if (target.type === 'page') {
    const isMoved = target.path === move.addresses.from && pathname !== '';
    const isRelative = !pathname.startsWith('/') && pathname !== '';
    if (isMoved) {
      return `${move.addresses.to}${rest}`;
    }
    return isRelative && move.moved.has(file.file) ? `${target.path}${rest}` : address;
  }
  if (target.type === 'file' && /^\.\.?\//u.test(pathname) && folder !== newFolder) {
    return `${relative(newFolder, posix.join(folder, pathname))}${rest}`;
  }
  return address;
}

/** A link that names a Markdown file, in the way in which it was written. */
function rewriteFileName(pathname: string, file: ContentFile, {moved}: Move): string {
  const newPlace = moved.get(file.file) ?? file.file;
  if (/^\.\.?\//u.test(pathname)) {
    const target = posix.join(posix.dirname(file.file), pathname);
    return relative(posix.dirname(newPlace), moved.get(target) ?? target);
  }
  for (const [old, place] of moved) {
    if (pathname === `@site/${old}`) {
      return `@site/${place}`;
    }
    if (old.startsWith('docs/')) {
      const [oldName, name] = [old, place].map((path) => path.slice('docs'.length));
      if (pathname === oldName || pathname === `/${old}`) {
        return pathname === oldName ? (name ?? '') : `/${place}`;
      }
      if (pathname === oldName?.slice(1) || posix.join(posix.dirname(old), pathname) === old) {
        return name ?? '';
      }
    }
  }
  return pathname;
}

function relative(folder: string, target: string): string {
  const path = posix.relative(folder, target);
  return path.startsWith('.') ? path : `./${path}`;
}

/** An address or file name that stands for itself, not as part of a longer one; `after` may follow it. */
function standing(address: string, after = ''): RegExp {
  const escaped = address.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  const follows = ['#', '?'].filter((sign) => !after.includes(sign)).join('');
  return new RegExp(String.raw`(?<![\w/.@-])${escaped}(?![\w/${follows}-]|\.\w)`, 'gu');
}

/** A lock whose blocks are those of the rewritten original: what was up to date stays so. */
async function rewriteLock(
  lockText: string,
  original: ContentFile,
  source: string,
  text: string,
): Promise<string> {
  const {lock} = parseLock(lockText);
  const [rewritten] = (await parsePlace(original, text, '')).files;
  if (lock === undefined || rewritten === undefined) {
    return lockText;
  }
  const before = createLock(source, listBlocks(original)).blocks;
  const after = createLock(source, listBlocks(rewritten)).blocks;
  const known = new Map(before.map((block, index) => [block.hash, after[index] ?? block]));
  return formatLock({source, blocks: lock.blocks.map((block) => known.get(block.hash) ?? block)});
}

/** Leads from the old address to the new one, and older redirects straight to it. */
async function rewriteRedirects(
  {siteDir, readText}: Project,
  {from, to}: MovePlan['addresses'],
): Promise<string> {
  const {redirects, problems} = readRedirects(siteDir);
  if (problems[0] !== undefined) {
    throw new Error(
      `${problems[0].file}:${problems[0].line}: ${problems[0].message} Correct it, then move again.`,
    );
  }
  const {addresses} = await readUrlManifest(siteDir);
  const text = (await readText(REDIRECTS_FILE)) ?? '';
  const lines = text.split('\n');
  const dropped = new Set(
    redirects.filter((redirect) => redirect.from === to).map(({line}) => line),
  );
  const kept = lines
    .filter((_, index) => !dropped.has(index + 1) && !dropped.has(index))
    .map((line) =>
      /^\s*to:/u.test(line) && parseAddress(line.replace(/^\s*to:\s*'?|'$/gu, '')).path === from
        ? line.replace(from, () => to)
        : line,
    );
  const isPublished = addresses.has(from);
  const entry = isPublished ? `- from: ${from}\n  to: ${to}\n` : '';
  return `${kept.join('\n').trimEnd()}\n${entry}`;
}
