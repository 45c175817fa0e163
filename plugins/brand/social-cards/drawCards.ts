import {createHash} from 'node:crypto';
import {constants} from 'node:fs';
import {copyFile, mkdir, readdir, rename, rm, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {isMissingFile, messageOf} from '@selection-set/plugin-kit';
import pLimit from 'p-limit';
import {CARD_FOLDER} from '../../../src/lib/paths/cardPath';
import {createPainter} from './createPainter';
import type {Card, PageCard} from './describePage';
import {readFonts} from './fonts';

export interface CardStore {
  /** Puts the card with a key at a path; draws it first if it is not cached. */
  readonly put: (key: string, target: string, make: () => Promise<Buffer>) => Promise<void>;
  /** Deletes cards that nobody has requested. */
  readonly prune: () => Promise<void>;
}

/** Cards in a folder that outlives builds: an unchanged page only costs a copy (DOC-5). */
export function keepCards(folder: string): CardStore {
  const used = new Set<string>();
  // Two pages with the same card, drawn at the same time, would delete each other's draft.
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

/** Under a temporary name first, so that an interrupted build leaves no partial picture. */
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

/**
 * Name of a card's file in the cache, without extension.
 *
 * @param design key of everything else that affects a card.
 */
export function cardKey(card: Card, design: string): string {
  return createHash('sha256')
    .update(JSON.stringify([design, card]))
    .digest('hex');
}

export interface CardsTarget {
  /** Where the pages lie. */
  readonly folder: string;
  readonly cacheFolder: string;
  /** Key of everything apart from the content that affects a card. */
  readonly design: string;
  /** Card that replaces one that cannot be drawn, in the folder of the pages. */
  readonly defaultCard: string;
  readonly warn: (message: string) => void;
}

/**
 * Writes cards without changing pages, which others are working on meanwhile (DOC-5). A card that cannot be drawn does not stop the build:
 * its page is named in a warning and shows the default card.
 */
export async function drawCards(
  cards: readonly PageCard[],
  {folder, cacheFolder, design, defaultCard, warn}: CardsTarget,
): Promise<void> {
  const painter = createPainter(await readFonts());
  const store = keepCards(cacheFolder);
  const limit = pLimit(availableParallelism());
  try {
    await Promise.all(
      cards.map(({page, card, name}) =>
        limit(async () => {
          const target = path.join(folder, CARD_FOLDER, name);
          try {
            await store.put(cardKey(card, design), target, () => painter.paint(card));
          } catch (error) {
            warn(
              `${page} shows the default social card: ${messageOf(error)}. Change the title "${card.title}", or give the page an "image" of its own in its front matter.`,
            );
            await mkdir(path.dirname(target), {recursive: true});
            await copyFile(path.join(folder, defaultCard), target);
          }
        }),
      ),
    );
    await store.prune();
  } finally {
    await painter.close();
  }
}
