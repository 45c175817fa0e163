import {createHash} from 'node:crypto';
import {constants} from 'node:fs';
import {copyFile, mkdir, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import logger from '@docusaurus/logger';
import type {LoadContext, Props} from '@docusaurus/types';
import {
  type BuiltPages,
  type PageStep,
  isMissingFile,
  messageOf,
  pageFile,
  readLabels,
} from '@selection-set/plugin-kit';
import {hashModules} from '@selection-set/plugin-kit/hashModules';
import {withoutBase} from '@selection-set/site-paths';
import pLimit from 'p-limit';
import sharp from 'sharp';
import {CARD_FOLDER} from '../../../src/lib/paths/cardPath';
import {DEFAULT_CARD} from '../brand-assets/composeAssets';
import {createPainter} from './createPainter';
import {
  CARD_SIZE,
  describePage,
  type Card,
  type PageFacts,
  type PostFacts,
  type SiteLanguage,
} from './describePage';
import {hashFonts, readFonts, type FontFile} from './fonts';
import {readPosts} from './readPosts';

/** What the head of a built page says about it. */
export interface PageHead {
  readonly title: string;
  /** Address of its social image. */
  readonly image: string;
}

/** As Docusaurus writes and shortens it: quotes only where a value needs them. */
const TITLE = /<title\b[^>]*>(?<title>[^<]*)<\/title>/u;
const IMAGE =
  /<meta\b[^>]*\bproperty=(?<quote>"?)og:image\k<quote>\s+content=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s">]+))[^>]*>/u;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: '\u{a0}',
  quot: '"',
};

/** Title and social image of a page; undefined where one is missing. */
export function readHead(html: string): PageHead | undefined {
  const title = TITLE.exec(html)?.groups?.title;
  const image = IMAGE.exec(html)?.groups;
  const address = image?.quoted ?? image?.bare;
  return title === undefined || address === undefined
    ? undefined
    : {title: decode(title), image: decode(address)};
}

/** The page with size and text of its card beside its address, which is true only once the card is there (DOC-5). */
export function describeImage(html: string, alt: string): string {
  const tags = [
    `<meta property="og:image:width" content="${CARD_SIZE.width}">`,
    `<meta property="og:image:height" content="${CARD_SIZE.height}">`,
    `<meta property="og:image:alt" content="${encode(alt)}">`,
    `<meta name="twitter:image:alt" content="${encode(alt)}">`,
  ];
  return html.replace(IMAGE, (image) => image + tags.join(''));
}

function decode(text: string): string {
  return text.replace(
    /&(?:#x(?<hex>[\da-f]+)|#(?<decimal>\d+)|(?<name>\w+));/giu,
    (entity, ...rest) => {
      const {hex, decimal, name}: Record<string, string | undefined> = rest.at(-1);
      if (name !== undefined) {
        return ENTITIES[name] ?? entity;
      }
      return String.fromCodePoint(
        Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16),
      );
    },
  );
}

function encode(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

export interface CardStore {
  /** Puts the card of a key at a place, and makes it first where it is not kept. */
  readonly put: (key: string, target: string, make: () => Promise<Buffer>) => Promise<void>;
  /** Forgets what nobody has asked for. */
  readonly prune: () => Promise<void>;
}

/** Cards in a folder that outlives builds: a page that has not changed costs a copy (DOC-5). */
export function keepCards(folder: string): CardStore {
  const used = new Set<string>();
  // Two pages of the same card, made at the same time, would take each other's draft away.
  const making = new Map<string, Promise<void>>();
  return {
    put: async (key, target, make) => {
      const name = `${key}.png`;
      const file = path.join(folder, name);
      used.add(name);
      await mkdir(path.dirname(target), {recursive: true});
      if (!(await copyIfThere(file, target))) {
        const made = making.get(key) ?? writeWhole(file, make);
        making.set(key, made);
        await made;
        await copyIfThere(file, target);
      }
    },
    prune: async () => {
      await mkdir(folder, {recursive: true});
      const names = await readdir(folder);
      await Promise.all(
        names.filter((name) => !used.has(name)).map((name) => rm(path.join(folder, name))),
      );
    },
  };
}

/** Under another name first, so that a build that is cut off leaves no half picture. */
async function writeWhole(file: string, make: () => Promise<Buffer>): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, await make());
  await rename(draft, file);
}

async function copyIfThere(file: string, target: string): Promise<boolean> {
  try {
    await copyFile(file, target, constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    if (isMissingFile(error)) {
      return false;
    }
    throw error;
  }
}

/** Everything that decides how a card looks, beside the card itself; the worker is started by its path, not imported. */
const ENTRIES = ['drawCards.ts', 'shaper.mjs'].map((name) => path.join(__dirname, name));

/** The same as long as code, colours, marks, fonts and the libraries that draw are the same; hexadecimal. */
export function hashDesign(fonts: readonly FontFile[]): string {
  return createHash('sha256')
    .update(JSON.stringify([sharp.versions, process.versions.icu, hashFonts(fonts)]))
    .update(hashModules(ENTRIES))
    .digest('hex');
}

/** Name of a card's file in the cache, without extension. */
export function cardKey(card: Card, design: string): string {
  return createHash('sha256')
    .update(JSON.stringify([design, card]))
    .digest('hex');
}

export interface CardsInput {
  /** Built pages of one language. */
  readonly pages: Pick<BuiltPages, 'read'>;
  /** Where they lie. */
  readonly folder: string;
  readonly cacheFolder: string;
  /** Addresses below base address and language, such as `/docs/start`. */
  readonly paths: readonly string[];
  /** Address of the language's home page, with origin, base address and a slash at the end. */
  readonly home: string;
  /** What Docusaurus puts behind the title of a page. */
  readonly titleSuffix: string;
  readonly siteName: string;
  readonly posts: ReadonlyMap<string, PostFacts>;
  readonly language: SiteLanguage;
  /** Card that takes the place of one that cannot be drawn, in the folder of the pages. */
  readonly defaultCard: string;
  readonly warn: (message: string) => void;
}

/** Enough to keep the shaper, sharp's threads and the disk busy. */
const CONCURRENCY = 4;

/** A card that has been written, and the page that does not say so yet. */
interface DrawnCard {
  /** Of the page. */
  readonly file: string;
  /** What the card says, in one line. */
  readonly alt: string;
}

/**
 * Writes the card of each page that points to one, and leaves the pages as they are: others may read them meanwhile (DOC-5). A card that
 * cannot be drawn stops nothing: its page is named in a warning and shows the default card.
 */
export async function drawCards(input: CardsInput): Promise<readonly DrawnCard[]> {
  const fonts = await readFonts();
  const design = hashDesign(fonts);
  const painter = createPainter(fonts);
  const store = keepCards(input.cacheFolder);
  const limit = pLimit(CONCURRENCY);
  try {
    const drawn = await Promise.all(
      input.paths.map((page) =>
        limit(async () => {
          const found = findPage(input, page);
          if (found === undefined) {
            return [];
          }
          const {card, target} = found;
          try {
            await store.put(cardKey(card, design), target, () => painter.paint(card));
          } catch (error) {
            input.warn(
              `${page} shows the default social card: ${messageOf(error)}. Change the title "${card.title}", or give the page an "image" of its own in its front matter.`,
            );
            await mkdir(path.dirname(target), {recursive: true});
            await copyFile(path.join(input.folder, input.defaultCard), target);
          }
          return [{file: found.file, alt: altOf(card, input.siteName)}];
        }),
      ),
    );
    await store.prune();
    return drawn.flat();
  } finally {
    await painter.close();
  }
}

/** Writes into the pages how large their cards are and what they say (DOC-5). */
export function describeCards(pages: BuiltPages, drawn: readonly DrawnCard[]): void {
  for (const {file, alt} of drawn) {
    pages.write(file, describeImage(pages.read(file) ?? '', alt));
  }
}

interface FoundPage {
  readonly file: string;
  readonly card: Card;
  /** File of the card. */
  readonly target: string;
}

/** Undefined for a page without a card: one with an image of its own, an error page, or a route that is no page. */
function findPage(input: CardsInput, page: string): FoundPage | undefined {
  const file = pageFile(page);
  const html = input.pages.read(file);
  const head = html === undefined ? undefined : readHead(html);
  const start = input.home + CARD_FOLDER.slice(1);
  if (html === undefined || head?.image.startsWith(start) !== true) {
    return undefined;
  }
  const {title, image} = head;
  const facts: PageFacts = {
    path: page,
    title: title.endsWith(input.titleSuffix) ? title.slice(0, -input.titleSuffix.length) : title,
    ...withPost(input.posts.get(page)),
  };
  return {
    file,
    card: describePage(facts, input.language),
    target: path.join(input.folder, CARD_FOLDER, decodeURI(image.slice(start.length))),
  };
}

function withPost(post: PostFacts | undefined): Pick<PageFacts, 'post'> {
  return post === undefined ? {} : {post};
}

/** What the card says, in one line. */
function altOf({title, section}: Card, siteName: string): string {
  return [title, ...section, siteName].join(' – ');
}

/** Below the project's folder; outlives builds and `docusaurus start`. */
const CACHE_FOLDER = 'node_modules/.cache/social-cards';

/**
 * Draws a social card for every page of one built language, from its title, section and tools (DOC-5).
 *
 * @param posts by their address, as `readPosts` gives them.
 * @returns the cards for `describeCards`.
 */
async function drawSiteCards(
  {siteDir, baseUrl, i18n, siteConfig}: LoadContext,
  {outDir, routesPaths}: Pick<Props, 'outDir' | 'routesPaths'>,
  pages: BuiltPages,
  posts: ReadonlyMap<string, PostFacts>,
): Promise<readonly DrawnCard[]> {
  const {currentLocale, localeConfigs} = i18n;
  const {title, titleDelimiter, url} = siteConfig;
  return drawCards({
    pages,
    folder: outDir,
    cacheFolder: path.join(siteDir, CACHE_FOLDER, currentLocale),
    paths: [...new Set(routesPaths.map((address) => withoutBase(address, baseUrl)))],
    home: url + baseUrl,
    titleSuffix: ` ${titleDelimiter} ${title}`,
    siteName: title,
    posts: new Map([...posts].map(([address, post]) => [withoutBase(address, baseUrl), post])),
    language: {
      language: currentLocale,
      isRtl: localeConfigs[currentLocale]?.direction === 'rtl',
      label: await readLabels(siteDir, currentLocale),
    },
    defaultCard: DEFAULT_CARD,
    warn: (message) => {
      logger.warn(message);
    },
  });
}

/** Draws a social card for each page, in other threads while other steps read, and then says in the page how large it is and what it shows. */
export function cardStep(context: LoadContext): PageStep<Props> {
  let posts: ReadonlyMap<string, PostFacts> = new Map();
  let cards: readonly DrawnCard[] = [];
  return {
    name: 'social-cards',
    load(allContent) {
      posts = readPosts(allContent);
    },
    async read(pages, build) {
      cards = await drawSiteCards(context, build, pages, posts);
    },
    async write(pages) {
      describeCards(pages, cards);
    },
  };
}
