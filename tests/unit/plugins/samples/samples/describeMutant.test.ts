import {describeMutant} from '../../../../../plugins/samples/samples/samplesCommand';
import {toProblem} from '../../../../../plugins/samples/samples/samplePage';
import {stepsOf} from './support';

const FILE = 'docs/page.mdx';
const describeAt = async (line: number, ...problems: readonly number[]) => {
  const steps = await stepsOf(
    '```ts title="a.ts"',
    'one',
    'two',
    '```',
    '```bash',
    'node a.ts',
    '```',
    '```text title="Output"',
    'three',
    'four',
    '```',
  );
  return describeMutant(
    {
      mutation: {file: FILE, kind: 'export', find: 'one', replace: 'ten'},
      line,
      page: {file: FILE, steps},
    },
    problems.map((at) => toProblem(FILE, at, `Mistake ${at}.\nMore.`)),
  );
};

describe('a sample that was broken to see the check fail (SAMPLES)', () => {
  test('names page and line of the change, and the mistake in the sample itself before any other', async () => {
    expect(await describeAt(2, 8, 3)).toEqual({
      isFound: true,
      text: 'docs/page.mdx:2 export "one" → "ten": found in its sample, line 3: Mistake 3.',
    });
    expect((await describeAt(10, 1, 8)).text).toContain('found in its sample, line 8');
  });

  test('says that it was found where it is used, or not at all', async () => {
    expect((await describeAt(2, 8, 6)).text).toContain(
      ':2 export "one" → "ten": found where it is used, line 6',
    );
    expect(await describeAt(2)).toEqual({
      isFound: false,
      text: 'docs/page.mdx:2 export "one" → "ten" is not found.',
    });
  });
});
