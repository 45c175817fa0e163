import {readFileSync} from 'node:fs';
import path from 'node:path';
import {EVERYWHERE} from '../../../../plugins/markdown/markdown/components';
import {checkAttributes} from '../../../../plugins/markdown/names/checkAttributes';
import {
  checkCode,
  checkComponents,
  checkImports,
  findMissing,
} from '../../../../plugins/markdown/names/checkImports';
import {createContext} from '../../../../plugins/checks/content-checks/checkContent';
import {PROJECT, createSite, removeSite, toFile, writeFiles} from '../../../support/content';

async function checkNames(text: string): Promise<readonly string[]> {
  const file = await toFile(text);
  const content = {files: [file], problems: []};
  const context = createContext({
    siteDir: PROJECT,
    locale: 'en-US',
    originals: content,
    readContent: async () => content,
  });
  const lists = [
    checkAttributes(file),
    checkCode(file),
    checkComponents(file),
    await checkImports(content, context),
  ];
  return lists.flat().map(({line, rule, message}) => `${line} ${rule} ${message}`);
}

test.each([
  [
    'a name with a slip, with all its places',
    '<Step>\n\na\n\n</Step>\n\n{<Step />}\n\nb <Step /> c\n',
    /^1 component There is no component <Step> here\. Did you mean "Steps"\?.*lines 7, 9\.$/u,
  ],
  [
    'a component of other Markdown',
    '<Aside>a</Aside>\n',
    /^1 component .*<Aside> here\. Write ":::note"/u,
  ],
  [
    'a name near to an imported one',
    "import BookList from '@theme/Tabs';\n\n<BookLst />\n",
    /^3 component .*Did you mean "BookList"\?/u,
  ],
  [
    'a part of a page that is not there',
    "import A from './_gone.mdx';\n\n<A />\n",
    /^1 import There is no file docs\/_gone\.mdx to import\..*Correct the path/u,
  ],
  [
    'a picture of another site',
    'a\n\n![b](https://example.org/c.png)\n',
    /^3 attribute .*"https:\/\/example\.org\/c\.png" from another site.*below static/u,
  ],
  ['a script', '<script>{`a()`}</script>\n', /^1 attribute .*forbids scripts.*<script>/u],
  ['a style sheet', '<style>{`a {}`}</style>\n', /^1 attribute .*forbids styles.*<style>/u],
  [
    'a part of what is not there',
    '<Chart.Line />\n',
    /^1 component There is no component <Chart>/u,
  ],
  ['one in an attribute', '<Card title={<Emphasis />} />\n', /^1 component .*<Emphasis>/u],
  [
    'a package that is not installed',
    "import A from 'reacts';\n",
    /^1 import There is no package "reacts"\. Did you mean "react"\?.*npm install reacts/u,
  ],
  [
    'a loader that is not installed',
    "import A from '!!no-such-loader!./content.ts';\n",
    /^1 import There is no package "no-such-loader"/u,
  ],
  [
    'a file that is not there',
    "\n\nimport A from '@site/src/components/Crads';\n",
    /^3 import There is no file src\/components\/Crads .*Did you mean "Cards"\?/u,
  ],
  [
    'a file beside the page',
    "import a from './a.json';\n",
    /^1 import There is no file docs\/a\.json/u,
  ],
  [
    'a part of the theme',
    "import A from '@theme/TabsItem';\n",
    /^1 import The theme has no component "TabsItem"\. Did you mean "TabItem"\?/u,
  ],
  [
    'a name that a module of Docusaurus does not export',
    "import {Linked} from '@docusaurus/Link';\n",
    /^1 import "@docusaurus\/Link" has no export "Linked"\. It has a default export\./u,
  ],
  [
    'a name that a component of the portal does not export',
    "\nimport {Card, Cardd} from '@site/src/components/Cards';\n",
    /^2 import .* has no export "Cardd"\. It has "Card", a default export\. Did you mean "Card"/u,
  ],
  [
    'code of another site',
    "import a from 'https://example.org/a.js';\n",
    /^1 import A page cannot import code from another site.*by its name/u,
  ],
  [
    'data that is waited for',
    "export const a = async () => await b();\nexport const c = await fetch('/d');\n",
    /^2 import A page is drawn at once.*Write the data down/u,
  ],
  [
    'an export that takes the place of the page',
    'a\n\nexport default () => <b>c</b>;\n',
    /^3 import A default export replaces the page.*"<Name \/>"/u,
  ],
  [
    'a name that every page exports',
    "export const frontMatter = {title: 'a'};\n",
    /^1 import Every page has an export "frontMatter"/u,
  ],
  [
    'a name that is given twice',
    'export const a = 1;\n\nText.\n\nexport const [c, a] = [];\n',
    /^5 import The name "a" is already used in line 1/u,
  ],
  [
    'a style',
    'a\n\n<div style="color: red">b</div>\n',
    /^3 attribute The policy of the portal forbids styles.*Remove "style"/u,
  ],
  ['a style as an object', '<b style={{color: 1}}>b</b>\n', /^1 attribute .*styles/u],
  ['a condition of Vue', '<b v-if="a">b</b>\n', /^1 attribute "v-if" is Vue syntax/u],
  [
    'a picture of a set from another site',
    '<img src="/a.png" srcset="/b.png 1x, https://example.org/c.png 2x" alt="" />\n',
    /^1 attribute .*"https:\/\/example\.org\/c\.png" from another site/u,
  ],
  [
    'a form that sends to another site',
    '<form action="https://example.org/a"><p>b</p></form>\n',
    /^1 attribute .*a form send anything to "https:\/\/example\.org\/a"/u,
  ],
  ['a script in capitals', '<b ONCLICK="a()">b</b>\n', /^1 attribute .*Remove "ONCLICK"/u],
  ['a script', '<b onclick="a()">b</b>\n', /^1 attribute .*scripts in a page\. Remove "onclick"/u],
  [
    'an element that is no component',
    'a\n\n<card title="b" />\n\n<card />\n',
    /^3 component HTML has no element <card>\. Did you mean "Card"\?.*line 5\.$/u,
  ],
  ['an element with a slip', 'a <spann>b</spann>\n', /^1 component .*Did you mean "span"\?/u],
  [
    'a script of another site',
    'a\n\n<script src="https://example.org/a.js"></script>\n',
    /^3 attribute The policy .*"https:\/\/example\.org\/a\.js".*below static/u,
  ],
  ['a frame', '<iframe src="//example.org/a" />\n', /^1 attribute .*Write a link to it instead/u],
  [
    'a foreign picture',
    '<img src="https://example.org/a.png" alt="a" />\n',
    /^1 attribute The po/u,
  ],
  [
    'a first tab that is not there',
    '<Tabs defaultValue="npn">\n<TabItem value="npm">\na\n</TabItem>\n<TabItem label="yarn">\nb\n</TabItem>\n</Tabs>\n',
    /^1 attribute "defaultValue" is "npn", .*Did you mean "npm"\? Allowed: npm, yarn\.$/u,
  ],
  ['tabs without a tab', 'a\n\n<Tabs></Tabs>\n', /^3 attribute These tabs have no <TabItem>/u],
  [
    'a value of two tabs',
    '<Tabs>\n<TabItem value="a">\nb\n</TabItem>\n<TabItem value="a">\nc\n</TabItem>\n</Tabs>\n',
    /^5 attribute The tab of line 2 has the value "a" too/u,
  ],
  [
    'a value of two tabs in a line each',
    '<Tabs>\n<TabItem value="a">b</TabItem>\n<TabItem value="a">c</TabItem>\n</Tabs>\n',
    /^3 attribute The tab of line 2 has the value "a" too/u,
  ],
  [
    'a name in code that nothing defines',
    'a\n\nexport const list = [];\nexport const first = lst.at(0);\n',
    /^4 import Nothing defines "lst", so this page cannot be shown\. Did you mean "list"\? Import/u,
  ],
  [
    'a hook that is not imported',
    'export const A = () => {\n  const [b] = useState(0);\n  return b;\n};\n',
    /^2 import Nothing defines "useState"/u,
  ],
  [
    'words between tabs',
    '<Tabs>\n\nFirst\n\n<TabItem value="a">b</TabItem>\n</Tabs>\n',
    /^3 attribute Tabs hold nothing but <TabItem>.*Move it/u,
  ],
  [
    'steps without numbers',
    'a\n\n<Steps>\n\n- b\n\n</Steps>\n',
    /^3 attribute <Steps> draws a numbered list.*Start each of its lines with "1\. "/u,
  ],
  [
    'steps in one line',
    'a <Steps>1. b</Steps>\n',
    /^1 attribute <Steps> draws a numbered list.*after an empty line/u,
  ],
  [
    'a tree of files without a list',
    'a\n\n<FileTree>\nb\n</FileTree>\n',
    /^3 attribute <FileTree> draws a list.*Start each of its lines with "- "/u,
  ],
])('%s is named by its line, with the nearest that exists', async (_, text, message) => {
  const found = await checkNames(text);
  expect(found[0]).toMatch(message);
});

test.each([
  [
    'components that need no import',
    '<Tabs>\n<TabItem label="a">\n\n<Term id="x">b</Term>\n\n</TabItem>\n</Tabs>\n',
  ],
  [
    'lists in what draws them, written there or by a component',
    '<Steps>\n\n1. a\n\n</Steps>\n\n<Steps>\n{[<br />]}\n</Steps>\n\n<FileTree>\n\n- a\n\n</FileTree>\n\n<FileTree>\n<br />\n</FileTree>\n',
  ],
  [
    'elements of HTML, SVG and MathML, and those that a page makes',
    '<details><summary>a</summary></details>\n\n<svg><feBlend /></svg>\n\n<math><mi>x</mi></math>\n\n<my-clock />\n\n<img src="/img/a.png" alt="a" />\n',
  ],
  [
    'what the page imports',
    "import A, {Card as B} from '@site/src/components/Cards';\nimport * as C from 'react';\n\n<A><B /><C.Fragment /></A>\n",
  ],
  [
    'what the page declares',
    'export const A = () => null;\n\nexport function B() { return null; }\n\nexport const {C, d: [D]} = {};\n\n<A /> <B /> <C /> <D />\n',
  ],
  [
    'two rows of tabs with the same values, and a component with a style of its own',
    '<Tabs>\n<TabItem value="a" />\n</Tabs>\n\n<Tabs>\n<TabItem value="a" />\n</Tabs>\n\n<Card style="wide" />\n',
  ],
  [
    'names that a module exports',
    "import Link from '@docusaurus/Link';\nimport Cards, {Card} from '@site/src/components/Cards';\n",
  ],
  [
    'names inside of functions, and a table of contents of its own',
    'export const a = () => { const b = 1; return b; };\n\nexport function b() {}\n\nexport const toc = [];\n',
  ],
  [
    'code whose names are all there',
    [
      "import React, {useState as useIt} from 'react';",
      'export const a = {b: 1, [String(2)]: 3, ...Object.keys({})};',
      "export const c = typeof window === 'undefined' ? a.b : React.version;",
      'export function D({e, f: [g] = []}, ...h) {',
      '  later: for (const i of h) { if (unknown(i)) break later; }',
      '  try { useIt(e + g); } catch (error) { console.log(error); }',
      '  return document.title;',
      '}',
      'export class J { k = 1; l() { return this.k; } }',
      "export {useId} from 'react';",
      '',
    ].join('\n'),
  ],
  ['HTML', '<section><b>a</b></section>\n'],
  ['a name in code', '`<Nobody />`\n'],
  ['a name in a text of a script', "{'<Nobody />'}\n"],
  [
    'modules that are there',
    [
      "import Link from '@docusaurus/Link';",
      "import {translate} from '@docusaurus/Translate';",
      "import {useDoc} from '@docusaurus/plugin-content-docs/client';",
      "import A from '@theme/Admonition/Icon/Info';",
      "import B from '@theme-original/CodeBlock';",
      "import c from '@site/package.json';",
      "import D from '@site/src/components/Cards';",
      "import e from '@generated/routes';",
      "import f from 'react/jsx-runtime';",
      '',
    ].join('\n'),
  ],
])('%s is no mistake', async (_, text) => {
  expect(await checkNames(text)).toEqual([]);
});

test('the components that travel with every page are those of the map', () => {
  const map = readFileSync(path.join(PROJECT, 'src/components/MarkdownElements/index.tsx'), 'utf8');
  const names = Array.from(
    map.matchAll(/^ {2}(?<name>[A-Z]\w+)[,:]/gmu),
    ({groups}) => groups?.name,
  );
  expect(names).toEqual(EVERYWHERE);
});

test('a part that includes the page again, by way of another, is named where it begins', async () => {
  const siteDir = createSite({
    'docs/page.mdx': '',
    'docs/_a.mdx': "import B from '@site/docs/_b.mdx';\nimport C from './_c.mdx';\n",
    'docs/_b.mdx': "import A from './_a.mdx';\n",
    'docs/_c.mdx': "import Page from './page.mdx';\n",
  });
  const find = async (from: string) =>
    findMissing(await toFile(`import A from '${from}';\n`), siteDir);
  const found = await find('./_a.mdx');
  expect(found.map(({line, message}) => `${line} ${message}`)).toEqual([
    expect.stringMatching(/^1 "\.\/_a\.mdx" includes this file again.*Remove one of the imports/u),
  ]);
  expect(await find('./_b.mdx')).toHaveLength(1);
  expect((await find('./page.mdx'))[0]?.message).toMatch(/^This file includes itself.*Remove/u);
  writeFiles(siteDir, {'docs/_c.mdx': ''});
  expect(await find('./_a.mdx')).toEqual([]);
  removeSite(siteDir);
});
