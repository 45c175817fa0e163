import path from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {remarkCodeBlocks} from '@selection-set/code-blocks';
import {type CheckContext, type Content, parseMarkdown} from '@selection-set/content-model';
import {checkLive} from '../../../../../plugins/samples/live-samples/checkLive';
import remarkLiveSamples from '../../../../../plugins/samples/live-samples/remarkLiveSamples';
import {checkLiveSteps} from '../../../../../plugins/samples/samples/runPage';
import {hashPages} from '../../../../../plugins/samples/samples/hashPages';
import {createSite, removeSite} from '../../../../support/content';
import {stepsOf} from '../samples/support';

const siteDir = path.resolve(__dirname, '../../../../..');
const FILE = 'docs/page.mdx';
const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\``;
const live = (code: string, more = ''): string =>
  fence(`graphql live schema="live/bookshelf.ts"${more}`, code);
const page = (...parts: readonly string[]): string => parts.join('\n\n');

async function parse(text: string): Promise<Root> {
  const {parsed} = await parseMarkdown(text, 'mdx');
  if (parsed === undefined) {
    throw new Error(`It cannot be parsed: ${text}`);
  }
  return parsed.tree;
}

async function check(
  text: string,
  project = siteDir,
): Promise<readonly (readonly [number, string])[]> {
  const content = {files: [{file: FILE, tree: await parse(text)}]} as unknown as Content;
  const problems = await checkLive(content, {siteDir: project} as CheckContext);
  return problems.map(({line, message}) => [line, message]);
}

async function follow(...parts: readonly string[]) {
  return checkLiveSteps(await stepsOf(...page(...parts).split('\n')), FILE, siteDir);
}

const QUERY = 'query Book($id: ID!) {\n  book(id: $id) {\n    title\n  }\n}';
const VARIABLES = fence('json variables', '{"id": "2"}');
const RESULT = fence('json title="Result"', '{"data": {"book": {"title": "Solaris"}}}');

describe('mistakes in live samples (LIVE)', () => {
  test('a sample that holds has none', async () => {
    expect(await check(page('Text.', live(QUERY), VARIABLES, RESULT))).toEqual([]);
  });

  test.each([
    [' schema="live/nothing.ts"', '"live/nothing.ts" does not exist'],
    [' schema="../outside.ts"', '"../outside.ts" does not exist'],
    ['', 'is not named'],
  ])('a fence with the schema `%s` is told how to name one', async (words, said) => {
    const [problem] = await check(page('Text.', fence(`graphql live${words}`, '{ a }')));
    expect(problem?.[0]).toBe(3);
    expect(problem?.[1]).toContain(said);
    expect(problem?.[1]).toContain('schema="live/bookshelf.ts"');
  });

  test('a schema that does not load is a mistake of each sample with it, and ends no check', async () => {
    const project = createSite({'live/bookshelf.ts': 'throw new Error("No shelf.");\n'});
    expect(await check(page(live('{ a }'), live('{ b }')), project)).toEqual([
      [1, 'The schema "live/bookshelf.ts" does not load. Correct that module: Error: No shelf.'],
      [5, expect.stringContaining('does not load')],
    ]);
    removeSite(project);
  });

  test('an operation that the schema refuses is named with its line, unless it is shown for that', async () => {
    const wrong = '{\n  books {\n    name\n  }\n}';
    expect(await check(page('Text.', live(wrong)))).toEqual([
      [6, expect.stringContaining('Cannot query field "name" on type "Book".')],
    ]);
    expect(await check(page('Text.', live(wrong, ' invalid')))).toEqual([]);
    expect(await check(live('{ books { '))).toEqual([[2, expect.stringContaining('Syntax Error')]]);
  });

  test.each(['{id: 1}', '[]'])('the variables `%s` are no object', async (text) => {
    expect(await check(page(live(QUERY), fence('json variables', text)))).toEqual([
      [9, expect.stringContaining('no JSON object')],
    ]);
  });

  test('the words of live samples mean nothing elsewhere', async () => {
    expect(await check(page(fence('ts live', 'a'), 'Text.', VARIABLES))).toEqual([
      [1, expect.stringContaining('Only GraphQL can be live')],
      [7, expect.stringContaining('directly follow')],
    ]);
  });
});

describe('live samples are followed (LIVE)', () => {
  test('the operation is executed with its variables, and its result compared as data', async () => {
    const {results, problems} = await follow(live(QUERY), VARIABLES, RESULT);
    expect(problems).toEqual([]);
    expect(results).toMatchObject([{state: 'matched'}]);
  });

  test('another result is a problem at the line of the shown one', async () => {
    const {results, problems} = await follow(live(QUERY), VARIABLES, RESULT.replace('Sol', 'Pol'));
    expect(results).toEqual([]);
    expect(problems).toMatchObject([{file: FILE, line: 13}]);
    expect(problems[0]?.message).toContain('"Solaris"');
  });

  test.each([
    ['graphql live', 'names no schema'],
    ['graphql live schema="live"', '"live" does not exist'],
  ])('a fence of `%s` is a problem, and can be hashed before', async (info, said) => {
    const steps = await stepsOf(fence(info, QUERY));
    const lock = {versions: new Map<string, string>(), resolve: () => [], dependenciesOf: () => []};
    expect((await hashPages(siteDir, [{file: FILE, steps}], lock)).get(FILE)).toBeDefined();
    const {problems} = await checkLiveSteps(steps, FILE, siteDir);
    expect(problems[0]?.message).toContain(said);
  });

  test('a schema that does not load is a problem of the sample', async () => {
    const project = createSite({'live/bookshelf.ts': 'throw new Error("No shelf.");\n'});
    const {problems} = await checkLiveSteps(await stepsOf(live(QUERY)), FILE, project);
    expect(problems[0]?.message).toContain('No shelf.');
    removeSite(project);
  });

  test('a failure that the page does not show is a problem', async () => {
    const {problems} = await follow(live(QUERY));
    expect(problems[0]?.message).toContain('the page does not show it');
  });

  test('each sample starts with the first data', async () => {
    const add = live('mutation { addBook(title: "A", year: 1) { id } }');
    const shown = fence('json title="Result"', '{"data": {"addBook": {"id": "3"}}}');
    expect((await follow(add, shown, add, shown)).problems).toEqual([]);
  });
});

test('an operation that has ended leaves no timer, which would keep the process for its limit (LIVE)', async () => {
  jest.useFakeTimers({doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask']});
  await follow(live('{ books { title } }'));
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('samples are numbered and hold their fences, which are colored like others (LIVE)', async () => {
  const tree = await parse(
    page(
      'Text.',
      live(QUERY, ' title="One"'),
      VARIABLES,
      RESULT,
      'Text.',
      live('{ books { id } }'),
    ),
  );
  remarkLiveSamples()(tree);
  remarkCodeBlocks()(tree, new VFile({path: FILE}));
  const samples = tree.children.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' ? [node] : [],
  );
  const facts = samples.map(({name, attributes, children}) => ({
    name,
    ...Object.fromEntries(
      attributes.flatMap((each) =>
        each.type === 'mdxJsxAttribute' ? [[each.name, each.value]] : [],
      ),
    ),
    children: children.map((child) => 'name' in child && child.name),
  }));
  expect(facts).toEqual([
    {
      name: 'LiveSample',
      schema: 'bookshelf',
      number: '1',
      count: '2',
      query: QUERY,
      variables: '{"id": "2"}',
      title: 'One',
      result: 'last',
      children: ['CodeFence', 'CodeFence', 'CodeFence'],
    },
    {
      name: 'LiveSample',
      schema: 'bookshelf',
      number: '2',
      count: '2',
      query: '{ books { id } }',
      children: ['CodeFence'],
    },
  ]);
});

test('the portal runs live samples with the packages that other samples are checked with (LIVE)', () => {
  const versions = (file: string): Record<string, string> =>
    jest.requireActual<{dependencies: Record<string, string>}>(path.join(siteDir, file))
      .dependencies;
  const [own, samples] = [versions('package.json'), versions('samples/package.json')];
  for (const name of ['dataloader', 'graphql-yoga']) {
    expect(own[name]).toBe(samples[name]);
  }
});
