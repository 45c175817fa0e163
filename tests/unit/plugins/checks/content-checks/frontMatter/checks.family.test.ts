import {RULES} from '../../../../../support/contentRules';
import {createChecker} from '../../../../../../plugins/checks/content-checks/checkContent';
import {formatProblems} from '@selection-set/content-model';
import {createFieldKeeper} from '../../../../../../plugins/checks/content-checks/frontMatter/checkFrontMatter';
import {createSite, removeSite, writeFiles} from '../../../../../support/content';

const sites: string[] = [];

afterEach(() => {
  sites.splice(0).forEach(removeSite);
});

/** A site made up for a test has published nothing yet. */
function createTestChecker(siteDir: string): ReturnType<typeof createChecker> {
  const check = createChecker(siteDir, {rules: RULES});
  return async (locale) => (await check(locale)).filter(({rule}) => rule !== 'url-manifest');
}

async function report(files: Readonly<Record<string, string>>, locale = 'en-US'): Promise<string> {
  const siteDir = createSite({
    'blog/authors.yml': 'maintainers:\n  name: Us\n',
    'blog/tags.yml': 'schemas:\n  label: Schemas\n',
    ...files,
  });
  sites.push(siteDir);
  return formatProblems(await createTestChecker(siteDir)(locale));
}

/** Front matter of a document without mistakes, with a title and description of its own. */
function doc(name: string, more = ''): string {
  return `---
title: ${name}
description: What the page called ${name} says about GraphQL, in one sentence of fair length.
owner: maintainers
review_by: 2027-05-20
${more}---

Some words.
`;
}

const TRUNCATED = '\n{/* truncate */}\n';

function post(slug: string): string {
  return `${doc(slug, `slug: ${slug}\nauthors: [maintainers]\ntags: [schemas]\n`)}${TRUNCATED}`;
}

const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current';

test('a picture below static, beside the page or at another site is fine (A6)', async () => {
  expect(
    await report({
      'static/img/a.png': '',
      'docs/a.mdx': doc('A', 'image: /img/a.png\n'),
      'docs/b.mdx': doc('B', 'image: https://example.org/b.png\n'),
      'docs/c/c.png': '',
      'docs/c/index.mdx': doc('C', 'image: ./c.png\n'),
    }),
  ).toBe('');
});

test.each(['/img/b.png', './b.png', 'img/a.png', 'http://example.org/b.png'])(
  'the picture %s is refused (A6)',
  async (image) => {
    expect(
      await report({'static/img/a.png': '', 'docs/a.mdx': doc('A', `image: ${image}\n`)}),
    ).toMatch(/^docs\/a\.mdx:6 front-matter: "image" is/u);
  },
);

test.each([
  ['nothing', ''],
  ['a comment', '{/* Later. */}\n'],
  ['an address alone', '[a]: /docs\n'],
])('a page with %s below its front matter is told, and a draft may be (A6)', async (_, text) => {
  const head = doc('A').replace('Some words.\n', text);
  const told = await report({'docs/a.mdx': head});
  expect(told).toMatch(/^docs\/a\.mdx:2 front-matter: This page has no text.*"draft: true"/mu);
  const draft = doc('A', 'draft: true\n').replace('Some words.\n', text);
  expect(await report({'docs/a.mdx': draft})).not.toContain('no text');
});

test.each([
  ['Install Yoga', 'Installation'],
  ['GraphQL ESLint rules for schemas', '"Rules: schemas"'],
  ['Chat tutorial, part 1, the server', '1. The server'],
])('a label says the title with fewer words: %s, %s (A6)', async (title, label) => {
  expect(await report({'docs/a.mdx': doc(`"${title}"`, `sidebar_label: ${label}\n`)})).toBe('');
});

test('a label that says something else than the title is refused, but for the overview of a folder (A6)', async () => {
  const more = 'sidebar_label: Overview\n';
  expect(
    await report({
      'docs/a.mdx': doc('Writing documentation', more),
      'docs/b/index.mdx': doc('Guides', more),
    }),
  ).toMatch(
    /^docs\/a\.mdx:6 front-matter: "sidebar_label" is "Overview", and the title "Writing documentation" says something else\. Allowed: words of the title.*$/u,
  );
});

test('the day of a post is that of its folder (A6)', async () => {
  expect(
    await report({
      'blog/2026-10-05-a/index.mdx': post('a'),
      'blog/2026-02-30-b/index.mdx': post('b'),
      'blog/c/index.mdx': post('c'),
    }),
  ).toMatch(
    /^blog\/2026-02-30-b\/index\.mdx:1 front-matter: the folder.*\nblog\/c\/index\.mdx:1 front-matter: the folder.*$/u,
  );
});

test('a file that other pages include needs no front matter and may have none (A6)', async () => {
  expect(
    await report({'docs/_a.mdx': 'Words.\n', 'docs/_b.mdx': '---\ntitle: B\n---\n\nWords.\n'}),
  ).toMatch(/^docs\/_b\.mdx:2 front-matter: "title" has no effect/u);
});

test('two pages at one address are named together (A6)', async () => {
  expect(await report({'docs/a.mdx': doc('A'), 'docs/b/index.mdx': doc('B', 'slug: /a\n')})).toBe(
    'docs/b/index.mdx:6 duplicate: the address "/docs/a" is already that of docs/a.mdx:1. Give each page its own.',
  );
});

test('whoever sets an address that another page has by its name is told (A6)', async () => {
  expect(await report({'docs/a.mdx': doc('A', 'slug: /b\n'), 'docs/b.mdx': doc('B')})).toBe(
    'docs/a.mdx:6 duplicate: the address "/docs/b" is already that of docs/b.mdx:1. Give each page its own.',
  );
});

test.each([
  ['', /^docs\/a\.mdx:1 front-matter: This file is empty\. Begin it with .*or delete it\.$/u],
  [
    'Words.\n',
    /^docs\/a\.mdx:1 front-matter: This document has no front matter\. .*title, description, owner, review_by.*$/u,
  ],
  [
    '---\n---\n\nWords.\n',
    /^docs\/a\.mdx:1 front-matter: This document has no front matter\. .*$/u,
  ],
])('%j lacks all fields, which is told once (A6)', async (text, message) => {
  expect(await report({'docs/a.mdx': text})).toMatch(message);
});

test('versions of a document share title and description (A6)', async () => {
  expect(
    await report({
      'versions.json': '["1.0"]',
      'docs/a.mdx': doc('A'),
      'versioned_docs/version-1.0/a.mdx': doc('A'),
    }),
  ).toBe('');
});

test('a part of pages may have the title of one: readers see it nowhere by itself (A6)', async () => {
  expect(await report({'docs/_a.mdx': doc('A'), 'docs/b.mdx': doc('A')})).not.toContain(
    'duplicate',
  );
  expect(await report({'docs/a.mdx': doc('A'), 'docs/b.mdx': doc('A')})).toContain('duplicate');
});

test('a translation leaves out what says nothing in its language (A6)', async () => {
  expect(
    await report(
      {
        'docs/a.mdx': doc('A', 'tools: [YOGA]\nbadges: [new]\n'),
        [`${FRENCH}/a.mdx`]:
          '---\ntitle: A en français\ndescription: Ce que dit la page sur GraphQL, en une phrase de bonne longueur.\n---\n\nMots.\n',
      },
      'fr',
    ),
  ).toBe('');
});

test('a translation contradicts its original neither in tools nor in order (A6)', async () => {
  const files = {
    'docs/a.mdx': doc('A', 'tools: [YOGA]\nsidebar_position: 2\n'),
    [`${FRENCH}/a.mdx`]: doc('A', 'tools: [MESH]\n'),
  };

  expect(await report(files, 'fr')).toBe(
    [
      `${FRENCH}/a.mdx:1 translation: "sidebar_position" is missing here and 2 in docs/a.mdx:7. Give both the same value.`,
      `${FRENCH}/a.mdx:6 translation: "tools" is ["MESH"] here and ["YOGA"] in docs/a.mdx:6. Give both the same value.`,
    ].join('\n'),
  );
});

test.each([
  'slug: /a',
  'pagination_prev: null',
  'pagination_next: null',
  'toc_min_heading_level: 2',
  'toc_max_heading_level: 3',
  'hide_table_of_contents: true',
  'draft: true',
  'unlisted: true',
  'search: false',
])('a translation repeats "%s", which Docusaurus reads there alone (A6)', async (field) => {
  const [name = ''] = field.split(':');
  const files = (own: string) => ({
    'docs/a.mdx': doc('A', `${field}\n`),
    [`${FRENCH}/a.mdx`]: doc('A', own),
  });
  expect(await report(files(''), 'fr')).toContain(`a.mdx:1 translation: "${name}" is missing here`);
  expect(await report(files(`${field}\n`), 'fr')).not.toContain(`"${name}"`);
});

test.each(['authors', 'tags'])(
  'the translation of a post repeats "%s", which Docusaurus reads there alone (A6)',
  async (name) => {
    const files = {
      'blog/2026-01-02-a.mdx': post('a'),
      'i18n/fr/docusaurus-plugin-content-blog/2026-01-02-a.mdx': post('a').replace(
        new RegExp(`^${name}: .*\n`, 'mu'),
        '',
      ),
    };
    expect(await report(files, 'fr')).toContain(`translation: "${name}" is missing here`);
  },
);

test('a translation needs title and description (A6)', async () => {
  const files = {'docs/a.mdx': doc('A'), [`${FRENCH}/a.mdx`]: '---\ntitle: A\n---\n\nMots.\n'};

  expect(await report(files, 'fr')).toMatch(/:1 front-matter: "description" is missing/u);
});

test('a translation without an original is never published, and says so (A6)', async () => {
  expect(await report({[`${FRENCH}/gone.mdx`]: doc('Gone')}, 'fr')).toMatch(
    /^i18n.*gone\.mdx:1 translation: this translates docs\/gone\.mdx, which does not exist/u,
  );
});

test('only a changed file is looked at again, and a mended one is forgotten (A6)', async () => {
  const siteDir = createSite({'docs/a.mdx': doc('A'), 'docs/b.mdx': `${doc('B')}\nGraphql\n`});
  sites.push(siteDir);
  const check = createTestChecker(siteDir);
  expect(await check('en-US')).toMatchObject([{file: 'docs/b.mdx', rule: 'terminology'}]);

  writeFiles(siteDir, {'docs/a.mdx': `${doc('A')}\nTypescript\n`});
  expect(await check('en-US')).toMatchObject([{file: 'docs/a.mdx'}, {file: 'docs/b.mdx'}]);

  writeFiles(siteDir, {'docs/a.mdx': doc('A'), 'docs/b.mdx': doc('B')});
  expect(await check('en-US')).toEqual([]);
});

const TAGS = 'blog/tags.yml';
const FRENCH_TAGS = 'i18n/fr/docusaurus-plugin-content-blog/tags.yml';
const ORIGINAL_TAGS =
  'schemas:\n  label: Schemas\n  permalink: /schemas\ntests:\n  label: Tests\n  permalink: /tests\n';

test.each([
  ['all with their addresses', ORIGINAL_TAGS.replace('Schemas', 'Schémas'), ''],
  [
    'one is missing',
    'schemas:\n  label: Schémas\n  permalink: /schemas\n',
    `${FRENCH_TAGS}:1 front-matter: The tag "tests" of blog/tags.yml is missing. Copy it and translate its label.`,
  ],
  [
    'one is misspelt',
    ORIGINAL_TAGS.replace('tests:', 'test:'),
    `${FRENCH_TAGS}:4 front-matter: blog/tags.yml has no tag "test". Did you mean "tests"? Remove it, or add it there.`,
  ],
  [
    'one has another address',
    ORIGINAL_TAGS.replace('/tests', '/essais'),
    `${FRENCH_TAGS}:4 front-matter: The tag "tests" has another permalink than in blog/tags.yml. Write "permalink: /tests".`,
  ],
  ['it cannot be read', 'schemas: [', `${FRENCH_TAGS}:1 front-matter`],
])('translated tags of the blog: %s (I6)', async (_what, text, expected) => {
  const found = await report({[TAGS]: ORIGINAL_TAGS, [FRENCH_TAGS]: text}, 'fr');
  expect(found).toContain(expected);
  expect(found === '').toBe(expected === '');
});

test('a neighbor that is not there is named with the nearest id (A6)', async () => {
  expect(
    await report({
      'docs/1-start/02-first.mdx': doc('First', 'pagination_next: start/secnd\n'),
      'docs/1-start/03-second.mdx': doc('Second', 'pagination_prev: start/first\n'),
    }),
  ).toMatch(
    /^docs\/1-start\/02-first\.mdx:6 front-matter: "pagination_next" is "start\/secnd".*Did you mean "start\/second"\?.*null for none\.$/u,
  );
});

test.each([
  ['Upper Case.mdx', 'upper-case'],
  ['größe.mdx', 'gro-e'],
  ['c#.mdx', 'c'],
])('the file name %s makes no good address (A6)', async (name, better) => {
  const found = await report({[`docs/${name}`]: doc('A')});
  expect(found).toContain(`:1 front-matter: the name of this file becomes its address`);
  expect(found).toContain(`such as "${better}"`);
  expect(await report({[`docs/${name}`]: doc('A', 'slug: /a\n')})).toBe('');
});

const POST = 'blog/2026-10-05-a/index.mdx';

test.each([
  [
    'a post that does not say where its start ends',
    {[POST]: post('a').replace(TRUNCATED, '')},
    /index\.mdx:2 truncate: .*Write "\{\/\* truncate \*\/\}" on a line/u,
  ],
  [
    'a misspelt end of its start',
    {[POST]: post('a').replace('truncate', 'Trunacte')},
    /index\.mdx:13 truncate: .*in place of "\{\/\* Trunacte \*\/\}"/u,
  ],
  [
    'a post with the address of the list of tags',
    {[POST]: post('tags')},
    /index\.mdx:6 duplicate: the address "\/blog\/tags" .*another slug/u,
  ],
  [
    'a post with the address of a further list',
    {[POST]: post('page/2')},
    /:6 duplicate: .*"\/blog\/page\/2"/u,
  ],
  [
    'a post with the address of a feed',
    {[POST]: post('rss.xml')},
    /:6 duplicate: .*a file that the build writes/u,
  ],
  [
    'a page beside one of React',
    {'src/pages/a.mdx': doc('A'), 'src/pages/a.tsx': ''},
    /^src\/pages\/a\.mdx:1 duplicate: .*src\/pages\/a\.tsx.*another name/u,
  ],
  [
    'a file that the build writes',
    {'static/robots.txt': ''},
    /^static\/robots\.txt:1 static: The build writes/u,
  ],
  [
    'the address of a tag with a space',
    {'blog/tags.yml': 'a:\n  permalink: /a b\n'},
    /^blog\/tags\.yml:1 .*"a\.permalink" is "\/a b"\. Allowed: lower-case/u,
  ],
  [
    'an address of an author that is none',
    {'blog/authors.yml': 'a:\n  name: A\n  url: example.org\n'},
    /^blog\/authors\.yml:1 .*"a\.url".*full address/u,
  ],
  [
    'a picture of an author that is not there',
    {'blog/authors.yml': 'a:\n  name: A\n  image_url: /img/b.png\n', 'static/img/a.png': ''},
    /"a\.image_url" is "\/img\/b\.png".* Did you mean "\/img\/a\.png"\?/u,
  ],
  [
    'a file by which other tools order pages',
    {'docs/a.mdx': doc('A'), 'docs/_meta.json': '{}'},
    /^docs\/_meta\.json:1 .*No page uses this file.*"sidebar_position"/u,
  ],
  [
    'a picture that no page shows',
    {'docs/a.mdx': doc('A'), 'docs/a.png': ''},
    /^docs\/a\.png:1 .*No page uses this file, so readers do not see it\. Link to it, or remove it\.$/u,
  ],
  [
    'a component of another tool',
    {'docs/a.astro': ''},
    /^docs\/a\.astro:1 .*Write it in Markdown, as "docs\/a\.mdx"/u,
  ],
])('%s is named, with what to write (A6)', async (_, files, message) => {
  expect(await report(files)).toMatch(message);
});

test('what a page links to or imports, and what code beside it needs, is used (A6)', async () => {
  expect(
    await report({
      'docs/a/a.mdx': `${doc('A')}\nimport B from './b';\n\n[Some words](./c%20d.pdf) <B />\n`,
      'docs/a/b.tsx': 'export default () => null;',
      'docs/a/b.css': '',
      'docs/a/c d.pdf': '',
      'docs/.DS_Store': '',
    }),
  ).toBe('');
});

test.each(['a.markdown', 'a.MDX', 'b/a.Md', 'a.mdx.txt'])(
  '%s would never be published (A6)',
  async (name) => {
    expect(await report({[`docs/${name}`]: doc('A')})).toMatch(
      /^docs\/.*:1 front-matter: This file does not become a page.*Rename it to "docs\/(?:b\/)?a\.mdx"\.$/u,
    );
  },
);

test.each([
  'docs/a.mdx',
  'docusaurus-plugin-content-docs/a.mdx',
  'docusaurus-plugin-content-doc/current/a.mdx',
])('a translation at %s is never published (A6)', async (name) => {
  expect(await report({'docs/a.mdx': doc('A'), [`i18n/fr/${name}`]: doc('A')}, 'fr')).toMatch(
    /^i18n\/fr\/.*a\.mdx:1 translation: no translation is read from this folder.*i18n\/fr\/docusaurus-plugin-content-docs\/current/u,
  );
});

const GOOD = {title: 'A', owner: 'maintainers', review_by: new Date('2027-05-20')};

test.each([
  ['values of another kind', {draft: 'yes', sidebar_position: 'third', keywords: 'a, b'}, {}],
  ['what Docusaurus does not know either', {id: 'a/b', tags: 'c'}, {}],
  [
    'a neighbor that is not there',
    {pagination_next: 'no/such', pagination_prev: 'b'},
    {pagination_prev: 'b'},
  ],
  ['a state that contradicts another', {draft: true, unlisted: true}, {draft: true}],
  ['a description that is only too short', {description: 'A.'}, {description: 'A.'}],
])('while somebody writes, Docusaurus does not get %s', async (_, more, kept) => {
  const siteDir = createSite({'docs/a.mdx': '', 'docs/b.mdx': ''});
  sites.push(siteDir);
  expect(await createFieldKeeper(siteDir)('docs/a.mdx', {...GOOD, ...more})).toEqual({
    ...GOOD,
    ...kept,
  });
});

test.each([
  ['docs/a.md', {}],
  ['docs/a.mdx', {id: 'a-2'}],
  ['docs/02-a.mdx', {}],
  ['docs/c#.mdx', {slug: 'c-'}],
])('while somebody writes, %s stops no other page by its name', async (file, more) => {
  const siteDir = createSite({'docs/a.md': '', 'docs/a.mdx': '', 'docs/c#.mdx': ''});
  sites.push(siteDir);
  expect(await createFieldKeeper(siteDir)(file, GOOD)).toEqual({...GOOD, ...more});
});

test.each([
  ['blog/2026-13-45-a/index.mdx', {date: '1970-01-01'}],
  ['blog/2026-12-24-a/index.mdx', {}],
  ['blog/a/index.mdx', {}],
  ['docs/2026-13-45-a.mdx', {}],
])('while somebody writes, %s is no post without a day', async (file, more) => {
  const siteDir = createSite({'blog/authors.yml': 'maintainers:\n  name: Us\n'});
  sites.push(siteDir);
  expect(await createFieldKeeper(siteDir)(file, {title: 'A'})).toEqual({title: 'A', ...more});
});

test.each([
  ['./shot.png', true],
  ['/img/card.png', true],
  ['https://example.org/card.png', true],
  ['./nope.png', false],
  ['/img/nope.png', false],
  ['shot.png', false],
])('while somebody writes, the image %s is kept if there is such a file', async (image, is) => {
  const siteDir = createSite({'docs/a.mdx': '', 'docs/shot.png': '', 'static/img/card.png': ''});
  sites.push(siteDir);
  expect(await createFieldKeeper(siteDir)('docs/a.mdx', {...GOOD, image})).toEqual(
    is ? {...GOOD, image} : GOOD,
  );
});

test.each([
  ['start/next', true],
  ['start/index', true],
  ['01-start/02-next', false],
  ['start', false],
  ['start/next/index', false],
  ['start/later', false],
])('while somebody writes, the neighbor %s is kept if there is such a document', async (id, is) => {
  const siteDir = createSite({
    'docs/a.md': '',
    'docs/01-start/index.md': '',
    'docs/01-start/02-next.mdx': '',
  });
  sites.push(siteDir);
  const keep = createFieldKeeper(siteDir);
  const read = async (): Promise<boolean> =>
    'pagination_next' in (await keep('docs/a.md', {...GOOD, pagination_next: id}));
  expect(await read()).toBe(is);
  writeFiles(siteDir, {'docs/01-start/later.md': ''});
  expect(await read()).toBe(is || id === 'start/later');
});

test('while somebody writes, a post has no author whom nobody knows, and other files keep all', async () => {
  const siteDir = createSite({'blog/authors.yml': 'maintainers:\n  name: Us\n'});
  sites.push(siteDir);
  const keep = createFieldKeeper(siteDir);
  const file = 'blog/2026-10-05-a/index.mdx';
  expect(await keep(file, {title: 'A', authors: ['nobody']})).toEqual({title: 'A'});
  expect(await keep(file, {title: 'A', authors: ['maintainers']})).toHaveProperty('authors');
  expect(await keep('tests/pages/a.mdx', {hide_title: true})).toEqual({hide_title: true});
});

test('while somebody writes, a list of versions that cannot be read keeps no page from being shown', async () => {
  const siteDir = createSite({'versions.json': '["1.0",'});
  sites.push(siteDir);
  const keep = createFieldKeeper(siteDir);
  expect(await keep('docs/a.mdx', {...GOOD, sidebar_position: 'first'})).toEqual(GOOD);
});
