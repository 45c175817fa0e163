import {checkMarkup} from '../src/checkMarkup';
import {parsePlace} from '../src/listPlaces';

const PLACE = {
  file: 'docs/a.mdx',
  original: 'docs/a.mdx',
  kind: 'doc',
  locale: 'en-US',
  version: 'current',
  name: 'a.mdx',
} as const;

/** What a file is told, as lines and sentences. */
async function check(text: string): Promise<readonly string[]> {
  const {files, problems} = await parsePlace(PLACE, text, '');
  const found = await Promise.all(files.map(async (file) => checkMarkup(file)));
  return [...problems, ...found.flat()].map(({line, message}) => `${line} ${message}`);
}

const HEAD = '---\ntitle: A\n---\n\n';

test.each([
  [
    'front matter without an end',
    '---\ntitle: A\nowner: b\n\nWords.\n',
    /^1 .*not closed.*"---".*below line 3/u,
  ],
  ['an empty line in front matter without an end', '---\ntitle: A\n', /^1 .*not closed/u],
  ['a colon in a value', '---\ntitle: A: b\n---\n', /^2 .*quotes\. Write title: 'A: b'$/u],
  ['a quote in such a value', "---\ntitle: It's: b\n---\n", /^2 .*title: 'It''s: b'$/u],
  ['a field given twice', '---\ntitle: A\ntitle: B\n---\n', /^3 "title" is already given above\./u],
  ['a tab before a field', '---\ntitle: A\n\towner: b\n---\n', /^3 A tab indents this line/u],
  [
    'a bracket without an end',
    '---\ntools: [A\nowner: b\n---\n',
    /^3 This cannot be read: .*a bracket or quote may be open/u,
  ],
  [
    'lines above front matter',
    '\n\n---\ntitle: A\n---\n',
    /^3 Front matter begins in the first line/u,
  ],
  ['front matter between four hyphens', '----\ntitle: A\n----\n', /^1 .*three hyphens: "---"/u],
  ['front matter in TOML', '+++\ntitle = "A"\n+++\n', /^1 Front matter is YAML.*"title: …"/u],
  ['a colon without a space', '---\ntitle: A\nowner:b\n---\n', /^3 .*Write owner: b$/u],
  [
    'an apostrophe in single quotes',
    "---\ntitle: 'It's \"A\"'\n---\n",
    /^2 .*title: "It's \\"A\\""$/u,
  ],
  [
    'a field that is indented',
    '---\ntitle: A\n  owner: b\n---\n',
    /^3 .*indented.*Remove the spaces/u,
  ],
  [
    'a name of no value',
    '---\ntitle: A\nowner: *b\n---\n',
    /^3 .*"\*" needs quotes.*owner: '\*b'$/u,
  ],
  [
    'a number sign in a value',
    '---\ntitle: A #1\n---\n',
    /^2 YAML reads "#1" as a comment.*title: 'A #1'$/u,
  ],
  ['a file that is not in UTF-8', `${HEAD}caf\uFFFD\n`, /^5 .*not UTF-8 text.*Save it as UTF-8/u],
  ['a file of another kind', '\0\u0001\n', /^1 From here on, this file is not UTF-8 text/u],
  ['a sign that turns text around', `${HEAD}a\nb \u202Ec\n`, /^6 .*U\+202E.*Remove it/u],
  ['lines that end in another sign', HEAD.replaceAll('\n', '\r'), /^1 .*"LF"/u],
  ['front matter with a name', '---json\n{}\n---\n', /^1 .*"---" alone\. Remove "json"/u],
  [
    'a colon of another width',
    '---\ntitle：A\nowner: b\n---\n',
    /^2 .*plain colon.*Write title: A$/u,
  ],
  ['a space that is not plain', '---\nowner: b\ntitle:\u00A0A\n---\n', /^3 .*Write title: A$/u],
  ['an entity that HTML does not have', `${HEAD}a\nb &nbps; c\n`, /^6 .*no sign "&nbps;"/u],
  ['a tag without a name', `${HEAD}<>a\n`, /^5 .*Close it with "<\/>", or "\\<>"/u],
  ['a sign that nobody sees', `${HEAD}a\n\u0008b\n`, /^6 .*U\+0008.*Remove it/u],
  [
    'an attribute without quotes',
    `${HEAD}<a href=/b>c</a>\n`,
    /^5 .*Put the value of an attribute in quotes/u,
  ],
  [
    'a merge that was not finished',
    `${HEAD}a\n\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> d\n`,
    /^7 A merge conflict begins here/u,
  ],
  [
    'an import that is no JavaScript',
    `${HEAD}import a form 'react';\n`,
    /^5 This is not JavaScript: Unexpected token\. Braces/u,
  ],
  ['code without an end', `${HEAD}\`\`\`js\na\n\nWords.\n`, /^5 .*never closed\. Write "```"/u],
  ['code that swallows a tag', `${HEAD}<Tabs>\n\n\`\`\`js\na\n\n</Tabs>\n`, /^7 .*never closed/u],
  [
    'code that another block closes',
    `${HEAD}\`\`\`js\na\n\n## B\n\n\`\`\`ts\nc\n\`\`\`\n`,
    /^5 .*not closed before line 10/u,
  ],
  ['a call-out without an end', `${HEAD}:::note\n\na\n`, /^5 .*":::note" is never closed/u],
  [
    'a call-out that a second one closes',
    `${HEAD}:::note\n\na\n\n:::tip\n\nb\n\n:::\n`,
    /^9 ":::tip" opens before ":::note" of line 5 is closed.*"::::note"/u,
  ],
  ['an end without a call-out', `${HEAD}a\n\n:::\n`, /^7 ":::" closes nothing/u],
  ['a space before a name', `${HEAD}::: tip Read\n\na\n\n:::\n`, /^5 .*Write ":::tip"/u],
  ['a note that is not there', `${HEAD}a\nb[^c] d\n`, /^6 No note says what "\[\^c\]"/u],
  [
    'a table without its second line',
    `${HEAD}| a | b |\n| 1 | 2 |\n`,
    /^5 .*Write "\| --- \| --- \|" between line 5 and line 6/u,
  ],
  [
    'a table of two widths',
    `${HEAD}| a | b |\n| --- |\n| 1 | 2 |\n`,
    /^5 .*head has 2 cells and the line below 1/u,
  ],
  ['a heading without a space', `${HEAD}##Words\n`, /^5 .*Write "## Words"/u],
  ['a link with a space', `${HEAD}See [a](b c).\n`, /^5 This is not a link.*"\(<b c>\)"/u],
  ['a link in two parts', `${HEAD}See [a] (/b).\n`, /^5 This is not a link.*"\[a\]\(\/b\)"/u],
  ['a brace', `${HEAD}a { b\n`, /^5 .*Write "\\\{"/u],
  ['a sign', `${HEAD}a < b and <3\n`, /^5 .*Write "\\<"/u],
  ['an address in brackets', `${HEAD}See <https://example.org>.\n`, /^5 .*\[words\]\(address\)/u],
  ['brackets that are exchanged', `${HEAD}a (b)[/c]\n`, /^5 .*Write "\[b\]\(\/c\)"/u],
  ['a link of a wiki', `${HEAD}a [[B c]]\n`, /^5 .*Write "\[B c\]\(\/address\)"/u],
  ['a table of contents', `${HEAD}[[toc]]\n`, /^5 .*Remove/u],
  ['a mark of other Markdown', `${HEAD}a ==b c== d\n`, /^5 .*"\*\*b c\*\*"/u],
  ['a space in bold words', `${HEAD}a ** b c ** d\n`, /^5 .*not bold.*"\*\*b c\*\*"/u],
  ['a backtick without another', `${HEAD}a\nb \`c d\n`, /^6 This backtick has no closing one/u],
  [
    'an import below words',
    `${HEAD}a\nimport B, {C} from '@site/d';\n`,
    /^6 This line is read as text\. Add an empty line above/u,
  ],
  ['an export below words', `${HEAD}a\nexport const b = 1;\n`, /^6 This line is read as text/u],
  ['a picture with a size', `${HEAD}![a](/b.png =3x2)\n`, /^5 This is not an image/u],
  ['a heading of seven levels', `${HEAD}####### A\n`, /^5 .*six.*"###### A"/u],
  ['a space of another kind', `${HEAD}##\u00A0A\n`, /^5 A heading has a space.*"## A"/u],
  [
    'a row that is too long',
    `${HEAD}| a | b |\n| --- | --- |\n| \`c | d\` | e |\n`,
    /has 3 cells and the header 2.*"\\\|"/u,
  ],
  ["a call-out of GitHub's", `${HEAD}> [!WARNING]\n> a\n`, /^5 .*":::warning"/u],
  [
    'a call-out that does not exist',
    `${HEAD}:::warnig\n\na\n\n:::\n`,
    /^5 There is no call-out ":::warnig"\. Did you mean "warning"\? Write one of ":::note", /u,
  ],
  ['a task without a space', `${HEAD}- [x] a\n- [] b\n`, /^6 This is not a task.*"\[ \]"/u],
  ['two colons', `${HEAD}::note\n\na\n`, /^5 "::note" is not a call-out\. Write ":::note"/u],
  ['a note of nothing', `${HEAD}a\n\n[^b]: c\n`, /^7 Nothing refers.*Write "\[\^b\]"/u],
  ['a note told twice', `${HEAD}a[^b]\n\n[^b]: c\n[^b]: d\n`, /^8 "\[\^b\]".*line 7/u],
  ['an address told twice', `${HEAD}[a]\n\n[a]: /b\n[a]: /c\n`, /^8 "\[a\]".*line 7/u],
  ['an element that holds nothing', `${HEAD}a<br>b\n`, /^5 .*write "<br \/>", or "\\<br>"/u],
  [
    'a tag that is open at the end of its paragraph',
    `${HEAD}a <b>b\n\nc</b>\n`,
    /^5 The tag `<b>` is not closed in its paragraph\. Close it/u,
  ],
  ['a brace without an end', `${HEAD}a { b\n\nc\n`, /^\d+ A brace is never closed\. .*"\\\{"/u],
  [
    'code by indentation',
    `${HEAD}a\n\n    b({c: 1, d});\n`,
    /^7 This is not JavaScript\. .*three backticks/u,
  ],
  [
    'a comment without an end',
    `${HEAD}a\n\n<!-- b\n\n:::note\n\nc\n`,
    /^7 This comment is never closed.*Write "-->"/u,
  ],
  ['an id that is empty', `${HEAD}## A {#}\n`, /^5 The id of this heading is empty\./u],
  ['a title in braces', `${HEAD}:::note{title="B c"}\n\na\n\n:::\n`, /^5 .*":::note\[B c\]"/u],
  ['a tag without an end', `${HEAD}<Steps>\n\na\n`, /^5 .*Close it with "<\/Steps>"/u],
])('%s is named by its line, with what to write', async (_, text, message) => {
  expect(await check(text)).toEqual([expect.stringMatching(message)]);
});

test.each([
  ['entities', 'a &nbsp; &amp;nbps; &#65; \\&b; c &d e; `&f;`\n'],
  ['lines that end as on Windows', '---\r\ntitle: A\r\n---\r\n\r\na\r\n'],
  ['a remark in front matter', '---\ntitle: A # b\n# c\nowner: b\n---\n'],
  ['a name of a value', '---\ntitle: &a A\nsidebar_label: *a\n---\n'],
  ['spaces behind the lines around front matter', '---  \ntitle: A\n---\t\n\nWords.\n'],
  ['a comment with marks of blocks', '<!--\n\n:::note\n\n```js\n\n-->\n\na\n'],
  ['a comment in code', '`<!--` a\n'],
  ['a byte order mark', '\uFEFF---\ntitle: A\n---\n\nWords.\n'],
  ['a note', 'a[^b]\n\n[^b]: c\n'],
  ['signs between words', 'a == b, 2 ** 3, c*d, e (f) [g], a :b: c\n\n> a [!b]\n'],
  ['code with a backtick', '``a ` b`` \\` c\n'],
  ['bold words', '**a** b **c** and 2 * 3\n'],
  ['a row that is short', '| a | b |\n| --- | --- |\n| 1 |\n'],
  ['words that begin as a statement', 'a\nimport this and\nexport defaults\n'],
  ['what is escaped', 'a\\[^b] \\[c](d e)\n'],
  ['code in a line', '`[^a]` `[b](c d)` `##d`\n'],
  ['tasks, and brackets that are text', '- [ ] a\n- [x] b\n- \\[] c\n- a [] b\n- `[]` d\n'],
  ['code that shows code', '````md\n```js\na\n```\n\n:::note\n````\n'],
  ['code without a language in code', '````md\n```\na\n```\n````\n'],
  ['call-outs in call-outs', '::::note\n\n:::tip A\n\na\n\n:::\n\n::::\n'],
  ['an outer end that closes all', '::::note\n\n:::tip\n\na\n\n::::\n'],
  ['a table', '| a | b |\n| --- | --- |\n| 1 | 2 |\n'],
  ['a line between bars', '|a| is a number.\n'],
  ['a number sign before a word', '#hashtag\n'],
  ['a line of hyphens before the text', '---\n\nWords.\n'],
  ['a wrapper around code', '```mdx-code-block\n<b>\n```\n\n```mdx-code-block\n</b>\n```\n'],
])('%s is no mistake', async (_, text) => {
  expect(await check(/^\uFEFF?---/u.test(text) ? text : `${HEAD}${text}`)).toEqual([]);
});
