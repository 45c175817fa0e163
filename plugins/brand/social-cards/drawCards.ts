import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import {messageOf} from '../../../src/lib/packageInfo/errors';
import {CARD_FOLDER} from '../../../src/lib/paths/cardPath';
import {type BuiltPages, pageFile} from '@selection-set/plugin-kit';
import type {Card} from './card';
import {createPainter} from './createPainter';
import {type PageFacts, describePage, type PostFacts, type SiteLanguage} from './describePage';
import {readFonts} from './fonts';
import {cardKey, hashDesign} from './hashDesign';
import {keepCards} from './keepCards';
import {describeImage, readHead} from './pageHead';

export interface CardsInput {
  /** Built pages of one language. */
  readonly pages: Pick<BuiltPages, 'read'>;
  /** Where they lie. */
  readonly folder: string;
  readonly cacheFolder: string;
  /** Addresses below base address and language, such as `/docs/yoga`. */
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
export interface DrawnCard {
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
