import {expect, type Page, test} from '@playwright/test';
import {SUB_PATH_URL} from './support/sites';
import {visit} from './support/visit';

const issueLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', {name});
const NEAREST = 'Pages with a similar address';

/** The draft behind a link to a new issue. */
async function readDraft(page: Page, name: string) {
  const link = issueLink(page, name);
  const url = new URL((await link.getAttribute('href')) ?? '');
  return {
    form: url.origin + url.pathname,
    title: url.searchParams.get('title'),
    labels: url.searchParams.get('labels'),
    target: await link.getAttribute('target'),
  };
}

test('an unknown address answers 404, names the nearest pages by spelling and offers an issue with the path (RTE-4) @smoke', async ({
  page,
}) => {
  const response = await visit(page, '/ecosistem');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page does not exist');
  await expect(page.getByRole('heading', {name: NEAREST})).toBeVisible();
  const nearest = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(nearest).toHaveAttribute('href', '/ecosystem');
  await expect
    .poll(() => readDraft(page, 'Submit an issue about broken link'))
    .toEqual({
      form: 'https://github.com/selection-set/selection-set.github.io/issues/new',
      title: 'Found broken `/ecosistem` link. Please fix!',
      labels: 'bug',
      target: '_blank',
    });
  await nearest.click();
  await expect(page).toHaveURL(/\/ecosystem$/u);
});

test('the 404 page of the build leaves the path empty until it is known (RTE-4)', async ({
  request,
}) => {
  const html = await (await request.get('/404')).text();
  const address = /href="?([^" >]*issues\/new[^" >]*)/u.exec(html)?.[1]?.replaceAll('&amp;', '&');
  expect(new URL(address ?? '').searchParams.get('title')).toBe(
    'Found broken `` link. Please fix!',
  );
});

test('an unknown document says the same and names documents near by (RTE-4)', async ({page}) => {
  await visit(page, '/docs/yoga/quick-strat');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page does not exist');
  await expect(
    page.getByRole('main').getByRole('listitem').getByRole('link').first(),
  ).toHaveAttribute('href', '/docs/yoga/quick-start');
  expect(await readDraft(page, 'Submit an issue about broken link')).toMatchObject({
    title: 'Found broken `/docs/yoga/quick-strat` link. Please fix!',
  });
});

test('an unknown document that is reached by a click says the same (RTE-4)', async ({page}) => {
  await visit(page, '/docs');
  await page.evaluate(() => {
    history.pushState({}, '', '/docs/no-such-document');
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page does not exist');
  await expect(page.getByRole('main')).toHaveCount(1);
});

test('an address like no other has no list of pages, and the issue all the same (RTE-4)', async ({
  page,
}) => {
  await visit(page, '/qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq');
  await expect(issueLink(page, 'Submit an issue about broken link')).toBeVisible();
  await expect(page.getByRole('heading', {name: NEAREST})).toBeHidden();
});

test('below a path and in another language the suggestions stay there (RTE-4)', async ({page}) => {
  await visit(page, `${SUB_PATH_URL}ecosistem`);
  const nearest = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(nearest).toHaveAttribute('href', '/some/sub-path/ecosystem');
  await visit(page, '/ar/ecosystem/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('an unknown address of another language is answered in it, although the host has one page for all (RTE-4, C-10)', async ({
  page,
}) => {
  const response = await page.goto('/fr/ecosistem?from=mail#top');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Cette page n’existe pas');
  await expect(page).toHaveURL(/\/fr\/ecosistem\?from=mail#top$/u);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'Aller à la page d’accueil'})).toHaveAttribute(
    'href',
    '/fr/',
  );
  await expect(main.getByRole('listitem').getByRole('link').first()).toHaveAttribute(
    'href',
    '/fr/ecosystem',
  );
  const issue = main.locator('a[href*="issues/new"]');
  await expect(issue).toHaveAttribute('href', /%2Ffr%2Fecosistem/u);
});

test('/500 offers an issue about the error (RTE-5)', async ({page}) => {
  await visit(page, '/500');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Something went wrong on this page',
  );
  await expect
    .poll(() => readDraft(page, 'Submit an issue about error in url'))
    .toEqual({
      form: 'https://github.com/selection-set/selection-set.github.io/issues/new',
      title: 'Got server-side error in `/500` url. Please fix!',
      labels: 'bug',
      target: '_blank',
    });
});

test('/404 and /500 are in no menu, and search engines are told to leave both out (RTE-3)', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(page.locator('a[href$="/404"], a[href$="/500"]')).toHaveCount(0);
  for (const path of ['/404', '/500']) {
    await visit(page, path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/u);
  }
});
