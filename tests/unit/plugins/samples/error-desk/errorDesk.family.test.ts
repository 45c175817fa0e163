import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  listPlaces,
  parsePlace,
  readContentFile,
  type ContentFile,
} from '@selection-set/content-model';
import {createDesk, type Desk, type ErrorIndex} from '@selection-set/error-desk';
import {writeIndex, type ErrorPage} from '@selection-set/error-desk/writer';
import {readErrorPages, toErrorTool} from '../../../../../plugins/samples/error-desk';
import {readReport} from '../../../../../plugins/samples/samples/reportFile';
import {TOOLS} from '../../../../../src/family/data/tools';
import {SUBJECT_SIGNS} from '../../../../../src/family/data/language';
import {compareTimes} from '../../../../support/compareTimes';
import {PROJECT} from '../../../../support/content';
import {
  EXCERPTS,
  FRESH_EXCERPTS,
  HELD_OUT_EXCERPTS,
  PUBLIC_EXCERPTS,
  type Excerpt,
} from './excerpts';
import {FOREIGN_LOGS, FRESH_FOREIGN_LOGS} from './foreignLogs';
import {surround} from './surroundings';

const MAY_EXPLAIN = /troubleshooting|^## What can go wrong$/imu;

/** Files that may explain errors, which is quicker than reading all content. */
async function readFiles(locale: string): Promise<readonly ContentFile[]> {
  const places = await listPlaces(PROJECT, locale, ['current']);
  const wanted = places.filter(
    ({kind, file, original}) =>
      kind === 'doc' &&
      (file.includes('troubleshooting') ||
        MAY_EXPLAIN.test(readFileSync(path.join(PROJECT, original), 'utf8'))),
  );
  const contents = await Promise.all(
    wanted.map(async ({file}) => readContentFile(PROJECT, locale, file)),
  );
  return contents.flatMap(({files}) => files);
}

let originals: readonly ContentFile[];
let pages: readonly ErrorPage[];
let index: ErrorIndex;
let desk: Desk;

beforeAll(async () => {
  originals = await readFiles('en-US');
  pages = readErrorPages(originals, originals, await readReport(PROJECT), TOOLS);
  index = writeIndex(pages, TOOLS.map(toErrorTool));
  desk = createDesk(index, {subjectSigns: SUBJECT_SIGNS});
}, 60_000);

/** Tool's folder and anchor, as the excerpts name a section. */
const nameOf = (href: string): string =>
  href
    .replace(/^\/docs\/(?:.*\/)?(?<name>[^/#]+)\/(?:troubleshooting|installation)#/u, '$<name>#')
    .replace(/^\/docs\/.*\//u, '');

const answer = (log: string): readonly string[] =>
  desk
    .diagnose(log)
    .findings.flatMap(({entry, others}) => [entry, ...others].map(({href}) => nameOf(href)));

interface Figures {
  readonly first: number;
  readonly three: number;
  readonly wrong: readonly string[];
}

function measure(excerpts: readonly Excerpt[]): Figures {
  const results = surround(excerpts).map(({right, log, kind}) => ({
    right,
    kind,
    found: answer(log).slice(0, 3),
  }));
  const share = (count: number): number => count / results.length;
  return {
    first: share(results.filter(({right, found}) => right.includes(found[0] ?? '')).length),
    three: share(
      results.filter(({right, found}) => found.some((each) => right.includes(each))).length,
    ),
    wrong: results
      .filter(({right, found}) => !right.includes(found[0] ?? ''))
      .map(({right, kind, found}) => `${kind}: ${right[0]} → ${found.join(', ') || 'nothing'}`),
  };
}

test.each([
  ['that weights were chosen with', EXCERPTS],
  ['that led to further rules', FRESH_EXCERPTS],
  ['that were written last', HELD_OUT_EXCERPTS],
  ['of public reports', PUBLIC_EXCERPTS],
])('excerpts %s: the right entry first in .90, in three in .97', (name, excerpts) => {
  const {first, three, wrong} = measure(excerpts);
  console.log(
    `${excerpts.length} messages ${name}: first ${first.toFixed(3)}, in three ${three.toFixed(3)}`,
  );
  console.log(wrong.join('\n'));
  expect(first).toBeGreaterThanOrEqual(0.9);
  expect(three).toBeGreaterThanOrEqual(0.97);
});

test('an id that a heading has in a comment is not part of its text', () => {
  const headings = pages.flatMap(({sections}) => sections.map(({heading}) => heading));
  expect(headings).not.toHaveLength(0);
  expect(headings.filter((heading) => heading.includes('/*'))).toEqual([]);
});

test('a guide explains what no page about errors does', () => {
  const asides = desk.entries.filter(({href}) => !/\/troubleshooting[\w-]*#/u.test(href));
  expect(asides.length).toBeGreaterThan(5);
  const log = 'Error: Connection in subscriber mode, only subscriber commands may be used';
  expect(answer(log)).toEqual([]);
  expect(
    answer(`${log}
    at publish (/app/node_modules/graphql-yoga/esm/server.js:1:1)`),
  ).toEqual(['pubsub#troubleshooting']);
});

test('at most one of a hundred foreign logs gets a cure', () => {
  const logs = [...FOREIGN_LOGS, ...FRESH_FOREIGN_LOGS];
  const cured = logs.filter((log) => answer(log).length > 0);
  console.log(`${cured.length} of ${logs.length} foreign logs: ${cured.join('\n')}`);
  expect(cured.length).toBeLessThanOrEqual(logs.length / 100);
});

test('the messages that samples print are found on pages of the tool that printed them', () => {
  const outputs = pages.flatMap(({tool, sections}) =>
    sections.flatMap(({outputs: own}) => own.map((output) => ({tool, output}))),
  );
  const shown = outputs.filter(({output}) => answer(output).length > 0);
  const elsewhere = shown.filter(
    ({tool, output}) =>
      !desk
        .diagnose(output)
        .findings.some(({entry, others}) => [entry, ...others].some((each) => each.tool === tool)),
  );
  expect(elsewhere).toEqual([]);
  expect(shown.length).toBeGreaterThan(50);
});

test('each entry is found by its own messages in a log that names its tool', () => {
  const missing = desk.entries.filter(({href, templates, tool}) => {
    const name = desk.tools.find(({id}) => id === tool)?.names[0] ?? '';
    return !answer([`> ${name}`, ...templates].join('\n')).includes(nameOf(href));
  });
  expect(missing.map(({href, title}) => `${href} ${title}`)).toEqual([]);
});

test.each(['en-US', 'fr', 'ar', 'ja'])('the index of %s has at most 40 kB', async (locale) => {
  const files = await readFiles(locale);
  const own = writeIndex(
    readErrorPages(files, originals, await readReport(PROJECT), TOOLS),
    TOOLS.map(toErrorTool),
  );
  expect(Buffer.byteLength(JSON.stringify(own))).toBeLessThanOrEqual(40_000);
  expect(own.entries).toHaveLength(index.entries.length);
});

/** What explains an error of Yoga to a reader of a French page of this text. */
async function explainTranslated(translate: (text: string) => string) {
  const original = originals.find(({file}) => file === 'docs/yoga/troubleshooting.mdx');
  const translated = await parsePlace(
    {
      file: 'i18n/fr/docusaurus-plugin-content-docs/current/yoga/troubleshooting.mdx',
      kind: 'doc',
      locale: 'fr',
      original: 'docs/yoga/troubleshooting.mdx',
      version: 'current',
      name: 'yoga/troubleshooting.mdx',
    },
    translate(original?.text ?? ''),
    '',
  );
  const [page] = readErrorPages(
    translated.files,
    original === undefined ? [] : [original],
    {},
    TOOLS,
  );
  const own = createDesk(writeIndex(page === undefined ? [] : [page], TOOLS.map(toErrorTool)), {
    subjectSigns: SUBJECT_SIGNS,
  });
  return own.diagnose('{"errors":[{"message":"Unexpected error."}]}').findings[0]?.entry;
}

const translateHeading = (text: string): string =>
  text.replace('## Unexpected error.', '## Erreur masquée');

test('a translated page has the messages of the original, with the words and anchors of the translation', async () => {
  expect(
    await explainTranslated((text) =>
      translateHeading(text).replace('A resolver, a plugin or', 'Un résolveur, un plugin ou'),
    ),
  ).toMatchObject({
    lang: 'fr',
    title: 'Erreur masquée',
    href: '/docs/yoga/troubleshooting#erreur-masquée',
    cure: expect.stringContaining('Un résolveur, un plugin ou'),
    templates: ['Unexpected error.'],
  });
});

test('a section that a translated page may lack keeps the words of the original', async () => {
  expect(
    await explainTranslated((text) => `${translateHeading(text)}\n## Encore une\n\nMots.\n`),
  ).toMatchObject({
    href: '/docs/yoga/troubleshooting#unexpected-error',
    cure: expect.stringContaining('A resolver, a plugin or'),
  });
});

test('a message is found anywhere in a log of 40 kB', () => {
  const noise = `${Array.from({length: 900}, (_, line) => `[12:00:00] GET /assets/${line}.js 200 in 3 ms, 12 kB`).join('\n')}\n`;
  for (const {right, log} of HELD_OUT_EXCERPTS) {
    for (const place of [0, 0.5, 1]) {
      const before = noise.slice(0, noise.lastIndexOf('\n', noise.length * place) + 1);
      const long = `${before}${log}\n${noise.slice(before.length)}`;
      expect(long.length).toBeGreaterThanOrEqual(40_000);
      expect({
        log,
        place,
        found: answer(long)
          .slice(0, 3)
          .some((each) => right.includes(each)),
      }).toEqual({
        log,
        place,
        found: answer(log)
          .slice(0, 3)
          .some((each) => right.includes(each)),
      });
    }
  }
});

test('the time to read a log grows with its length', async () => {
  const log = [...surround(EXCERPTS).map((excerpt) => excerpt.log), ...FOREIGN_LOGS]
    .join('\n')
    .repeat(16);
  const read = (length: number) => () => desk.diagnose(log.slice(0, length));
  read(100_000)();
  const [short, long] = await compareTimes([read(100_000), read(400_000)], 10);
  console.log(`100 kB: ${short.toFixed(0)} ms, 400 kB: ${long.toFixed(0)} ms`);
  expect(long).toBeLessThan(short * 10);
});
