import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {RULES} from '../../../../support/contentRules';
import {createChecker} from '../../../../../plugins/checks/content-checks/checkContent';
import type {Problem} from '@selection-set/content-model';
import {
  FLAGS,
  createKind,
  writeNew,
  type KindName,
  type Result,
} from '../../../../../plugins/checks/new-content';
import {copyContent, removeSite} from '../../../../support/content';

const NOW = new Date('2026-11-20T12:00:00Z');
const DESCRIPTION = 'Read how Yoga masks errors, and keep their stack in your own logs.';
const DOC = {
  section: 'yoga/guides',
  title: "Errors: what 'masked' means",
  description: DESCRIPTION,
  opening: 'Yoga hides unexpected errors from clients.',
};
const POST = {
  title: 'Masked errors',
  description: DESCRIPTION,
  tags: 'servers, testing',
  opening: 'Yoga hides unexpected errors from clients.',
};

const GUIDE = 'context-and-authentication.mdx';

let siteDir = '';

beforeAll(() => {
  siteDir = copyContent(['blog', 'docs/yoga']);
  keepOnly(GUIDE);
});

afterAll(() => {
  removeSite(siteDir);
});

/** One guide stays, so that the next position is that of the test and not that of the content. */
function keepOnly(name: string): void {
  const guides = path.join(siteDir, 'docs/yoga/guides');
  for (const other of readdirSync(guides).filter((entry) => entry !== name)) {
    rmSync(path.join(guides, other), {recursive: true});
  }
}

async function start(name: KindName, flags: Readonly<Record<string, string>>): Promise<Result> {
  return writeNew({siteDir, rules: RULES}, await createKind(name, siteDir, NOW), flags, undefined);
}

async function problemsOf(file: string): Promise<readonly Problem[]> {
  const problems = await createChecker(siteDir, {rules: RULES})('en-US');
  return problems.filter((problem) => problem.file === file);
}

function read(file: string): string {
  return readFileSync(path.join(siteDir, file), 'utf8');
}

test.each(['doc', 'post'] as const)('every question about a %s has its flag (A6)', async (name) => {
  const {questions} = await createKind(name, siteDir, NOW);

  expect(questions.map(({flag}) => flag)).toEqual(FLAGS[name]);
});

test('a document is written from flags, passes all checks, and is never replaced (A6)', async () => {
  const file = 'docs/yoga/guides/errors-what-masked-means.mdx';
  const {isWritten, message} = await start('doc', {...DOC, badges: 'new'});

  expect(message).toContain(`Wrote ${file}`);
  expect(message).toContain('/docs/yoga/guides/errors-what-masked-means');
  expect(isWritten).toBe(true);
  expect(read(file)).toBe(`---
title: "Errors: what 'masked' means"
description: ${DESCRIPTION}
sidebar_position: 4
tools: [YOGA]
badges: [new]
owner: maintainers
review_by: 2027-05-21
---

Yoga hides unexpected errors from clients.
`);
  expect(await problemsOf(file)).toEqual([]);

  const again = await start('doc', {...DOC, opening: 'Other words.'});
  expect(again).toEqual({
    isWritten: false,
    message: expect.stringContaining(`--file: ${file} exists already`),
  });
  expect(read(file)).not.toContain('Other words');
});

test('the first document of a tool is its start page (A6)', async () => {
  const {message} = await start('doc', {
    ...DOC,
    section: 'hive',
    title: 'Hive overview',
    description: `${DESCRIPTION} Twice.`,
  });

  expect(message).toContain('Wrote docs/hive/index.mdx');
  expect(read('docs/hive/index.mdx')).toMatch(/sidebar_position: 1\ntools: \[HIVE\]/u);
});

test('a post is written from flags into a folder of its day (A6)', async () => {
  const {message} = await start('post', {...POST, description: `${DESCRIPTION} A post.`});

  expect(message).toContain('Wrote blog/2026-11-20-masked-errors/index.mdx');
  expect(message).toContain('/blog/masked-errors');
  expect(read('blog/2026-11-20-masked-errors/index.mdx')).toBe(`---
title: Masked errors
description: ${DESCRIPTION} A post.
slug: masked-errors
authors: [maintainers]
tags: [servers, testing]
---

Yoga hides unexpected errors from clients.

{/* truncate */}
`);
  expect(await problemsOf('blog/2026-11-20-masked-errors/index.mdx')).toEqual([]);
});

test.each<[KindName, Readonly<Record<string, string>>, RegExp]>([
  ['doc', {...DOC, file: 'a'.repeat(300)}, /--file: "a+…" has 300 characters, too many .* 100\./u],
  ['post', {...POST, slug: 'a'.repeat(101)}, /--slug: "a+…" has 101 characters, too many/u],
  [
    'doc',
    {...DOC, section: 'yog'},
    /--section: there is no section "yog"\. Did you mean "yoga"\?/u,
  ],
  ['doc', {...DOC, description: 'Short.'}, /--description: .*of 6 characters/u],
  ['doc', {...DOC, title: ''}, /--title: "title" is missing/u],
  ['doc', {...DOC, tools: 'YOGA,MESHH'}, /--tools: .*Did you mean "MESH"\?/u],
  ['doc', {...DOC, owner: 'me'}, /--owner: "owner" is "me"/u],
  ['doc', {...DOC, 'review-by': 'soon'}, /--review-by: .*a day such as/u],
  ['doc', {...DOC, file: '../out'}, /--file: "\.\.\/out" is no name/u],
  ['doc', {...DOC, opening: 'Word'}, /--opening: "Word" is no sentence/u],
  ['post', {...POST, tags: 'server'}, /--tags: .*Did you mean "servers"\?/u],
  ['post', {...POST, date: '2026-11-31'}, /--date: "2026-11-31" is no day/u],
  [
    'post',
    {title: 'x'},
    /--description is missing:.*\n--tags is missing:.*\n--opening is missing:/u,
  ],
])('a %s from %j is refused with a reason (A6)', async (name, flags, reason) => {
  const {isWritten, message} = await start(name, flags);

  expect(message).toMatch(/^Nothing was written\./u);
  expect(message).toMatch(reason);
  expect(isWritten).toBe(false);
});

test('a draft with mistakes is not written, and its answers are given back as flags (A6)', async () => {
  const flags = {
    ...DOC,
    file: 'other',
    title: 'Null overview',
    opening: 'Read the the [page](/a).',
  };
  const {isWritten, message} = await start('doc', {...flags, description: `${DESCRIPTION} No.`});

  expect(isWritten).toBe(false);
  expect(message).toMatch(/other\.mdx:\d+ link-text: /u);
  expect(message).toMatch(/other\.mdx:\d+ repeated-words: /u);
  expect(message).toContain(
    `npm run new:doc -- --section yoga/guides --title 'Null overview' --description '${DESCRIPTION} No.'`,
  );
  expect(existsSync(path.join(siteDir, 'docs/yoga/guides/other.mdx'))).toBe(false);
});
