import type {Card} from './card';
import {composeCard} from './composeCard';
import type {FontFile} from './fonts';
import {renderCard} from './renderCard';
import {type Shaper, startShaper} from './startShaper';
import {createTypeset} from './typeset';

export interface Painter {
  /** PNG of a card; the same bytes for the same card. */
  readonly paint: (card: Card) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Draws cards. The shaper starts with the first one, and never when all cards are kept from before. */
export function createPainter(fonts: readonly FontFile[]): Painter {
  let started: Promise<Shaper> | undefined;
  return {
    paint: async (card) => {
      started ??= startShaper(fonts);
      return renderCard(await composeCard(card, createTypeset(await started)));
    },
    close: async () => {
      await (await started)?.close();
    },
  };
}
