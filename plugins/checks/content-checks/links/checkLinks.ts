import {access, stat} from 'node:fs/promises';
import path from 'node:path';
import {
  collectLinks,
  describeDeadFile,
  describeDeadHash,
  describeDeadPath,
  describeFullAddress,
  nearest,
  resolveLink,
  suggest,
  type ContentFile,
  type FoundLink,
  type LinkSurroundings,
  type Problem,
} from '@selection-set/content-model';
import {listFiles, onceFor} from '@selection-set/plugin-kit';
import sharp from 'sharp';
import {visit} from 'unist-util-visit';
import {PICTURE_MAX_BYTES} from '../../../../src/lib/constants';

const REFERENCE = /\[(?<words>[^\][]+)\]\[(?<given>[^\][]*)\]/gu;

/** `[text][name]` or `[name][]` without a line `[name]: address` is shown to readers as it is written. */
const findUndefinedReferences = onceFor(({file, tree}: ContentFile): readonly Problem[] => {
  const problems: Problem[] = [];
  visit(tree, 'text', ({value, position}) => {
    for (const {groups, index} of value.matchAll(REFERENCE)) {
      const {words = '', given = ''} = groups ?? {};
      const name = given === '' ? words : given;
      const before = value.slice(0, index).match(/\n/gu)?.length ?? 0;
      problems.push({
        file,
        line: (position?.start.line ?? 1) + before,
        rule: 'links',
        message: `No line says where "[${name}]" leads; add "[${name}]: /address", or put the text in code font.`,
      });
    }
  });
  return problems;
});

const RULE = 'links';

/** Links, anchors and pictures that lead nowhere, or somewhere in a way that costs readers a redirect or their language. */
export async function checkLinks(
  siteDir: string,
  files: readonly ContentFile[],
  surroundings: LinkSurroundings,
): Promise<readonly Problem[]> {
  const drafts = new Set(
    files
      .filter(({frontMatter}) => frontMatter.values.draft === true)
      .flatMap(({file, path: address}) => [file, address]),
  );
  const problems = files.map(async (file) => {
    // The picture of the front matter is a field like the others, and checked with them.
    // So are imports, by the check of names.
    const links = collectLinks(file).filter(
      ({kind}) => kind !== 'front-matter' && kind !== 'import',
    );
    const messages = links.map(async (link) => {
      const message = await describe(siteDir, link, file, {...surroundings, drafts});
      return message === undefined ? [] : [{file: file.file, line: link.line, rule: RULE, message}];
    });
    return [...(await Promise.all(messages)).flat(), ...findUndefinedReferences(file)];
  });
  return (await Promise.all(problems)).flat();
}

/** What Markdown links to files end with, before a heading's id. */
const NAMES_FILE = /\.mdx?(?:#|$)/u;

interface Drafts {
  /** Files and addresses of pages that are not published yet. */
  readonly drafts: ReadonlySet<string | undefined>;
}

async function describe(
  siteDir: string,
  link: FoundLink,
  from: ContentFile,
  surroundings: LinkSurroundings & Drafts,
): Promise<string | undefined> {
  const {map, drafts} = surroundings;
  const host = describeHost(link.address);
  if (host !== undefined) {
    return host;
  }
  const target = resolveLink(link, from, map);
  switch (target.type) {
    case 'outside':
      // Packages are another check's affair.
      return link.kind === 'require' ? undefined : describeFullAddress(link.address, surroundings);
    case 'empty':
      return 'This link has no address.';
    case 'page':
      if (from.kind === 'post' && NAMES_FILE.test(link.address) && target.path !== from.path) {
        // Docusaurus looks for files among the posts of one language, where a translation takes the place of its original.
        return `"${link.address}" names the file of a post, which no language finds that has only one of the two posts. Write "${target.path}${target.hash === '' ? '' : `#${target.hash}`}".`;
      }
      return map.pages.has(target.path) || map.files.has(target.path)
        ? (describeDeadHash(target.path, target.hash, surroundings) ??
            (await describePicture(siteDir, `static${target.path}`)))
        : drafts.has(target.path)
          ? describeDraft(target.path)
          : describeDeadPath(target.path, surroundings);
    case 'file':
      return describeMissingFile(siteDir, link, target.file);
    case 'file-in-attribute':
      return `"${link.address}" names a file, which only Markdown links may; write ${target.path === undefined ? 'the address of a page' : `"${target.path}"`}.`;
    case 'no-file':
      return (
        (await describeOutside(siteDir, target.name, from, drafts)) ??
        describeDeadFile(target.name, from, surroundings)
      );
    case 'includer':
      return undefined;
    default:
      return target satisfies never;
  }
}

/** What begins with the name of another site, and is read as a path of this one. */
const HOST = /^(?:www\.[a-z\d-]+\.|[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|dev|io|net|org)(?:[/?#]|$))/iu;

function describeHost(address: string): string | undefined {
  return HOST.test(address)
    ? `"${address}" is read as a path of this site. Write "https://${address}" for another site.`
    : undefined;
}

/** A file of the project that is no page, such as its README. */
async function describeOutside(
  siteDir: string,
  name: string,
  from: ContentFile,
  drafts: Drafts['drafts'],
): Promise<string | undefined> {
  const files = [
    ...(name.startsWith('/')
      ? [`docs${name}`]
      : [path.posix.join(path.posix.dirname(from.file), name)]),
    name.replace(/^\/+/u, ''),
  ].filter((file) => !file.startsWith('../'));
  const [file] = (
    await Promise.all(files.map(async (each) => ((await isThere(siteDir, each)) ? [each] : [])))
  ).flat();
  if (file === undefined) {
    return undefined;
  }
  return drafts.has(file)
    ? describeDraft(name)
    : `"${name}" is ${file}, which is no page of the site. Link to where readers find it, with https://.`;
}

function describeDraft(name: string): string {
  return `"${name}" is a draft, which readers do not find. Remove "draft: true" there, or the link here.`;
}

async function isThere(siteDir: string, file: string): Promise<boolean> {
  return access(path.join(siteDir, file)).then(
    () => true,
    () => false,
  );
}

async function describeMissingFile(
  siteDir: string,
  {address}: FoundLink,
  file: string,
): Promise<string | undefined> {
  if (await isThere(siteDir, file)) {
    return describePicture(siteDir, file);
  }
  const names = await listFiles(path.join(siteDir, path.posix.dirname(file)));
  const near = nearest(path.posix.basename(file), names);
  return `There is no file "${file}", which "${address}" names.${suggest(near)}`;
}

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/iu;

/** A file with the ending of a picture that is none, such as the page that a server sent in its place, or one that takes long to arrive. */
async function describePicture(siteDir: string, file: string): Promise<string | undefined> {
  const target = path.join(siteDir, file);
  const size = PICTURE.test(file) ? await sizeOf(target) : undefined;
  if (size === undefined) {
    return undefined;
  }
  if (size > PICTURE_MAX_BYTES) {
    return `"${file}" has ${inMegabytes(size)} MB, which readers would wait for. Scale it down to what the page shows, and save it with less than ${inMegabytes(PICTURE_MAX_BYTES)} MB.`;
  }
  return sharp(target)
    .metadata()
    .then(
      () => undefined,
      () =>
        `"${file}" is damaged or not an image that browsers can show. Save it again in the format that its extension names.`,
    );
}

/** Bytes of a file; undefined where it is not there. */
function sizeOf(target: string): Promise<number | undefined> {
  return stat(target).then(
    ({size}) => size,
    () => undefined,
  );
}

function inMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1).replace(/\.0$/u, '');
}
