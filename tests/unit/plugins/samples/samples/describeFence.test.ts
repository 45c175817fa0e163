import {mkdirSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readFence} from '@selection-set/code-blocks';
import {parseMarkdown} from '@selection-set/content-model';
import {checkToolSamples} from '../../../../../plugins/samples/samples/checkSamples';
import {
  createFenceDescriber,
  describeFence,
  hashSample,
} from '../../../../../plugins/samples/samples/describeFence';
import {REPORT_FILE} from '../../../../../plugins/samples/samples/reportFile';
import type {SampleFact, SamplesReport} from '../../../../../src/lib/contracts/samples';
import {makeFolder} from './support';

const describeCode = (code: string, fact: SampleFact, meta = '') => {
  const page: SamplesReport[string] = {
    hash: 'abc',
    packages: {
      tsx: '4.0.0',
      graphql: '16.15.0',
      yoga: '5.0.0',
      '@envelop/core': '5.1.0',
      ws: '8.0.0',
    },
    samples: {[hashSample('typescript', code)]: fact},
  };
  return describeFence(readFence({lang: 'ts', meta, value: code}), page);
};
const imports = (...names: readonly string[]) =>
  names.map((name) => `import '${name}';`).join('\n');

describe('what readers are told about a fence (SAMPLES)', () => {
  test('it is shown with the packages that it names itself, and with none where it names none', () => {
    expect(describeCode(imports('yoga', '@envelop/core/x', 'node:fs'), {state: 'matched'})).toEqual(
      {check: 'matched', packages: 'yoga 5.0.0, @envelop/core 5.1.0'},
    );
    expect(describeCode('const a = 1;', {state: 'matched'})).toEqual({check: 'matched'});
  });

  test('it names three of them at most, and says how many more there are', () => {
    const facts = describeCode(imports('tsx', 'graphql', 'yoga', '@envelop/core', 'ws'), {
      state: 'type-checked',
    });
    expect(facts).toEqual({
      check: 'type-checked',
      packages: 'tsx 4.0.0, graphql 16.15.0, yoga 5.0.0',
      more: '2',
    });
  });

  test('one that nobody checked has its reason, in the words of its own language', () => {
    const fact = {state: 'excluded', reason: 'It needs an account.'} as const;
    expect(describeCode('x', fact)).toEqual({check: 'excluded', reason: 'It needs an account.'});
    expect(describeCode('x', fact, 'unchecked="Il faut un compte."')).toEqual({
      check: 'excluded',
      reason: 'Il faut un compte.',
    });
  });

  test('nothing is said about a fence that the report does not know', () => {
    const fence = readFence({lang: 'ts', value: 'x'});
    expect(describeFence(fence, undefined)).toBeUndefined();
    expect(describeFence(fence, {hash: '', packages: {}, samples: {}})).toBeUndefined();
  });
});

test('a translation has the facts of its original, and all have those of the last run (SAMPLES)', () => {
  const {root, remove} = makeFolder();
  const file = path.join(root, REPORT_FILE);
  mkdirSync(path.dirname(file), {recursive: true});
  const put = (state: SampleFact['state'], seconds: number) => {
    const samples = {[hashSample('typescript', 'a')]: {state}};
    writeFileSync(file, JSON.stringify({'docs/a.mdx': {hash: 'abc', packages: {}, samples}}));
    utimesSync(file, seconds, seconds);
  };
  const describeIn = createFenceDescriber(root);
  const ask = (name: string) =>
    describeIn(path.join(root, name), readFence({lang: 'ts', value: 'a'}))?.check;
  put('ran', 1);
  expect(ask('docs/a.mdx')).toBe('ran');
  expect(ask('i18n/fr/docusaurus-plugin-content-docs/current/a.mdx')).toBe('ran');
  put('matched', 2);
  expect(ask('docs/a.mdx')).toBe('matched');
  expect(ask('docs/b.mdx')).toBeUndefined();
  remove();
});

test.each([
  [15, []],
  [
    16,
    [
      'docs/a/index.mdx:3 The sample has 16 lines, and the page of its tool has room for 15. Shorten it, or put "toolPage" behind another fence.',
    ],
  ],
])('a sample of %d lines for the page of its tool', async (lines, expected) => {
  const code = Array.from({length: lines}, (_, index) => `run(${index});`).join('\n');
  const text = `A.\n\n\`\`\`ts toolPage\n${code}\n\`\`\`\n\n\`\`\`ts\n${code}\n\n\`\`\`\n`;
  const {parsed} = await parseMarkdown(text, 'mdx');
  const place = {kind: 'doc', locale: 'en-US', version: 'current', name: 'a/index.mdx'} as const;
  const file = 'docs/a/index.mdx';
  const problems = await checkToolSamples({...parsed!, ...place, text, file, original: file});
  expect(problems.map(({line, message}) => `${file}:${line} ${message}`)).toEqual(expected);
});
