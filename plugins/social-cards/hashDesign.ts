import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import type {Card} from './card';
import {type FontFile, hashFonts} from './fonts';

const ROOT = path.join(__dirname, '../..');
/** Everything that decides how a card looks, beside the card itself. */
const SOURCES = ['plugins/social-cards', 'plugins/brand-assets', 'src/data', 'src/lib/colour'];

/** The same as long as code, colours, marks, fonts and the libraries that draw are the same; hexadecimal. */
export async function hashDesign(fonts: readonly FontFile[]): Promise<string> {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([sharp.versions, process.versions.icu, hashFonts(fonts)]));
  for (const folder of SOURCES) {
    const names = await readdir(path.join(ROOT, folder));
    for (const name of names.filter((file) => /\.(?:ts|mjs)$/u.test(file)).toSorted()) {
      hash.update(name).update(await readFile(path.join(ROOT, folder, name)));
    }
  }
  return hash.digest('hex');
}

/** Name of a card's file in the cache, without extension. */
export function cardKey(card: Card, design: string): string {
  return createHash('sha256')
    .update(JSON.stringify([design, card]))
    .digest('hex');
}
