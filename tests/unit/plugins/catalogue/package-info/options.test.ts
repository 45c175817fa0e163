import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {
  DEFAULT_OPTIONS,
  type Options,
  validateOptions,
} from '../../../../../plugins/catalogue/package-info/createSources';

const validate = (options: Options | undefined) =>
  validateOptions({options, validate: normalizePluginOptions});

test('API-4: by default a build asks nobody and knows no host', () => {
  expect(validate(undefined)).toEqual(DEFAULT_OPTIONS);
  expect(DEFAULT_OPTIONS.refresh).toBe(false);
  expect(JSON.stringify(DEFAULT_OPTIONS)).not.toContain('http');
});

test('a dead registry costs a build less than 30 s', () => {
  expect(DEFAULT_OPTIONS.budgetMs).toBeLessThan(30_000);
});

test.each([
  [{downloadsUrl: 'downloads.example'}, '"downloadsUrl" must be a valid uri'],
  [{sourceUrl: 'file:///etc'}, '"sourceUrl" must be a valid uri'],
  [{concurrency: 0}, '"concurrency" must be greater than or equal to 1'],
  [{retries: -1}, '"retries" must be greater than or equal to 0'],
  [{unknown: true}, '"unknown" is not an option of this plugin'],
])('%j stops the build', (options: object, message) => {
  expect(() => validate(options)).toThrow(message);
});
