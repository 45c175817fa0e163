import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import type {Card} from '../../../../../plugins/brand/social-cards/describePage';
import {readFonts} from '../../../../../plugins/brand/social-cards/fonts';
import {cardStep, hashDesign} from '../../../../../plugins/brand/social-cards';
import {cardKey, keepCards} from '../../../../../plugins/brand/social-cards/drawCards';
import {createPages} from '../../../../support/builtPages';

const CARD: Card = {
  kind: 'page',
  title: 'About Us',
  section: [],
  tools: [],
  language: 'en-US',
  isRtl: false,
};

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cards-'));
});
afterEach(async () => {
  await rm(folder, {recursive: true});
});

describe('cards that are kept (DOC-5)', () => {
  test('are made once, and copied from then on, by another build too', async () => {
    const make = jest.fn(() => Promise.resolve(Buffer.from('png')));
    await keepCards(path.join(folder, 'cache')).put('key', path.join(folder, 'a/b.png'), make);
    await keepCards(path.join(folder, 'cache')).put('key', path.join(folder, 'c.png'), make);
    expect(make).toHaveBeenCalledTimes(1);
    expect(await readFile(path.join(folder, 'a/b.png'), 'utf8')).toBe('png');
    expect(await readFile(path.join(folder, 'c.png'), 'utf8')).toBe('png');
  });

  test('are made once for two pages of the same card, which are written at the same time', async () => {
    const make = jest.fn(() => Promise.resolve(Buffer.from('png')));
    const store = keepCards(path.join(folder, 'cache'));
    await Promise.all(
      ['a.png', 'b.png'].map((name) => store.put('key', path.join(folder, name), make)),
    );
    expect(make).toHaveBeenCalledTimes(1);
    expect(await readFile(path.join(folder, 'a.png'), 'utf8')).toBe('png');
    expect(await readFile(path.join(folder, 'b.png'), 'utf8')).toBe('png');
  });

  test('are forgotten when no page asked for them', async () => {
    const cache = path.join(folder, 'cache');
    const make = () => Promise.resolve(Buffer.from('png'));
    await keepCards(cache).put('old', path.join(folder, 'a.png'), make);
    const store = keepCards(cache);
    await store.put('new', path.join(folder, 'b.png'), make);
    await store.prune();
    expect(await readdir(cache)).toEqual(['new.png']);
  });

  test('stay when another language asked for them: each has a folder of its own', async () => {
    const kept = path.join(folder, 'node_modules/.cache/social-cards');
    for (const [place, name, text] of [
      [path.join(folder, 'i18n/en-US'), 'code.json', '{}'],
      [path.join(kept, 'en-US'), 'old.png', 'old'],
      [path.join(kept, 'fr'), 'own.png', 'own'],
    ] as const) {
      await mkdir(place, {recursive: true});
      await writeFile(path.join(place, name), text);
    }
    // The parts of context and build that the step reads.
    const step = cardStep({
      siteDir: folder,
      baseUrl: '/',
      i18n: {currentLocale: 'en-US', localeConfigs: {}},
      siteConfig: {title: 'Site', titleDelimiter: '–', url: 'https://site.example'},
    } as unknown as LoadContext);
    const build = {routesPaths: [], outDir: path.join(folder, 'build')} as unknown as Props;
    await step.beside?.(createPages(new Map()), build);
    expect(await readdir(path.join(kept, 'en-US'))).toEqual([]);
    expect(await readdir(path.join(kept, 'fr'))).toEqual(['own.png']);
  });

  test('leave nothing behind when one cannot be made', async () => {
    const cache = path.join(folder, 'cache');
    const make = () => Promise.reject(new Error('no'));
    await expect(keepCards(cache).put('key', path.join(folder, 'a.png'), make)).rejects.toThrow(
      'no',
    );
    expect(await readdir(cache)).toEqual([]);
  });
});

describe('the key of a card (DOC-5)', () => {
  test('changes with everything the card shows, and with the design', () => {
    const keys = [
      cardKey(CARD, 'one'),
      cardKey(CARD, 'two'),
      cardKey({...CARD, title: 'About us'}, 'one'),
      cardKey({...CARD, tools: ['YOGA']}, 'one'),
      cardKey({...CARD, isRtl: true}, 'one'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(cardKey({...CARD}, 'one')).toBe(keys[0]);
  });

  test('the design is the same twice, and another with other fonts', async () => {
    const fonts = await readFonts();
    expect(hashDesign(fonts)).toBe(hashDesign(fonts));
    expect(hashDesign(fonts.slice(1))).not.toBe(hashDesign(fonts));
  });
});
