import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {Worker} from 'node:worker_threads';
import logger from '@docusaurus/logger';
import type {AllContent, I18nLocaleConfig, LoadContext, Plugin, Props} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {formatProblems, readContentFile, type ContentFile} from '@selection-set/content-model';
import {
  type BuiltPages,
  type PageStep,
  listFiles,
  readLabels,
  withSentences,
} from '@selection-set/plugin-kit';
import {hashModules} from '@selection-set/plugin-kit/hashModules';
import {withoutBase} from '@selection-set/site-paths';
import sharp from 'sharp';
import {parse} from 'yaml';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {cardPath} from '../../../src/lib/paths/cardPath';
import {DEFAULT_CARD} from '../brand-assets/composeAssets';
import {createPainter} from './createPainter';
import {
  describeCards,
  describePage,
  listCards,
  type PageCard,
  type PostFacts,
} from './describePage';
import {cardKey, drawCards, type CardsTarget} from './drawCards';
import {hashFonts, readFonts, type FontFile} from './fonts';

export interface PreviewInput {
  readonly siteDir: string;
  readonly localeConfigs: Readonly<Record<string, Pick<I18nLocaleConfig, 'direction'>>>;
  /** Markdown file, absolute or relative to the project's folder. */
  readonly file: string;
  /** Where the card goes. */
  readonly folder: string;
}

/**
 * Draws the card of one Markdown file without a build.
 *
 * @returns the card's file.
 * @throws Error when the file is not a page, cannot be parsed, or has an image of its own.
 */
export async function previewCard(input: PreviewInput): Promise<string> {
  const {siteDir, localeConfigs, folder} = input;
  const name = path.relative(siteDir, path.resolve(siteDir, input.file)).replaceAll(path.sep, '/');
  const locale = /^i18n\/(?<locale>[^/]+)\//u.exec(name)?.groups?.locale ?? DEFAULT_LOCALE;
  const {files, problems} = await readContentFile(siteDir, locale, name);
  if (problems.length > 0) {
    throw new Error(formatProblems(problems));
  }
  const [page] = files;
  const target = cardPath(page?.path ?? '/404');
  if (page?.path === undefined || target === undefined) {
    throw new Error(
      `${name} is no page with a card. Name a Markdown file of docs, blog, src/pages or their translations, such as docs/start/index.mdx.`,
    );
  }
  const {title, image} = page.frontMatter.values;
  if (image !== undefined) {
    throw new Error(`${name} shows the "image" of its front matter: ${JSON.stringify(image)}.`);
  }
  const painter = createPainter(await readFonts());
  try {
    const language = {
      language: locale,
      isRtl: localeConfigs[locale]?.direction === 'rtl',
      label: await readLabels(siteDir, locale),
    };
    const post = page.kind === 'post' ? {post: await readPost(siteDir, page)} : {};
    const card = describePage({path: page.path, title: String(title), ...post}, language);
    const file = path.join(folder, locale, target);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, await painter.paint(card));
    return file;
  } finally {
    await painter.close();
  }
}

const AUTHORS_FILE = 'blog/authors.yml';
const AuthorsSchema = Joi.object<Record<string, {name?: string}>>().pattern(
  Joi.string(),
  Joi.object({name: Joi.string()}).unknown(),
);

async function readPost(siteDir: string, {name, frontMatter}: ContentFile): Promise<PostFacts> {
  const {date, authors, tools} = frontMatter.values;
  const yaml: unknown = parse(await readFile(path.join(siteDir, AUTHORS_FILE), 'utf8'));
  const known = Joi.attempt(yaml, AuthorsSchema, `${AUTHORS_FILE}:`);
  return {
    date: new Date(typeof date === 'string' ? date : (/^\d{4}-\d{2}-\d{2}/u.exec(name)?.[0] ?? '')),
    authors: toList(authors).flatMap((key) => known[key]?.name ?? []),
    tools: toList(tools),
  };
}

function toList(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((entry) => entry !== undefined)
    .map(String);
}

/**
 * `docusaurus card <file>` draws the social card of one file (DOC-5). Those of all pages are drawn by `cardStep`.
 */
export default function pluginSocialCards({
  siteDir,
  generatedFilesDir,
  i18n: {localeConfigs},
}: LoadContext): Plugin<void> {
  return {
    name: 'social-cards',
    extendCli(cli) {
      cli
        .command('card <file>')
        .description('Draw the social card of a Markdown file and say where it is.')
        .action(
          withSentences(logger.error, async (file: string) => {
            const target = path.join(generatedFilesDir, 'social-cards');
            logger.success(await previewCard({siteDir, localeConfigs, file, folder: target}));
          }),
        );
    },
  };
}

interface LoadedPost {
  readonly permalink: string;
  readonly date: Date;
  readonly authors: readonly {readonly name?: string}[];
  readonly frontMatter: {readonly tools: readonly string[]};
}

const BlogSchema = Joi.object<{blogPosts: {metadata: LoadedPost}[]}>({
  blogPosts: Joi.array()
    .items(
      Joi.object({
        metadata: Joi.object({
          permalink: Joi.string().required(),
          date: Joi.date().required(),
          authors: Joi.array()
            .items(Joi.object({name: Joi.string()}).unknown())
            .required(),
          frontMatter: Joi.object({tools: Joi.array().items(Joi.string()).default([])})
            .unknown()
            .required(),
        })
          .unknown()
          .required(),
      }).unknown(),
    )
    .required(),
}).unknown();

/**
 * Date, authors and tools of every post that Docusaurus has loaded, by its address.
 *
 * @throws Error when the data of the blog's plugin has another shape.
 */
export function readPosts(allContent: AllContent): ReadonlyMap<string, PostFacts> {
  const posts = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}).flatMap(
    (content) => {
      const {value, error} = BlogSchema.validate(content);
      if (error !== undefined) {
        throw new Error(
          `social-cards cannot read the posts that Docusaurus loaded: ${error.message}. The blog's plugin has probably changed its shape; adapt plugins/brand/social-cards/index.ts.`,
        );
      }
      return value.blogPosts;
    },
  );
  return new Map(
    posts.map(({metadata: {permalink, date, authors, frontMatter}}) => [
      permalink,
      {date, authors: authors.flatMap(({name}) => name ?? []), tools: frontMatter.tools},
    ]),
  );
}

/** Entry points of all code that affects a card; the shaper is started by its path, not imported. */
const ENTRIES = ['drawCards.ts', 'shaper.mjs'].map((name) => path.join(__dirname, name));

/** Stays the same as long as code, colours, marks, fonts and drawing libraries do; hexadecimal. */
export function hashDesign(fonts: readonly FontFile[]): string {
  return createHash('sha256')
    .update(JSON.stringify([sharp.versions, process.versions.icu, hashFonts(fonts)]))
    .update(hashModules(ENTRIES))
    .digest('hex');
}

/** Below the project's folder; outlives builds and `docusaurus start`. */
const CACHE_FOLDER = 'node_modules/.cache/social-cards';

/**
 * The social card of every page of one built language, from its title, section and tools (DOC-5).
 *
 * @param posts by their address, from `readPosts`.
 */
async function listSiteCards(
  {siteDir, baseUrl, i18n, siteConfig}: LoadContext,
  {routesPaths}: Pick<Props, 'routesPaths'>,
  pages: BuiltPages,
  posts: ReadonlyMap<string, PostFacts>,
): Promise<readonly PageCard[]> {
  const {currentLocale, localeConfigs} = i18n;
  const {title, titleDelimiter, url} = siteConfig;
  return listCards({
    pages,
    paths: [...new Set(routesPaths.map((address) => withoutBase(address, baseUrl)))],
    home: url + baseUrl,
    titleSuffix: ` ${titleDelimiter} ${title}`,
    posts: new Map([...posts].map(([address, post]) => [withoutBase(address, baseUrl), post])),
    language: {
      language: currentLocale,
      isRtl: localeConfigs[currentLocale]?.direction === 'rtl',
      label: await readLabels(siteDir, currentLocale),
    },
  });
}

/**
 * Draws in a separate thread: this one is busy with pages, and would delay each card. If all cards are cached, they are only copied, which
 * is faster than starting a thread.
 */
async function drawApart(
  cards: readonly PageCard[],
  {warn, ...target}: CardsTarget,
): Promise<void> {
  const kept = new Set(await listFiles(target.cacheFolder));
  if (cards.every(({card}) => kept.has(`${cardKey(card, target.design)}.png`))) {
    await drawCards(cards, {warn, ...target});
    return;
  }
  const worker = new Worker(createRequire(__filename).resolve('./painter.mjs'), {
    workerData: {cards, target},
  });
  worker.on('message', (message) => {
    warn(String(message));
  });
  await once(worker, 'exit');
}

/** Draws a social card for each page in parallel with other steps, and adds its size and text alternative to the page. */
export function cardStep(context: LoadContext): PageStep<Props> {
  const {siteDir, i18n, siteConfig} = context;
  let posts: ReadonlyMap<string, PostFacts> = new Map();
  let cards: Promise<readonly PageCard[]> = Promise.resolve([]);
  return {
    name: 'social-cards',
    load(allContent) {
      posts = readPosts(allContent);
    },
    async beside(pages, build) {
      cards = listSiteCards(context, build, pages, posts);
      await drawApart(await cards, {
        folder: build.outDir,
        cacheFolder: path.join(siteDir, CACHE_FOLDER, i18n.currentLocale),
        design: hashDesign(await readFonts()),
        defaultCard: DEFAULT_CARD,
        warn: (message) => {
          logger.warn(message);
        },
      });
    },
    async write(pages) {
      describeCards(pages, await cards, siteConfig.title);
    },
  };
}
