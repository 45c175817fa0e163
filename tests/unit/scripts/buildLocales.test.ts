import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

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
      `import {buildLocales, describeOutcomes, orderLocales} from './scripts/buildLocales.mjs';
       console.log(JSON.stringify(await (async () => { ${code} })()));`,
    ],
    {cwd: ROOT},
  );
  return JSON.parse(stdout);
}

describe('building all languages (DOC-6)', () => {
  test('one that fails does not keep the others from being built, one at a time', async () => {
    expect(
      await evaluate(`
        const steps = [];
        const outcomes = await buildLocales(['en-US', 'fr', 'ar', 'ja'], async (locale) => {
          steps.push('start ' + locale);
          await new Promise((resolve) => setTimeout(resolve, 5));
          steps.push('end ' + locale);
          return ['fr', 'ar'].includes(locale) ? 'broken ' + locale : undefined;
        });
        return {steps, reasons: outcomes.map(({locale, reason}) => [locale, reason ?? null])};
      `),
    ).toEqual({
      steps: ['en-US', 'fr', 'ar', 'ja'].flatMap((locale) => [`start ${locale}`, `end ${locale}`]),
      reasons: [
        ['en-US', null],
        ['fr', 'broken fr'],
        ['ar', 'broken ar'],
        ['ja', null],
      ],
    });
  });

  test.each([
    ["['fr', 'en-US', 'ar'], 'en-US'", ['en-US', 'fr', 'ar']],
    ["['ja', 'fr'], 'en-US'", ['ja', 'fr']],
    ["['fr', 'en-US', 'fr'], 'en-US'", ['en-US', 'fr']],
  ])('orderLocales(%s): the root first, because it empties the folder', async (args, order) => {
    expect(await evaluate(`return orderLocales(${args});`)).toEqual(order);
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
    [['--locale', 'xx'], /The site has no language xx\. It has: en-US, fr, ar, ja\./u],
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
