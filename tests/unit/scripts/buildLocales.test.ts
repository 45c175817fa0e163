import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {LANGUAGES} from '../../../src/family/data/languages';

const ROOT = path.join(__dirname, '../../..');
/** Loading the site's configuration takes seconds. */
const SLOW_MS = 60_000;

const runFile = promisify(execFile);

/** Runs code as an ES module, as npm scripts do. */
async function evaluate(code: string): Promise<unknown> {
  const {stdout} = await runFile(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import {buildLocales, countJobs, describeOutcomes} from './scripts/buildLocales.mjs';
       console.log(JSON.stringify(await (async () => { ${code} })()));`,
    ],
    {cwd: ROOT},
  );
  return JSON.parse(stdout);
}

describe('building all languages (DOC-6)', () => {
  test.each([
    [1, 1],
    [2, 2],
    [4, 3],
  ])(
    'with %d jobs, %d of three are built at a time, and one that fails does not keep the others from it',
    async (jobs, most) => {
      expect(
        await evaluate(`
        let running = 0;
        let most = 0;
        const outcomes = await buildLocales(['en-US', 'fr', 'ar', 'fr'], async (locale) => {
          running += 1;
          most = Math.max(most, running);
          await new Promise((resolve) => setTimeout(resolve, 5));
          running -= 1;
          return locale === 'fr' ? 'broken ' + locale : undefined;
        }, ${jobs});
        return {most, reasons: outcomes.map(({locale, reason}) => [locale, reason ?? null])};
      `),
      ).toEqual({
        most,
        reasons: [
          ['en-US', null],
          ['fr', 'broken fr'],
          ['ar', null],
        ],
      });
    },
  );

  test.each([
    [2, 24, 2],
    [8, 7, 2],
    [1, 24, 1],
    [4, 1, 1],
  ])('a machine with %d cores and %d GiB builds %d at a time', async (cores, gibibytes, jobs) => {
    expect(
      await evaluate(`return countJobs({cores: ${cores}, freeBytes: ${gibibytes} * 1024 ** 3});`),
    ).toBe(jobs);
  });

  test('the summary names what was built, what was not, and why', async () => {
    expect(
      await evaluate(`
        return describeOutcomes([
          {locale: 'en-US', seconds: 20.04},
          {locale: 'fr', seconds: 3, reason: 'i18n/fr/a.mdx:3 is broken\\n'},
          {locale: 'ar', seconds: 3, reason: 'dead link'},
        ]);`),
    ).toBe(
      'Built: en-US (20.0 s).\nNot built: fr, ar.\n\n[fr] i18n/fr/a.mdx:3 is broken\n\n[ar] dead link',
    );
  });

  test('the summary of a build without mistakes names the languages only', async () => {
    expect(await evaluate(`return describeOutcomes([{locale: 'ja', seconds: 9.96}]);`)).toBe(
      'Built: ja (10.0 s).',
    );
  });
});

describe('npm run build', () => {
  test.each([
    [['--local', 'fr'], /Unknown option '--local'[\s\S]*The build knows .*--locale/u],
    [
      ['--locale', 'xx'],
      new RegExp(`The site has no language xx\\. It has: ${LANGUAGES.locales.join(', ')}\\.`, 'u'),
    ],
  ])(
    '%j is refused with a sentence',
    async (args, sentence) => {
      const failure: unknown = await runFile(
        process.execPath,
        ['scripts/run.mjs', 'build', ...args],
        {cwd: ROOT},
      ).catch((error: unknown) => error);
      expect(failure).toMatchObject({code: 1, stderr: expect.stringMatching(sentence)});
    },
    SLOW_MS,
  );
});
