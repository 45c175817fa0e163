import {type APIRequestContext, expect, type Page, test} from '@playwright/test';
import {parseList} from '../../src/lib/offline/downloadLanguage';
import {IS_NIGHTLY} from '../support/scope';
import {watchErrors} from './support/readable';
import {visit} from './support/visit';

/** By day one of this many addresses, beside those that stand at the root. */
const DAILY_SHARE = 40;
/** Of other languages, which share all that decides about addresses. */
const OTHER_SHARE = 10;
const FORMS = ['.html', '/', '/index.html'];
const FORMS_OF_START = ['index.html', 'index'];
const REST = '?from=test#place';

/** What a page shows once React has taken it over. */
async function look(page: Page, address: string): Promise<object> {
  await visit(page, address);
  return {
    title: await page.title(),
    heading: await page.locator('h1').first().innerText(),
    address: page.url().replace(/^https?:\/\/[^/]+/u, ''),
  };
}

async function expectForms(
  page: Page,
  request: APIRequestContext,
  choose: (address: string, index: number) => boolean,
  base = '/',
): Promise<void> {
  const {files} = parseList(await (await request.get(`${base}offline.json`)).json());
  const asked = files
    .map(({address}) => address)
    .filter((address) => !/^\/(?:\w+\/)?(?:assets|img|pictures)\//u.test(address))
    .filter(choose);
  const errors = watchErrors(page);
  const seen: object[] = [];
  const expected: object[] = [];
  for (const address of asked) {
    for (const form of address.endsWith('/') ? FORMS_OF_START : FORMS) {
      const answer = await request.get(address + form, {maxRedirects: 0});
      if (answer.ok() && !/http-equiv=.?refresh/u.test(await answer.text())) {
        seen.push(await look(page, address + form + REST));
        expected.push(await look(page, address + REST));
      }
    }
  }
  expect(seen).toEqual(expected);
  expect(errors).toEqual([]);
  expect(seen.length).toBeGreaterThan(asked.length);
}

test('each page has its title and its address in every form that the host answers', async ({
  page,
  request,
}) => {
  test.setTimeout(3_600_000);
  await expectForms(
    page,
    request,
    (address, index) =>
      IS_NIGHTLY || index % DAILY_SHARE === 0 || /^\/(?:docs|blog|docs\/yoga)?$/u.test(address),
  );
});

for (const locale of ['fr', 'ar', 'ja']) {
  test(`so has each page in ${locale}`, async ({page, request}) => {
    test.skip(!IS_NIGHTLY, 'Other languages are asked at night.');
    test.setTimeout(1_200_000);
    await expectForms(page, request, (_address, index) => index % OTHER_SHARE === 0, `/${locale}/`);
  });
}
