import {checkProse} from '../../../../../../plugins/checks/content-checks/prose/checkProse';
import type {ContentPlace} from '@selection-set/content-model';
import {toFile} from '../../../../../support/content';

async function find(text: string, place: Partial<ContentPlace> = {}): Promise<readonly string[]> {
  const problems = await checkProse(await toFile(text, place));
  return problems.map(({line, rule, message}) => `${line} ${rule}: ${message}`);
}

const FRENCH = {locale: 'fr'};

describe('alt-text (A10)', () => {
  test.each([
    ['![](/img/a.png)', /no alternative text/u],
    ['![ ](/img/a.png)', /no alternative text/u],
    ['<Picture src="/img/a.png" />', /no alternative text/u],
    ['<img src="/img/a.png" alt />', /no alternative text/u],
    ['<Image src="/img/a.png" alt="Screenshot" />', /"Screenshot" does not say/u],
    ['![a.png](/img/a.png)', /"a\.png" does not say/u],
    ['![menu-open](/img/menu-open.png)', /"menu-open" does not say/u],
    ['![صورة](/img/a.png)', /does not say/u],
    ['![Image of a menu](/img/a.png)', /Start the alternative text/u],
  ])('%s is reported', async (text, message) => {
    expect(await find(`Words.\n\n${text}\n`)).toEqual([
      expect.stringMatching(new RegExp(`^3 alt-text: .*${message.source}`, 'u')),
    ]);
  });

  test.each([
    '![The menu with three groups](/img/menu.png)',
    '<Picture src="/img/wave.svg" alt="" />',
    '<img src="/img/a.png" alt={text} />',
    '<Picture src="/img/a.png" alt="A diagram of three services behind one gateway" />',
    '`![](/img/a.png)`',
    '```md\n![](/img/a.png)\n```',
  ])('%s is fine', async (text) => {
    expect(await find(`${text}\n`)).toEqual([]);
  });
});

describe('heading-order (A10)', () => {
  test.each([
    ['# Yoga', /"Yoga" is a heading of level 1.*Write "## Yoga"/u],
    ['Yoga\n====', /level 1/u],
    ['### Part', /level 3 below level 1\. Write "## Part"/u],
    ['##', /no words/u],
  ])('%s is reported', async (text, message) => {
    expect(await find(`${text}\n`)).toEqual([expect.stringMatching(message)]);
  });

  test('levels may go up by more than one', async () => {
    expect(await find('## A\n\n### B\n\n#### C\n\n## D\n')).toEqual([]);
  });

  test('a heading may be code, as the name of a function', async () => {
    expect(await find('## `createYoga`\n')).toEqual([]);
  });

  test('a file that other pages include starts at any level but the first', async () => {
    expect(await find('#### A\n', {kind: 'partial'})).toEqual([]);
    expect(await find('# A\n', {kind: 'partial'})).toHaveLength(1);
  });
});

describe('link-text (A10)', () => {
  test.each([
    ['Read [here](/a).', FRENCH],
    ['Lisez [ici](/a).', FRENCH],
    ['<a href="/a">Click here!</a>', {}],
    ['[**This page**](/a)', {}],
    ['[こちら](/a)', {locale: 'ja'}],
    ['انظر [هنا](/a)', {locale: 'ar'}],
    ['[http://127.0.0.1:4000/graphql](http://127.0.0.1:4000/graphql)', {}],
    ['Open https://graphql.org today.', {}],
    ['[](/a)', {}],
    ['[this link][one]\n\n[one]: /a', {}],
  ])('%s is reported', async (text, place) => {
    expect(await find(`${text}\n`, place)).toEqual([expect.stringMatching(/^1 link-text: /u)]);
  });

  test('two links with the same words and different targets are reported together', async () => {
    expect(await find('[Yoga](/docs/yoga)\n\n[yoga](/docs/yoga/quick-start)\n')).toEqual([
      '3 link-text: The link "yoga" leads to /docs/yoga/quick-start, and in line 1 to /docs/yoga. Give each target its own words.',
    ]);
  });

  test.each([
    '[Yoga](/docs/yoga) and again [Yoga](/docs/yoga)',
    '[The page about errors](/a)',
    '[Where plugins go from here](/a)',
    '`https://graphql.org` in code',
    '[`graphql-yoga`](/a)',
    '<a id="old"></a>',
    '<a name="old" />',
  ])('%s is fine', async (text) => {
    expect(await find(`${text}\n`)).toEqual([]);
  });
});

describe('terminology (A10)', () => {
  test.each([
    ['Graphql and GraphQl', ['"Graphql"', '"GraphQl"']],
    ['Typescript on NodeJS', ['"NodeJS"', '"Typescript"']],
    ['NPM and github', ['"NPM"', '"github"']],
    ['A callout and Eslint', ['"Callout"', '"Eslint"']],
    ['a sub-graph', ['"sub-graph"']],
    ['Graph\nQL', ['Graph\nQL']],
    ['<Card title="Graphql">Words</Card>', ['"Graphql"']],
    ['![The github logo](/a.png)', ['"github"']],
  ])('%s is reported', async (text, words) => {
    const found = await find(`${text}\n`);
    expect(found).toHaveLength(words.length);
    for (const word of words) {
      expect(found.join('\n').toLowerCase()).toContain(word.toLowerCase());
    }
  });

  test('a word after a line break is reported with its own line', async () => {
    expect(await find('One line\nand Graphql.\n')).toEqual([
      expect.stringMatching(/^2 terminology: /u),
    ]);
  });

  test('names stand in other scripts without a space', async () => {
    expect(await find('Graphqlの型\n', {locale: 'ja'})).toHaveLength(1);
    expect(await find('GraphQLの型、وGraphQL\n', {locale: 'ja'})).toEqual([]);
  });

  test.each([
    'The package `graphql` and `typescript`',
    '[the graph site](https://graphql.org/learn)',
    '```ts\nimport {graphql} from "graphql";\n```',
    'Install @graphql-tools/schema, graphql-yoga and GraphQL.js',
    'See github.com or node.js.org/api',
    'An API, two APIs and a data loader',
    '<Card title="Code" href="/docs/graphql">Words</Card>',
  ])('%s is fine', async (text) => {
    expect((await find(`${text}\n`)).filter((line) => line.includes('terminology'))).toEqual([]);
  });
});

describe('repeated-words and articles (A10)', () => {
  test('a repetition across lines is reported', async () => {
    expect(await find('It answers the\nthe request.\n')).toEqual([
      '1 repeated-words: Unexpected repeated `the`, remove one occurrence.',
    ]);
  });

  test('articles follow the sound', async () => {
    expect(await find('It is a operation with an user, an hour and a URL.\n')).toHaveLength(2);
  });

  test.each(['They had had it.', 'Run `the` the way you like.', 'A SQL query or an SDL file'])(
    '%s is fine',
    async (text) => {
      expect(await find(`${text}\n`)).toEqual([]);
    },
  );

  test('other languages are not held to English grammar', async () => {
    expect(await find('Nous nous levons a huit heures.\n', FRENCH)).toEqual([]);
  });
});

describe('lint-ignore (A10)', () => {
  const REPEATED = 'It answers the the request.';

  test('a comment with a reason allows what follows it, and nothing after that', async () => {
    const ignore = '{/* lint-ignore repeated-words: quoted from a message */}';

    expect(await find(`${ignore}\n\n${REPEATED}\n`)).toEqual([]);
    expect(await find(`${ignore}\n\n${REPEATED}\n\n${REPEATED}\n`)).toHaveLength(1);
  });

  test('a comment within a paragraph allows it there', async () => {
    expect(await find(`${REPEATED} {/* lint-ignore repeated-words: quoted */}\n`)).toEqual([]);
  });

  test('plain Markdown has its own comments', async () => {
    expect(
      await find(`<!-- lint-ignore repeated-words: quoted -->\n\n${REPEATED}\n`, {
        file: 'docs/page.md',
      }),
    ).toEqual([]);
  });

  test.each([
    ['lint-ignore repeated-words', /Say why after a colon/u],
    ['lint-ignore repeated: quoted', /There is no rule "repeated"\. Rules: alt-text/u],
    ['lint-ignore alt-text: quoted', /Nothing here breaks the rule "alt-text"/u],
  ])('"%s" allows nothing and is reported', async (comment, message) => {
    const found = await find(`{/* ${comment} */}\n\n${REPEATED}\n`);

    expect(found).toEqual([
      expect.stringMatching(/^3 repeated-words: /u),
      expect.stringMatching(message),
    ]);
  });

  test('other comments are no business of the lint', async () => {
    expect(await find('{/* truncate */}\n\nWords.\n')).toEqual([]);
  });
});
