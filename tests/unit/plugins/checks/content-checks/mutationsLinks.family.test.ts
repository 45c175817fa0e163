import {createContext} from '../../../../../plugins/checks/content-checks/checkContent';
import {checkSearch} from '../../../../../plugins/output/search-index/indexBuild';
import {checkLists} from '../../../../../plugins/checks/content-checks/frontMatter/checkLists';
import {LINK_CHECKS} from '../../../../../plugins/checks/content-checks/links';
import {createContentReader, formatProblems, type Problem} from '@selection-set/content-model';
import {summariseAdded, updateUrlManifest} from '../../../../../plugins/checks/url-manifest';
import {type ContentSite, createContentSite} from '../../../../support/contentSite';

const GUIDE = 'docs/yoga/guide.mdx';
const INDEX = 'docs/yoga/index.mdx';
const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current/yoga/guide.mdx';
const REDIRECTS = 'src/family/data/redirects.yml';
const URL_MANIFEST = 'src/family/data/publishedAddresses.json';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Every way to link that the portal has; without a mistake. */
const FILES = {
  [INDEX]: `---
title: Yoga
image: /img/shot.png
---

## Install

[Guide](/yoga/guide.mdx), [its errors](./guide.mdx#errors), [above](#install), [named][guide], [tool](/tools/yoga),
[page](/compare?tools=yoga), [list](/blog/tags/servers), [post](/blog/first#start), [Markdown export](pathname:///docs/yoga.md).

![Shot](/img/shot.png) ![Beside](./beside.png) [outside](https://graphql.org/learn#schema) [mail](mailto:a@b.example)

[guide]: /docs/yoga/guide

<Hero links={[{to: '/docs/yoga/guide', label: 'Guide'}]} image={<Picture src="/img/shot.png" alt="" />} />

<Card
  title="Guide"
  href="/docs/yoga/guide#errors"
/>
`,
  [GUIDE]: `---
title: Guide
---

import Setup from './_setup.mdx';

<Setup />

## Errors

[Set up](#set-up) first, [then](#own).

### Details {/* #own */}

Words.
`,
  'docs/yoga/_setup.mdx': '## Set up\n\n[Yoga](/yoga/index.mdx)\n',
  'docs/yoga/beside.png': PICTURE,
  'static/img/shot.png': PICTURE,
  [FRENCH]: `---
title: Guide
---

## Erreurs

[Yoga](/yoga/index.mdx#install) et [ici](#erreurs).
`,
  'blog/2026-10-05-first/index.mdx':
    '---\nslug: first\ntags: [servers]\n---\n\n## Start\n\n[Guide](/docs/yoga/guide)\n',
  'blog/2026-10-06-second/index.mdx': '---\nslug: second\ntags: [servers]\n---\n\nWords.\n',
  'blog/tags.yml': 'servers:\n  label: Servers\n  permalink: /servers\n',
  'docs/yoga/_category_.json': '{\n  "label": "Yoga",\n  "position": 2\n}\n',
  'src/pages/compare.tsx': 'export default 1;\n',
  [REDIRECTS]:
    '- from: /docs/old\n  to: /docs/yoga\n- from: /docs/yoga#setup\n  to: /docs/yoga#install\n',
};

let site: ContentSite;

beforeEach(async () => {
  site = createContentSite(FILES);
  await updateUrlManifest(site.siteDir);
});

afterEach(() => site.dispose());

async function check(isWriting = false): Promise<readonly Problem[]> {
  const readContent = createContentReader(site.siteDir);
  const lists = ['en-US', 'fr'].map(async (locale) => {
    const content = await readContent(locale);
    const originals = await readContent('en-US');
    const {siteDir} = site;
    const context = createContext({siteDir, locale, originals, readContent, isWriting});
    return (
      await Promise.all(
        [...LINK_CHECKS, checkLists, checkSearch].map(async (run) => run(content, context)),
      )
    ).flat();
  });
  return (await Promise.all(lists)).flat();
}

test('two pages with one address make no mistakes of their headings', async () => {
  site.write('docs/yoga/again.mdx', '---\nslug: /yoga/guide\n---\n\n## Other\n');
  expect(await check()).toEqual([]);
});

test('content without a mistake passes, in every language', async () => {
  expect(formatProblems(await check())).toBe('');
});

type Mutation = readonly [
  what: string,
  mutate: (site: ContentSite) => void,
  place: string,
  message: RegExp,
];

const replace = (file: string, from: string, to: string) => (target: ContentSite) =>
  target.replace(file, from, to);

test.each<Mutation>([
  [
    'a dead link to a page',
    replace(INDEX, '[tool](/tools/yoga)', '[tool](/tools/yogga)'),
    `${INDEX}:8 links`,
    /"\/tools\/yogga" leads nowhere.*"\/tools\/yoga"/u,
  ],
  [
    'a dead link to a file',
    replace(INDEX, '/yoga/guide.mdx)', '/yoga/giude.mdx)'),
    `${INDEX}:8 links`,
    /no file "\/yoga\/giude\.mdx".*"\/yoga\/guide\.mdx"/u,
  ],
  [
    'a link between posts by file, which a translation of one of them breaks',
    replace(
      'blog/2026-10-06-second/index.mdx',
      'Words.',
      '[Before](../2026-10-05-first/index.mdx#start).',
    ),
    'blog/2026-10-06-second/index.mdx:6 links',
    /names the file of a post.*Write "\/blog\/first#start"/u,
  ],
  [
    'a dead link in an attribute',
    replace(INDEX, 'href="/docs/yoga/guide#errors"', 'href="/docs/yoga/guides"'),
    `${INDEX}:19 links`,
    /"\/docs\/yoga\/guides" leads nowhere.*"\/docs\/yoga\/guide"/u,
  ],
  [
    'a dead link in a list of links',
    replace(INDEX, "to: '/docs/yoga/guide'", "to: '/dox/yoga/guide'"),
    `${INDEX}:15 links`,
    /Did you mean "\/docs\/yoga\/guide"/u,
  ],
  [
    'a dead link where a reference is defined',
    replace(INDEX, '[guide]: /docs/yoga/guide', '[guide]: /docs/yoga/gide'),
    `${INDEX}:13 links`,
    /"\/docs\/yoga\/gide" leads nowhere/u,
  ],
  [
    'a reference that is never defined',
    replace(INDEX, '[guide]: /docs/yoga/guide\n', '\n'),
    `${INDEX}:8 links`,
    /No line says where "\[guide\]" leads/u,
  ],
  [
    'a reference by its own words that is never defined',
    replace(INDEX, '[tool](/tools/yoga)', '[tool][]'),
    `${INDEX}:8 links`,
    /No line says where "\[tool\]" leads/u,
  ],
  [
    'a link to the file of a draft',
    (target) => {
      target.write('docs/yoga/later.mdx', '---\ndraft: true\n---\n\nWords.\n');
      target.replace(INDEX, '[tool](/tools/yoga)', '[tool](./later.mdx)');
    },
    `${INDEX}:8 links`,
    /"\.\/later\.mdx" is a draft.*Remove "draft: true"/u,
  ],
  [
    'a link to the address of a draft',
    (target) => {
      target.write('docs/yoga/later.mdx', '---\ndraft: true\n---\n\nWords.\n');
      target.replace(INDEX, '[tool](/tools/yoga)', '[tool](/docs/yoga/later)');
    },
    `${INDEX}:8 links`,
    /"\/docs\/yoga\/later" is a draft/u,
  ],
  [
    'a dead anchor of another page',
    replace(INDEX, 'guide.mdx#errors', 'guide.mdx#eror'),
    `${INDEX}:8 links`,
    /no heading with the id "eror".*"#errors"/u,
  ],
  [
    'a dead anchor of the same page',
    replace(GUIDE, '(#own)', '(#onw)'),
    `${GUIDE}:11 links`,
    /no heading with the id "onw"/u,
  ],
  [
    'an anchor of the original in a translation that has its own',
    replace(FRENCH, '(#erreurs)', '(/docs/yoga/guide#errors)'),
    `${FRENCH}:7 links`,
    /\(i18n\/fr\/.*no heading with the id "errors".*"#erreurs"/u,
  ],
  [
    'a dead picture',
    replace(INDEX, '![Shot](/img/shot.png)', '![Shot](/img/shoot.png)'),
    `${INDEX}:11 links`,
    /no such file.*"\/img\/shot\.png"/u,
  ],
  [
    'a picture that is too large',
    (target) => target.write('docs/yoga/beside.png', PICTURE.padEnd(2_600_000)),
    `${INDEX}:11 links`,
    /"docs\/yoga\/beside\.png" has 2\.6 MB.*less than 2 MB/u,
  ],
  [
    'a dead picture beside the page',
    replace(INDEX, './beside.png', './besides.png'),
    `${INDEX}:11 links`,
    /no file "docs\/yoga\/besides\.png".*"beside\.png"/u,
  ],
  [
    'a dead picture in a component',
    replace(INDEX, 'src="/img/shot.png"', 'src="/img/shots.png"'),
    `${INDEX}:15 links`,
    /"\/img\/shots\.png" leads nowhere/u,
  ],
  [
    'a page in other letters',
    replace(INDEX, '[tool](/tools/yoga)', '[tool](/Tools/Yoga)'),
    `${INDEX}:8 links`,
    /"\/Tools\/Yoga" leads nowhere.*Did you mean "\/tools\/yoga"\?/u,
  ],
  [
    'a site without https',
    replace(INDEX, '[tool](/tools/yoga)', '[tool](www.example.org/a)'),
    `${INDEX}:8 links`,
    /is read as a path of this site\. Write "https:\/\/www\.example\.org\/a"/u,
  ],
  [
    'a file of the project that is no page',
    (target) => {
      target.write('NOTES.md', 'Notes.\n');
      target.replace(INDEX, '[tool](/tools/yoga)', '[tool](../../NOTES.md)');
    },
    `${INDEX}:8 links`,
    /"\.\.\/\.\.\/NOTES\.md" is NOTES\.md, which is no page of the site\./u,
  ],
  [
    'an id with a sign of addresses',
    replace(GUIDE, '{/* #own */}', '{/* #own/one?a */}'),
    `${GUIDE}:13 heading-ids`,
    /The id "own\/one\?a" has "\/".*Write \{\/\* #own-one-a \*\/\}/u,
  ],
  [
    'a slash at the end',
    replace(INDEX, '/tools/yoga)', '/tools/yoga/)'),
    `${INDEX}:8 links`,
    /ends in a slash.*"\/tools\/yoga"/u,
  ],
  [
    'the name of a built file',
    replace(INDEX, '/tools/yoga)', '/tools/yoga.html)'),
    `${INDEX}:8 links`,
    /names the built file.*"\/tools\/yoga"/u,
  ],
  [
    'a language in the address',
    replace(INDEX, '/tools/yoga)', '/fr/tools/yoga)'),
    `${INDEX}:8 links`,
    /names a language.*"\/tools\/yoga"/u,
  ],
  ...(
    [
      [
        'a slip in the kind of an address',
        'htps://graphql.org',
        /"htps:".*Did you mean "https"\?/u,
      ],
      ['a script in an address', 'javascript:void%200', /No browser opens "javascript:"/u],
      ['an address without slashes', 'https:graphql.org', /Write "https:\/\/graphql\.org"/u],
      ['a mailbox without a sign', 'mailto:a.example.org', /"mailto:name@example\.org"/u],
      ['an address of one machine', 'http://localhost:3000/docs/yoga', /your own machine/u],
    ] as const
  ).map(([what, address, message]): Mutation => [
    what,
    replace(INDEX, 'https://graphql.org/learn#schema', address),
    `${INDEX}:11 links`,
    message,
  ]),
  [
    "the site's own full address",
    replace(INDEX, '/tools/yoga)', 'https://selection-set.github.io/tools/yoga#top)'),
    `${INDEX}:8 links`,
    /own full address; write "\/tools\/yoga#top"/u,
  ],
  [
    'a file where a component wants an address',
    replace(INDEX, "to: '/docs/yoga/guide'", "to: '/yoga/guide.mdx'"),
    `${INDEX}:15 links`,
    /only Markdown links may; write "\/docs\/yoga\/guide"/u,
  ],
  [
    'a link to an address that has moved',
    replace(INDEX, '/tools/yoga)', '/docs/old)'),
    `${INDEX}:8 links`,
    /"\/docs\/old" has moved; link to "\/docs\/yoga"/u,
  ],
  [
    'a page that was removed',
    (target) => target.remove('blog/2026-10-05-first/index.mdx'),
    `${URL_MANIFEST}:`,
    /"\/blog\/first" was published and is gone[^]*- from: \/blog\/first\n {4}to: \/blog$/u,
  ],
  [
    'a file that was renamed',
    (target) => target.rename(GUIDE, 'docs/yoga/handling-errors.mdx'),
    'docs/yoga/handling-errors.mdx:1 url-manifest',
    /- from: \/docs\/yoga\/guide\n {4}to: \/docs\/yoga\/handling-errors$/u,
  ],
  [
    'a link to a file that was renamed',
    (target) => target.rename(GUIDE, 'docs/yoga/handling-errors.mdx'),
    `${INDEX}:8 links`,
    /no file "\/yoga\/guide\.mdx".*"\/yoga\/handling-errors\.mdx"/u,
  ],
  [
    'an address of a page whose file was renamed',
    (target) => target.rename(GUIDE, 'docs/yoga/handling-errors.mdx'),
    `${INDEX}:19 links`,
    /"\/docs\/yoga\/guide" leads nowhere.*"\/docs\/yoga\/handling-errors"/u,
  ],
  [
    'a link to a file beside the page',
    replace(GUIDE, '(#own)', '(./indx.mdx)'),
    `${GUIDE}:11 links`,
    /no file "\.\/indx\.mdx".*"\/yoga\/index\.mdx"/u,
  ],
  [
    'an id with a space',
    replace(GUIDE, '## Errors', '## Errors {#the errors}'),
    `${GUIDE}:9 heading-ids`,
    /"the errors" has a space.*\{\/\* #the-errors \*\/\}/u,
  ],
  [
    'a heading without a word',
    replace(GUIDE, '## Errors', '## 🚀'),
    `${GUIDE}:9 heading-ids`,
    /no letter or digit.*\{\/\* #start \*\/\}/u,
  ],
  [
    'a list of tags that cannot be read',
    replace('blog/tags.yml', 'permalink: /servers', 'permalink: [/servers'),
    'blog/tags.yml:3 front-matter',
    /This cannot be read/u,
  ],
  [
    'a category that cannot be read',
    replace('docs/yoga/_category_.json', '2\n}', '2\n'),
    'docs/yoga/_category_.json:3 front-matter',
    /This cannot be read/u,
  ],
  [
    'a place of a category that is no number',
    replace('docs/yoga/_category_.json', '"position": 2', '"position": "first"'),
    'docs/yoga/_category_.json:3 front-matter',
    /"position" is "first"\. Allowed: a number/u,
  ],
  [
    'a link of a category to nothing',
    replace('docs/yoga/_category_.json', '"position": 2', '"link": {"type": "document"}'),
    'docs/yoga/_category_.json:3 front-matter',
    /"link" is \{"type":"document"\}\. Allowed: null/u,
  ],
  [
    'a link of a category to no document',
    replace('docs/yoga/_category_.json', '"position": 2', '"link": {"type": "doc", "id": "giude"}'),
    'docs/yoga/_category_.json:3 front-matter',
    /"link" leads to "giude", and no document has this id\..*below docs/u,
  ],
  [
    'an author without a name',
    (target) => target.write('blog/authors.yml', 'us:\n  name: Us\nthem:\n  title: Them\n'),
    'blog/authors.yml:3 front-matter',
    /the author "them" has no name\. Add "name: …"/u,
  ],
  [
    'a value of an author of a wrong kind',
    (target) => target.write('blog/authors.yml', 'us:\n  name: Us\n  page: {link: /us}\n'),
    'blog/authors.yml:1 front-matter',
    /"us\.page" is \{"link":"\/us"\}\. Allowed: true, false, or/u,
  ],
  [
    'a misspelt field of a tag',
    replace('blog/tags.yml', 'label', 'lable'),
    'blog/tags.yml:1 front-matter',
    /the tag "servers" has an unknown field "lable"\. Did you mean "label"\?/u,
  ],
  [
    'two tags with one address',
    replace('blog/tags.yml', '/servers\n', '/servers\nhosts:\n  permalink: /servers\n'),
    'blog/tags.yml:4 front-matter',
    /"hosts" has the same permalink as "servers", "\/servers"/u,
  ],
  [
    'a misspelt field of a category',
    replace('docs/yoga/_category_.json', 'label', 'lable'),
    'docs/yoga/_category_.json:2 front-matter',
    /unknown field "lable"\. Did you mean "label"\?/u,
  ],
  [
    'a list of a category with a field that nobody reads',
    replace(
      'docs/yoga/_category_.json',
      '"position": 2',
      '"link": {"type": "generated-index", "titel": "All"}',
    ),
    'docs/yoga/_category_.json:3 front-matter',
    /"link" is .*"titel".*Allowed: .*slug, title, description/u,
  ],
  [
    'a list of a category at the address of a page',
    replace(
      'docs/yoga/_category_.json',
      '"position": 2',
      '"link": {"type": "generated-index", "slug": "/yoga/guide"}',
    ),
    'docs/yoga/_category_.json:3 front-matter',
    /address "\/docs\/yoga\/guide", which is that of docs\/yoga\/guide\.mdx\. Give it/u,
  ],
  [
    'a category without words',
    replace('docs/yoga/_category_.json', '"Yoga"', '""'),
    'docs/yoga/_category_.json:2 front-matter',
    /"label" is ""\. Allowed: a text/u,
  ],
  [
    'a field of a category that is given twice in a line',
    (target) => target.write('docs/yoga/_category_.json', '{"label": "Yoga", "label": "Server"}\n'),
    'docs/yoga/_category_.json:1 front-matter',
    /^"label" is already given above/u,
  ],
  [
    'two files for one category',
    (target) => target.write('docs/yoga/_category_.yml', 'label: Yoga\n'),
    'docs/yoga/_category_.yml:1 front-matter',
    /docs\/yoga\/_category_\.json is about the same folder\. Keep one/u,
  ],
  [
    'a category by another name',
    (target) => target.write('docs/other/Category.JSON', '{}'),
    'docs/other/Category.JSON:1 front-matter',
    /because of its name\. Rename it to "_category_\.json"/u,
  ],
  [
    'a page in other markup',
    (target) => target.write('docs/other/page.rst', 'Title\n====='),
    'docs/other/page.rst:1 front-matter',
    /does not become a page.*in Markdown, as "docs\/other\/page\.mdx"/u,
  ],
  [
    'a post with an ending that nobody reads',
    (target) => target.write('blog/2026-10-07-third/index.markdown', 'Words.'),
    'blog/2026-10-07-third/index.markdown:1 front-matter',
    /does not become a page.*Rename it to "blog\/2026-10-07-third\/index\.mdx"/u,
  ],
  [
    'a file that is no picture',
    (target) => target.write('docs/yoga/beside.png', '<!doctype html>'),
    `${INDEX}:11 links`,
    /"docs\/yoga\/beside\.png" is damaged or not an image that browsers can show/u,
  ],
  [
    'a picture of a set that is not there',
    replace(
      INDEX,
      '<Card\n',
      '<img src="/img/shot.png" srcset="/img/shots.png 2x" alt="" />\n\n<Card\n',
    ),
    `${INDEX}:17 links`,
    /"\/img\/shots\.png" leads nowhere/u,
  ],
  [
    'a static file that the build writes',
    (target) => target.write('static/fr/sitemap.xml', ''),
    'static/fr/sitemap.xml:1 static',
    /The build writes a file of this name/u,
  ],
  [
    'a static file at the address of a page',
    (target) => target.write('static/docs/yoga/guide.html', ''),
    'static/docs/yoga/guide.html:1 static',
    /address of a page, "\/docs\/yoga\/guide" \(docs\/yoga\/guide\.mdx\).*another name/u,
  ],
  [
    'a static folder at the address of a page',
    (target) => target.write('static/docs/yoga/index.html', ''),
    'static/docs/yoga/index.html:1 static',
    /"\/docs\/yoga"/u,
  ],
  [
    'a static file at the address of a page of a language',
    (target) => target.write('static/fr/compare', ''),
    'static/fr/compare:1 static',
    /"\/compare" \(src\/pages\/compare\.tsx\)/u,
  ],
  [
    'a heading that was renamed',
    replace(INDEX, '## Install\n\n', '## Install it\n\n[above]: /docs\n\n'),
    `${INDEX}:6 url-manifest`,
    /- from: '\/docs\/yoga#install'\n {4}to: '\/docs\/yoga#install-it'$/u,
  ],
  [
    'a heading that moved to another page',
    (target) => {
      target.replace(GUIDE, '### Details {/* #own */}\n', '');
      target.replace('blog/2026-10-05-first/index.mdx', '## Start', '## Start\n\n## Own');
    },
    'blog/2026-10-05-first/index.mdx:8 url-manifest',
    /- from: '\/docs\/yoga\/guide#own'\n {4}to: '\/blog\/first#own'$/u,
  ],
  [
    'a page that the URL manifest does not know',
    (target) => target.write('docs/new.mdx', '# New\n\n## Part\n'),
    'docs/new.mdx:1 url-manifest',
    /does not know "\/docs\/new".*npm run url-manifest/u,
  ],
  [
    'an id that is given twice',
    replace(GUIDE, '## Errors', '## Errors {/* #own */}'),
    `${GUIDE}:13 heading-ids`,
    /id "own" is already taken in line 9/u,
  ],
  [
    'two headings with the same words',
    replace(GUIDE, 'Words.', '## Errors'),
    `${GUIDE}:15 heading-ids`,
    /line 9 has the words "Errors" too/u,
  ],
  [
    'redirects in a circle',
    (target) => target.write(REDIRECTS, '- from: /a\n  to: /b\n- from: /b\n  to: /a\n'),
    `${REDIRECTS}:1 redirects`,
    /circle: \/a → \/b → \/a/u,
  ],
  [
    'a redirect over another one',
    replace(
      REDIRECTS,
      '- from: /docs/old\n',
      '- from: /docs/older\n  to: /docs/old\n- from: /docs/old\n',
    ),
    `${REDIRECTS}:1 redirects`,
    /itself redirected; lead straight to the end: "to: \/docs\/yoga"/u,
  ],
  [
    'a redirect to nowhere',
    replace(REDIRECTS, 'to: /docs/yoga\n', 'to: /docs/yogi\n'),
    `${REDIRECTS}:1 redirects`,
    /"\/docs\/yogi" leads nowhere.*"\/docs\/yoga"/u,
  ],
  [
    'a redirect to a heading that is not there',
    replace(REDIRECTS, '#install', '#instal'),
    `${REDIRECTS}:3 redirects`,
    /no heading with the id "instal".*"install"/u,
  ],
  [
    'a redirect that would hide a page',
    replace(REDIRECTS, '/docs/old', '/docs/yoga/guide'),
    `${REDIRECTS}:1 redirects`,
    /There is a page at/u,
  ],
  [
    'a redirect to another site',
    replace(REDIRECTS, 'to: /docs/yoga\n', 'to: //evil.example\n'),
    `${REDIRECTS}:1 redirects`,
    /expected an address on this site/u,
  ],
  [
    'a list of redirects that is no YAML',
    replace(REDIRECTS, '  to: /docs/yoga\n', '  to: [/docs/yoga\n'),
    `${REDIRECTS}:3 redirects`,
    /\w/u,
  ],
  [
    'a URL manifest that is no JSON',
    replace(URL_MANIFEST, '  "/blog",\n', '<<<<<<< main\n  "/blog",\n'),
    `${URL_MANIFEST}:2 url-manifest`,
    /no JSON|no address/u,
  ],
  [
    'a URL manifest with an entry that is no address',
    replace(URL_MANIFEST, '  "/blog",\n', '  7,\n'),
    `${URL_MANIFEST}:2 url-manifest`,
    /7 is no address/u,
  ],
  [
    'a URL manifest that is not sorted',
    replace(URL_MANIFEST, '  "/blog",\n', '  "/blog/first",\n  "/blog",\n'),
    `${URL_MANIFEST}:2 url-manifest`,
    /not sorted, or has an address twice.*npm run url-manifest/u,
  ],
  [
    'a URL manifest that is not there',
    (target) => target.remove(URL_MANIFEST),
    `${URL_MANIFEST}:1 url-manifest`,
    /Take it back from the history/u,
  ],
])('%s is reported with its place (N9, A4)', async (_, mutate, place, message) => {
  mutate(site);

  const problems = await check();

  const found = problems.map((problem) => ({
    place: `${problem.file}:${problem.line} ${problem.rule}`,
    message: problem.message,
  }));
  expect(found).toContainEqual({
    place: expect.stringContaining(place),
    message: expect.stringMatching(message),
  });
});

test('a list of tags that cannot be read takes no address away (N9)', async () => {
  site.replace('blog/tags.yml', 'label: Servers', 'label: [Servers');
  expect((await check()).map(({rule}) => rule)).toEqual(['front-matter']);
});

test('a redirect settles what has gone, headings that the new page has included (N8, N9)', async () => {
  site.rename(GUIDE, 'docs/yoga/handling-errors.mdx');
  site.rename(FRENCH, FRENCH.replace('guide', 'handling-errors'));
  for (const [from, to] of [
    ['/yoga/guide.mdx)', '/yoga/handling-errors.mdx)'],
    ['./guide.mdx', './handling-errors.mdx'],
    ['[guide]: /docs/yoga/guide', '[guide]: /docs/yoga/handling-errors'],
    ["'/docs/yoga/guide'", "'/docs/yoga/handling-errors'"],
    ['"/docs/yoga/guide#errors"', '"/docs/yoga/handling-errors#errors"'],
  ] as const) {
    site.replace(INDEX, from, to);
  }
  site.replace('blog/2026-10-05-first/index.mdx', '/docs/yoga/guide', '/docs/yoga/handling-errors');
  site.replace(
    REDIRECTS,
    '- from',
    '- from: /docs/yoga/guide\n  to: /docs/yoga/handling-errors\n- from',
  );
  await updateUrlManifest(site.siteDir);

  expect(formatProblems(await check())).toBe('');
});

test('the URL manifest forgets nothing, and a second run changes nothing (N9)', async () => {
  site.remove('blog/2026-10-05-first/index.mdx');

  expect(await updateUrlManifest(site.siteDir)).toEqual([]);
  expect(formatProblems(await check())).toContain('/blog/first');
});

test('a document that a page without known headings took in needs one redirect for all of its own (N9)', async () => {
  site.remove(GUIDE);
  site.write(REDIRECTS, '- from: /docs/yoga/guide\n  to: /compare\n');

  expect(formatProblems(await check())).not.toContain('was published and is gone');
});

test('the URL manifest is not written over when it cannot be read (N9)', async () => {
  site.replace(URL_MANIFEST, '  "/blog",\n', '<<<<<<< main\n');

  await expect(updateUrlManifest(site.siteDir)).rejects.toThrow(`${URL_MANIFEST}:`);
});

test('who is writing is told of published addresses that are gone, not of new ones (N9)', async () => {
  site.write('docs/new.mdx', '# New\n');
  site.remove('blog/2026-10-05-first/index.mdx');

  const messages = formatProblems(await check(true));

  expect(messages).toContain('"/blog/first" was published and is gone');
  expect(messages).not.toContain('does not know');
});

test('new addresses are counted by page, and the summary stays short (N9)', () => {
  expect(summariseAdded([])).toBe('src/family/data/publishedAddresses.json was complete.');
  expect(summariseAdded(['/docs/a', '/docs/a#b', '/docs/a#c', '/docs/d'])).toBe(
    'New addresses in src/family/data/publishedAddresses.json: 4\n  /docs/a with headings: 2\n  /docs/d',
  );
  const many = Array.from({length: 7900}, (_, index) => `/docs/page-${index}`);
  const lines = summariseAdded(many).split('\n');
  expect(lines).toHaveLength(12);
  expect(lines.at(-1)).toBe('  and 7890 more pages');
});
