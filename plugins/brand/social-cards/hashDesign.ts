import {createHash} from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import {hashModules} from '@selection-set/plugin-kit/hashModules';
import sharp from 'sharp';
import type {Card} from './card';
import {type FontFile, hashFonts} from './fonts';

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
