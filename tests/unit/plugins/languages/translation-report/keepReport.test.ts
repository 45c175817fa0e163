import {keepReport} from '../../../../../plugins/languages/translation-report';
import {createSite, removeSite, writeFiles} from '../../../../support/content';

const KEPT = 'node_modules/.cache/translation-report.json';

let siteDir = '';
const make = jest.fn(() => Promise.resolve({languages: []}));

beforeEach(() => {
  make.mockClear();
  siteDir = createSite({'docs/a.mdx': 'One.\n'});
});

afterEach(() => removeSite(siteDir));

test('a report is made once for all languages, and again after a change of what it is made from (I4)', async () => {
  await keepReport(siteDir, ['fr'], make);
  await expect(keepReport(siteDir, ['fr'], make)).resolves.toEqual({languages: []});
  expect(make).toHaveBeenCalledTimes(1);

  await keepReport(siteDir, ['fr', 'ar'], make);
  writeFiles(siteDir, {'docs/a.mdx': 'Two.\n'});
  await keepReport(siteDir, ['fr', 'ar'], make);
  writeFiles(siteDir, {'i18n/fr/a.mdx.lock': 'source docs/a.mdx\n'});
  await keepReport(siteDir, ['fr', 'ar'], make);
  expect(make).toHaveBeenCalledTimes(4);
});

test('a kept file that is no report is made anew (I4)', async () => {
  for (const text of ['{', '{"key": 1}']) {
    writeFiles(siteDir, {[KEPT]: text});
    await keepReport(siteDir, ['fr'], make);
  }
  expect(make).toHaveBeenCalledTimes(2);
});
