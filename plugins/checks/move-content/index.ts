import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createContentReader, REDIRECTS_FILE, URL_MANIFEST_FILE} from '@selection-set/content-model';
import {listFiles, messageOf, readIfThere, withSentences} from '@selection-set/plugin-kit';
import {Joi} from '@docusaurus/utils-validation';
import {updateUrlManifest} from '../url-manifest';
import {planMove} from './planMove';

/** Where the last move is written down, so that it can be undone. */
const JOURNAL_FILE = '.cache/move.json';

/** Folders whose files name addresses of documents; content is looked at by its links. */
const NAMING_FOLDERS = [
  'src/data',
  'src/family',
  'src/labels',
  'src/pages',
  'src/components',
  'tests/search',
];
/** What was published or measured stays; redirects are rewritten by their rules. */
const UNTOUCHED = [URL_MANIFEST_FILE, REDIRECTS_FILE, 'tests/search/baseline.json'];

interface Journal {
  readonly from: string;
  readonly to: string;
  /** New place of each file that moved, and its old one. */
  readonly moved: readonly (readonly [string, string])[];
  /** Files whose text changed, at their places after the move. */
  readonly texts: readonly {
    readonly file: string;
    readonly before: string | null;
    readonly after: string;
  }[];
}

const JournalSchema = Joi.object<Journal>({
  from: Joi.string().required(),
  to: Joi.string().required(),
  moved: Joi.array().items(Joi.array().items(Joi.string()).length(2)).required(),
  texts: Joi.array()
    .items({
      file: Joi.string().required(),
      before: Joi.string().allow('', null).required(),
      after: Joi.string().allow('').required(),
    })
    .required(),
});

/**
 * Moves a document with all that belongs to it and names it, and adds its new addresses to the URL manifest.
 *
 * @returns what to tell the author.
 * @throws Error before anything is written.
 */
export async function moveDocument(siteDir: string, from: string, to: string): Promise<string> {
  const inProject = (file: string) => path.join(siteDir, file);
  const readText = async (file: string) => readIfThere(inProject(file));
  const plan = await planMove(
    {
      siteDir,
      read: createContentReader(siteDir),
      readText,
      namingFiles: await listNamingFiles(siteDir),
    },
    from,
    to,
  );
  const places = new Map([...plan.moved].map(([old, place]) => [place, old]));
  const before = new Map<string, string | null>();
  for (const file of [...plan.texts.keys(), URL_MANIFEST_FILE]) {
    before.set(file, (await readText(places.get(file) ?? file)) ?? null);
  }
  for (const [old, place] of plan.moved) {
    await mkdir(path.dirname(inProject(place)), {recursive: true});
    await rename(inProject(old), inProject(place));
  }
  for (const [file, text] of plan.texts) {
    await writeFile(inProject(file), text);
  }
  await updateUrlManifest(siteDir);
  const texts = await Promise.all(
    [...before].map(async ([file, text]) => ({
      file,
      before: text,
      after: await readFile(inProject(file), 'utf8'),
    })),
  );
  const journal: Journal = {
    from,
    to,
    moved: [...plan.moved].map(([old, place]) => [place, old]),
    texts,
  };
  await mkdir(path.dirname(inProject(JOURNAL_FILE)), {recursive: true});
  await writeFile(inProject(JOURNAL_FILE), JSON.stringify(journal, undefined, 2));
  const {addresses} = plan;
  const changed = texts.filter((entry) => entry.before !== entry.after).length;
  return [
    `${from} is ${to} now: ${plan.moved.size} files moved, ${changed} texts changed.`,
    addresses.from === addresses.to
      ? `Its address is still ${addresses.to}.`
      : `${addresses.from} leads to ${addresses.to}.`,
    'To take it back: npm run move -- --undo',
  ].join('\n');
}

/**
 * Takes the last move back: every file gets the place and the text that it had.
 *
 * @throws Error where there is none, or a file has changed since; then nothing is written.
 */
export async function undoMove(siteDir: string): Promise<string> {
  const inProject = (file: string) => path.join(siteDir, file);
  const text = await readIfThere(inProject(JOURNAL_FILE));
  if (text === undefined) {
    throw new Error('There is no move to take back.');
  }
  const journal = readJournal(text);
  for (const {file, after} of journal.texts) {
    if ((await readIfThere(inProject(file))) !== after) {
      throw new Error(
        `${file} has changed since the move of ${journal.from}, so nothing was taken back. Move ${journal.to} to ${journal.from} instead.`,
      );
    }
  }
  for (const {file, before} of journal.texts) {
    if (before === null) {
      await rm(inProject(file));
    } else {
      await writeFile(inProject(file), before);
    }
  }
  for (const [place, old] of journal.moved) {
    await mkdir(path.dirname(inProject(old)), {recursive: true});
    await rename(inProject(place), inProject(old));
  }
  await rm(inProject(JOURNAL_FILE));
  return `${journal.from} is back, with all that named it.`;
}

function readJournal(text: string): Journal {
  try {
    const {value, error} = JournalSchema.validate(JSON.parse(text));
    if (error !== undefined) {
      throw error;
    }
    return value;
  } catch (error) {
    throw new Error(
      `${JOURNAL_FILE} cannot be read (${messageOf(error)}). Take the move back with Git.`,
      {cause: error},
    );
  }
}

async function listNamingFiles(siteDir: string): Promise<readonly string[]> {
  const lists = await Promise.all(
    NAMING_FOLDERS.map(async (folder) =>
      (await listFiles(path.join(siteDir, folder))).map((name) => `${folder}/${name}`),
    ),
  );
  return lists
    .flat()
    .filter((file) => /\.(?:tsx?|ya?ml|json)$/u.test(file) && !UNTOUCHED.includes(file));
}

/** `npm run move`: gives a document another name or folder, and carries along all that points to it. */
export default function pluginMoveContent({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'move-content',
    extendCli(cli) {
      cli
        .command('move [from] [to]')
        .description('Move a document with its translations, links and redirect.')
        .option('--undo', 'take the last move back')
        .action(
          withSentences(
            logger.error,
            async (
              from: string | undefined,
              to: string | undefined,
              {undo = false}: {readonly undo?: boolean},
            ) => {
              if (!undo && (from === undefined || to === undefined)) {
                throw new Error('Name two files: npm run move docs/start/a.mdx docs/start/b.mdx');
              }
              logger.success(
                undo ? await undoMove(siteDir) : await moveDocument(siteDir, from ?? '', to ?? ''),
              );
            },
          ),
        );
    },
  };
}
