import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {I18nLocaleConfig, LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {formatProblems, readContentFile, type ContentFile} from '@selection-set/content-model';
import {readLabels} from '@selection-set/plugin-kit';
import {parse} from 'yaml';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {cardPath} from '../../../src/lib/paths/cardPath';
import {createPainter} from './createPainter';
import {describePage, type PostFacts} from './describePage';
import {readFonts} from './fonts';

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
 * @throws Error when the file is no page, cannot be parsed, or has an image of its own.
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
 * `docusaurus card <file>` draws the social card of one file (DOC-5). Those of all pages are drawn by `writeSiteCards`, which
 * `plugins/output/built-pages` calls.
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
        .action(async (file: string) => {
          const target = path.join(generatedFilesDir, 'social-cards');
          logger.success(await previewCard({siteDir, localeConfigs, file, folder: target}));
        });
    },
  };
}
