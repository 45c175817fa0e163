import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {previewCard} from '../../../../../plugins/brand/social-cards';

const SITE = path.join(__dirname, '../../../../..');
const LOCALES = {'en-US': {direction: 'ltr'}, ar: {direction: 'rtl'}} as const;
/** Three shapers start, each with eight fonts. */
const TIMEOUT_MS = 60_000;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'card-'));
});
afterEach(async () => {
  await rm(folder, {recursive: true});
});

const preview = (file: string) =>
  previewCard({siteDir: SITE, localeConfigs: LOCALES, file, folder});

describe('the preview of a card (DOC-5)', () => {
  test(
    'draws the card of a document, a post and a translation without a build',
    async () => {
      const files = [
        await preview('docs/yoga/index.mdx'),
        await preview('blog/2026-11-16-testing-resolvers-without-a-server/index.mdx'),
        await preview('i18n/ar/docusaurus-plugin-content-docs/current/start/glossary.mdx'),
      ];
      expect(files.map((file) => path.relative(folder, file).split(path.sep).join('/'))).toEqual([
        'en-US/img/cards/docs/yoga.png',
        'en-US/img/cards/blog/testing-resolvers-without-a-server.png',
        'ar/img/cards/docs/start/glossary.png',
      ]);
      for (const file of files) {
        expect(await sharp(await readFile(file)).metadata()).toMatchObject({width: 1200});
      }
    },
    TIMEOUT_MS,
  );

  test('says which files have a card when one has none', async () => {
    await expect(preview('src/css/README.md')).rejects.toThrow(/docs\/start\/index\.mdx/u);
  });
});
