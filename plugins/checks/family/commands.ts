import {existsSync} from 'node:fs';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import logger from '@docusaurus/logger';
import {Joi} from '@docusaurus/utils-validation';
import {REDIRECTS_FILE, URL_MANIFEST_FILE} from '@selection-set/content-model';
import {listFiles, messageOf, readIfThere} from '@selection-set/plugin-kit';
import {LOCK_SUFFIX, translationPath} from '@selection-set/translation-freshness';
import {parse} from 'yaml';
import {BRAND} from '../../../src/family/data/brand';
import {JOB_FIELDS} from '../../../src/family/data/jobFields';
import {OWNERS} from '../../../src/family/data/owners';
import {PALETTE} from '../../../src/family/data/palette';
import {TOOL_CATEGORIES, TOOLS} from '../../../src/family/data/tools';
import {findTool} from '../../../src/lib/catalogue/findTools';
import {toolSlug} from '../../../src/lib/catalogue/toolAddress';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {
  REVIEW_AFTER_DAYS,
  answerQuestions,
  dayAfter,
  tellAbandoned,
  type Result,
} from '../new-content';
import {findUnknown} from '../content-checks/spelling/findUnknown';
import {toList, type Answers, type Question} from '../new-content/question';
import {
  FAMILY_FILES,
  FAMILY_QUESTIONS,
  FORMER_CONTENT,
  FORMER_TEST,
  composeChoice,
  composeFamily,
  readFamily,
  type AdoptedFamily,
  type AdoptedTool,
} from './adopt';
import {composeContent} from './adoptedContent';
import {
  assertClean,
  listProject,
  listTranslated,
  readTexts,
  remove,
  runAll,
  writeTexts,
} from './files';
import {dropDependencies, listImported, renamePackage} from './manifest';
import {
  CATALOGUE,
  addTool,
  removeJobs,
  removeTool,
  toKey,
  toolQuestions,
  type Family,
} from './tool';

function presentFamily(now: Date): Family {
  return {
    keys: TOOLS.map(({key}) => key),
    categories: TOOL_CATEGORIES,
    jobs: Object.keys(JOB_FIELDS),
    owner: OWNERS[0].id,
    reviewBy: dayAfter(now, REVIEW_AFTER_DAYS),
  };
}

/** Adds a tool to the catalogue, with two pages of its own. Nothing that exists is replaced. */
async function newTool(siteDir: string, answers: Answers, now: Date): Promise<string> {
  const key = toKey(answers.name ?? '');
  const folder = `docs/${toolSlug(key)}`;
  if (existsSync(path.join(siteDir, folder))) {
    throw new Error(
      `The folder ${folder} exists already. Move it away, or give the tool another name.`,
    );
  }
  const before = await readTexts(siteDir, Object.values(CATALOGUE));
  const texts = addTool(before, answers, presentFamily(now));
  const written = await writeTexts(siteDir, texts, before);
  await runAll(siteDir, ['i18n', ...(await listTranslated(siteDir))], ['url-manifest']);
  return `Added ${key}:\n${written.map((file) => `  ${file}`).join('\n')}\nDraw its mark in ${CATALOGUE.marks}, write on in ${folder}, and name what it replaces in ${CATALOGUE.tools}. "npm run packages:refresh" looks its package up.`;
}

/** Takes a tool out of the catalogue, the guides that lead to it alone, its documents and their translations. */
async function removeToolOf(siteDir: string, name: string): Promise<string> {
  const tool = TOOLS.find(({key}) => key === name) ?? findTool(TOOLS, name);
  if (tool === undefined) {
    throw new Error(
      `There is no tool "${name}". Name one by its key or its folder: ${TOOLS.map(({key}) => toolSlug(key)).join(', ')}.`,
    );
  }
  if (TOOLS.length === 1) {
    throw new Error(`${tool.key} is the only tool. Add another with "npm run new:tool" first.`);
  }
  await assertClean(siteDir);
  const before = await readTexts(siteDir, Object.values(CATALOGUE));
  const {texts, gone} = removeTool(before, tool.key);
  const others = TOOLS.filter(({key}) => key !== tool.key);
  const jobs = tool.jobs.filter((job) => !others.some((other) => other.jobs.includes(job)));
  const written = await writeTexts(siteDir, removeJobs(texts, jobs), before);
  const files = [...gone, ...(await listTranslations(siteDir, gone))];
  await remove(siteDir, files);
  const posts = await dropFromFrontMatter(siteDir, tool.key);
  await redirect(siteDir, toolSlug(tool.key));
  await runAll(siteDir, ['i18n']);
  await pruneTexts(siteDir, await listTranslated(siteDir), {});
  return `Removed ${tool.key}: ${written.length + posts.length} files changed, and these are gone:\n${files.map((file) => `  ${file}`).join('\n')}\nPublished addresses of the tool lead to /ecosystem (src/family/data/redirects.yml). "npm run check" names what still links to its pages; "git restore . && git clean -fd" takes all of it back.`;
}

/** Replaces the family and its content by another, as the answers say. */
async function adopt(
  siteDir: string,
  {
    answers,
    tools,
    now,
  }: {readonly answers: Answers; readonly tools: readonly Answers[]; readonly now: Date},
): Promise<string> {
  const family = readFamily(answers);
  const english = await readMessages(siteDir, DEFAULT_LOCALE);
  const before = await readTexts(siteDir, [
    ...Object.values(CATALOGUE),
    ...Object.values(FAMILY_FILES),
  ]);
  const reviewBy = dayAfter(now, REVIEW_AFTER_DAYS);
  let texts = composeFamily(before, family, PALETTE);
  const adopted: AdoptedTool[] = [];
  const jobs: string[] = [];
  for (const tool of tools) {
    const own = toList(tool.jobs);
    texts = addTool(texts, tool, {
      keys: adopted.map(({key}) => key),
      categories: ['tools'],
      jobs,
      owner: 'maintainers',
      reviewBy,
    });
    jobs.push(...own.filter((job) => !jobs.includes(job)));
    const key = toKey(tool.name ?? '');
    adopted.push({
      key,
      slug: toolSlug(key),
      name: tool.name ?? '',
      title: tool.title ?? '',
      job: own[0] ?? '',
    });
  }
  const content = composeContent(family, adopted, {reviewBy, today: dayAfter(now, 0)});
  const imported = await listImported(siteDir);
  const tests = (await listProject(siteDir)).filter((file) => FORMER_TEST.test(file));
  await remove(siteDir, [...FORMER_CONTENT, ...tests, ...(await listFormer(siteDir, family))]);
  await writeTexts(siteDir, {...composeChoice(texts, adopted), ...content}, {});
  await renamePackage(siteDir, family);
  await dropDependencies(siteDir, imported);
  await leadToManual(siteDir);
  await writeDictionary(siteDir, [
    'RSS',
    'XLIFF',
    family.name,
    family.subject,
    ...adopted.map(({name}) => name),
  ]);
  await runAll(siteDir, ['commands', '--write'], ['i18n', ...family.languages]);
  await pruneTexts(siteDir, family.languages, english);
  await runAll(siteDir, ['url-manifest']);
  return `${family.name} is yours. Look at it with "npm start"; docs/start/what-to-do-next.mdx says what comes next.`;
}

/** What else belongs to the former family: figures of its home page, languages that the new one has not, translations of its content. */
async function listFormer(siteDir: string, {languages}: AdoptedFamily): Promise<readonly string[]> {
  const views = await readdir(path.join(siteDir, 'src/family/views'));
  const locales = await listTranslated(siteDir);
  const content = ['blog', 'docs', 'pages'].map((name) => `docusaurus-plugin-content-${name}`);
  const guides = await readdir(path.join(siteDir, 'src/pages/solutions'));
  return [
    ...guides.filter((name) => name.endsWith('.mdx')).map((name) => `src/pages/solutions/${name}`),
    ...views.filter((name) => name.startsWith('Figure')).map((name) => `src/family/views/${name}`),
    ...locales.flatMap((locale) =>
      languages.includes(locale)
        ? content.map((folder) => `i18n/${locale}/${folder}`)
        : [`i18n/${locale}`],
    ),
  ];
}

/** Answers of the tools that a portal begins with: those of a file, or names with what follows from them. */
async function readTools(
  siteDir: string,
  flags: Answers,
  answers: Answers,
): Promise<readonly Answers[]> {
  const file = flags['tools-file'];
  const given: unknown =
    file === undefined
      ? toList(answers.tools).map((name, index) => ({
          name,
          title: `${name} of ${answers.name}`,
          summary: `${name} is one of the tools of ${answers.name}.`,
          repo: answers.repo,
          jobs: ['build', 'run', 'check', 'publish'][index % 4],
        }))
      : parse(await readFile(path.resolve(siteDir, file), 'utf8'));
  if (!Array.isArray(given)) {
    throw new Error(`${file} is no list. Write one entry for each tool: "- name: …".`);
  }
  const keys: string[] = [];
  const tools: Answers[] = [];
  for (const [index, entry] of given.entries()) {
    const questions = toolQuestions({
      keys,
      categories: ['tools'],
      jobs: [],
      owner: 'maintainers',
      reviewBy: '',
    });
    const fields: Record<string, string> = Object.fromEntries(
      Object.entries(typeof entry === 'object' && entry !== null ? entry : {}).map(
        ([name, value]) => [name, [value].flat().join(',')],
      ),
    );
    // One after the other: no two may have the same key.
    // oxlint-disable-next-line no-await-in-loop
    const outcome = await answerQuestions(questions, fields, undefined);
    if (outcome.answers === undefined) {
      const place = file === undefined ? 'The tool' : `${file}: entry`;
      throw new Error(
        `${place} ${index + 1}:\n${outcome.complaints.map((each) => each.replace(/^--/u, '')).join('\n')}`,
      );
    }
    keys.push(toKey(outcome.answers.name ?? ''));
    tools.push(outcome.answers);
  }
  return tools;
}

/** Translations of documents and pages that go, with their locks. */
async function listTranslations(
  siteDir: string,
  gone: readonly string[],
): Promise<readonly string[]> {
  const locales = await listTranslated(siteDir);
  return locales.flatMap((locale) =>
    gone.flatMap((file) => {
      const place = translationPath(file, locale);
      return place === undefined
        ? []
        : [place, place + LOCK_SUFFIX].filter((name) => existsSync(path.join(siteDir, name)));
    }),
  );
}

/** Takes a tool out of the field `tools` of all pages; @returns their files. */
async function dropFromFrontMatter(siteDir: string, key: string): Promise<readonly string[]> {
  const folders = await Promise.all(
    ['docs', 'blog', 'i18n', 'src/pages'].map(async (folder) => {
      const files = await listFiles(path.join(siteDir, folder));
      return files.map((file) => `${folder}/${file}`);
    }),
  );
  const pages = await readTexts(
    siteDir,
    folders.flat().filter((file) => /\.mdx?$/u.test(file)),
  );
  const texts = Object.fromEntries(
    Object.entries(pages).map(([file, text]) => [file, withoutTool(text, key)]),
  );
  return writeTexts(siteDir, texts, pages);
}

/** A page whose front matter does not name a tool. */
function withoutTool(page: string, key: string): string {
  return page.replace(
    /^(---\n[^]*?\n)tools: \[([^\]\n]*)\]/u,
    (all, head: string, list: string) => {
      const left = toList(list).filter((name) => name !== key);
      return left.length === toList(list).length ? all : `${head}tools: [${left.join(', ')}]`;
    },
  );
}

const PublishedSchema = Joi.array<readonly string[]>().items(Joi.string());

/** Leads the published pages of a tool to the list of all tools. */
async function redirect(siteDir: string, slug: string): Promise<void> {
  const given: unknown = JSON.parse(await readFile(path.join(siteDir, URL_MANIFEST_FILE), 'utf8'));
  const {value: published = []} = PublishedSchema.validate(given);
  const isOfTool = new RegExp(`^/(?:docs|tools)/${slug}(?:/[^#]*)?$`, 'u');
  const file = path.join(siteDir, REDIRECTS_FILE);
  const text = await readFile(file, 'utf8');
  const entries = published
    .filter((address: string) => isOfTool.test(address))
    .map((from: string) => `\n- from: ${from}\n  to: /ecosystem\n`);
  await writeFile(file, text.replace(/\n\[\]\s*$/u, '\n') + entries.join(''));
}

type Messages = Readonly<Record<string, {readonly message: string; readonly description?: string}>>;

async function readMessages(siteDir: string, locale: string): Promise<Messages> {
  const text = await readIfThere(path.join(siteDir, 'i18n', locale, 'code.json'));
  return text === undefined ? {} : JSON.parse(text);
}

/** Puts English into translations for texts whose English is another than it was, and takes out those that are gone; translators are told of the former. */
async function pruneTexts(
  siteDir: string,
  locales: readonly string[],
  former: Messages,
): Promise<void> {
  const english = await readMessages(siteDir, DEFAULT_LOCALE);
  await Promise.all(
    locales.map(async (locale) => {
      const texts = await readMessages(siteDir, locale);
      const kept = Object.entries(english).map(([id, text]) => {
        const isSame = former[id] === undefined || former[id].message === text.message;
        return [id, (isSame && texts[id]) || text] as const;
      });
      const file = path.join(siteDir, 'i18n', locale, 'code.json');
      await writeFile(file, `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`);
    }),
  );
}

/** Where the handbook names pages of the manual, it leads to those of the portal that the project came from. */
async function leadToManual(siteDir: string): Promise<void> {
  const {url, baseUrl} = BRAND.deployment;
  const files = (await listProject(siteDir)).filter((file) =>
    /^(?:CONTRIBUTING\.md|handbook\/[^/]+\.md|scripts\/tasks\.mjs)$/u.test(file),
  );
  const before = await readTexts(siteDir, files);
  const texts = Object.entries(before).map(([file, text]) => [
    file,
    text.replaceAll(
      /\]\((?:\.\.\/)?docs\/((?:writing|translating)(?:\/(?!index\.)[\w-]+)*)(?:\/index)?\.mdx(#[\w-]+)?\)/gu,
      `](${url}${baseUrl}docs/$1$2)`,
    ),
  ]);
  await writeTexts(siteDir, Object.fromEntries(texts), before);
}

/** The dictionary with the names of the family that no other has. */
async function writeDictionary(siteDir: string, names: readonly string[]): Promise<void> {
  const file = path.join(siteDir, 'dictionary.txt');
  const words = names.flatMap((name) => name.split(/[^\p{L}\p{M}'’]+/u));
  const unknown = await findUnknown(
    [...new Set(words)].filter((word) => word !== ''),
    [],
  );
  const comments = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('#'));
  const sorted = [...unknown.keys()].toSorted((one, other) => one.localeCompare(other, 'en'));
  await writeFile(file, `${[...comments, '', ...sorted].join('\n').trimEnd()}\n`);
}

async function attempt(
  questions: readonly Question[],
  flags: Answers,
  act: (answers: Answers) => Promise<string>,
): Promise<Result> {
  const ask = process.stdin.isTTY ? (await import('../new-content/ask')).askAtTerminal : undefined;
  const outcome = await answerQuestions(questions, flags, ask);
  return outcome.answers === undefined
    ? {isWritten: false, message: `Nothing was written.\n${outcome.complaints.join('\n')}`}
    : {isWritten: true, message: await act(outcome.answers)};
}

/** Asks, acts, and says what came of it. */
async function run(
  questions: readonly Question[],
  flags: Answers,
  act: (answers: Answers) => Promise<string>,
): Promise<void> {
  const result = await attempt(questions, flags, act)
    .catch(tellAbandoned)
    .catch((error: unknown): Result => ({message: messageOf(error), isWritten: false}));
  logger[result.isWritten ? 'success' : 'error'](result.message);
  process.exitCode = result.isWritten ? 0 : 1;
}

/** `docusaurus new:tool`. */
export function runNewTool(siteDir: string, flags: Answers): Promise<void> {
  const now = new Date();
  return run(toolQuestions(presentFamily(now)), flags, (answers) => newTool(siteDir, answers, now));
}

/** `docusaurus remove:tool`; the tool by its key or its folder. */
export function runRemoveTool(siteDir: string, tool: string): Promise<void> {
  return run([], {}, () => removeToolOf(siteDir, tool));
}

/** `docusaurus adopt`. */
export function runAdopt(siteDir: string, flags: Answers): Promise<void> {
  return run(FAMILY_QUESTIONS, flags, async (answers) => {
    await assertClean(siteDir);
    const tools = await readTools(siteDir, flags, answers);
    return adopt(siteDir, {answers, tools, now: new Date()});
  });
}
