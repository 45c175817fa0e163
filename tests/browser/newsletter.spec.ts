import {expect, type Page, test} from '@playwright/test';
import {NEWSLETTER_TIMEOUT_MS} from '../../src/lib/constants';
import {
  type Answer,
  type NewsletterEndpoint,
  openNewsletterEndpoint,
} from './support/newsletterEndpoint';
import {SUB_PATH_URL} from './support/sites';
import {visit} from './support/visit';

// One port for all, so one after the other.
test.describe.configure({mode: 'default'});

const ADDRESS = 'reader@example.org';
const UNSEEN =
  'Your address has been sent, but this page cannot see the answer. If no email comes, try again later.';
const NOT_ANSWERED = 'The mailing list cannot be reached. Check your connection and try again.';

const field = (page: Page) => page.getByRole('textbox', {name: 'News by email'});
const button = (page: Page) => page.getByRole('button', {name: 'Subscribe'});
const message = (page: Page) => page.getByRole('contentinfo').getByRole('status');
const hasRedBorder = async (page: Page): Promise<boolean> => {
  const [border, danger] = await field(page).evaluate((input) => {
    const probe = document.createElement('span');
    probe.style.color = 'var(--site-color-danger)';
    input.after(probe);
    const colours = [getComputedStyle(input).borderTopColor, getComputedStyle(probe).color];
    probe.remove();
    return colours;
  });
  return border === danger;
};

let endpoint: NewsletterEndpoint | undefined;

async function open(answer: Answer): Promise<NewsletterEndpoint> {
  endpoint = await openNewsletterEndpoint(answer);
  return endpoint;
}

test.beforeEach(({page}) => visit(page, `${SUB_PATH_URL}about`).then(() => undefined));

test.afterEach(async () => {
  await endpoint?.close();
  endpoint = undefined;
});

test('a valid address is posted to the configured endpoint and confirmed, and the field is emptied (API-8, FTR-3)', async ({
  page,
}) => {
  const {received} = await open(204);
  await field(page).fill('first.last+news@example.org');
  await button(page).click();
  await expect(message(page)).toHaveText('Your address has been sent.');
  expect(received).toEqual([
    {
      contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
      body: 'email=first.last%2Bnews%40example.org',
    },
  ]);
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL(`${SUB_PATH_URL}about`);
});

for (const [status, words] of [
  [400, 'The mailing list did not accept this address. Check it and try again.'],
  [422, 'The mailing list did not accept this address. Check it and try again.'],
  [500, 'The mailing list is out of order. Your address is still here; try again later.'],
  [503, 'The mailing list is out of order. Your address is still here; try again later.'],
] as const) {
  test(`an answer of ${status} is told, what was typed stays, and a second try goes through (ERR-12, API-8)`, async ({
    page,
  }) => {
    const list = await open(status);
    await field(page).fill(ADDRESS);
    await button(page).click();
    await expect(message(page)).toHaveText(words);
    await expect(field(page)).toHaveValue(ADDRESS);
    list.answer = 200;
    await field(page).press('Enter');
    await expect(message(page)).toHaveText('Your address has been sent.');
    expect(list.received).toHaveLength(2);
  });
}

test('without an answer the form says that it is sending, sends once, and gives up after ten seconds (API-8)', async ({
  page,
}) => {
  const {received} = await open('never');
  await field(page).fill(ADDRESS);
  const start = Date.now();
  await button(page).click();
  await expect(message(page)).toHaveText('Sending…');
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await field(page).press('Enter');
  await expect(message(page)).toHaveText(
    'The mailing list did not answer in time. Your address is still here; try again.',
  );
  expect(Date.now() - start).toBeGreaterThanOrEqual(NEWSLETTER_TIMEOUT_MS);
  await expect(field(page)).toHaveValue(ADDRESS);
  expect(received).toHaveLength(1);
});

test('an answer that the page may not see is told as that, and the address is sent once (API-8, ERR-12)', async ({
  page,
}) => {
  const {received} = await open('unseen');
  await field(page).fill(ADDRESS);
  await button(page).click();
  await expect(message(page)).toHaveText(UNSEEN);
  await expect(field(page)).toHaveValue(ADDRESS);
  expect(received).toHaveLength(1);
});

test('a refused connection is told, and what was typed stays (API-8)', async ({page}) => {
  await field(page).fill(ADDRESS);
  await button(page).click();
  await expect(message(page)).toHaveText(NOT_ANSWERED);
  await expect(field(page)).toHaveValue(ADDRESS);
});

test('a reader who is offline is told, keeps the text, and gets through once online (API-8)', async ({
  page,
  context,
}) => {
  const {received} = await open(200);
  await context.setOffline(true);
  await field(page).fill(ADDRESS);
  await button(page).click();
  await expect(message(page)).toHaveText(NOT_ANSWERED);
  await expect(field(page)).toHaveValue(ADDRESS);
  expect(received).toHaveLength(0);
  await context.setOffline(false);
  await button(page).click();
  await expect(message(page)).toHaveText('Your address has been sent.');
  expect(received).toHaveLength(1);
});

test('an address that is none is never posted: by button, by Enter, and past the browser’s own check (VAL-1, VAL-2, C-11)', async ({
  page,
}) => {
  const {received} = await open(200);
  await expect(field(page)).toHaveAttribute('required');
  await expect(field(page)).toHaveAttribute('type', 'email');
  for (const text of ['', 'nobody', '@example.org', 'a b@c.d', '.a@b.c', 'a:b@c.d', 'a@b..c']) {
    await field(page).fill(text);
    await button(page).click();
    await field(page).press('Enter');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  }
  // These pass the browser's check but not the pattern.
  for (const text of ['.a@b.c', 'a.@b.c']) {
    await field(page).fill('');
    await field(page).fill(text);
    await button(page).click();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  }
  expect(received).toHaveLength(0);
});

test('the red state is set by a failed submit, stays while typing, and goes when the field is emptied (ST-10, C-11)', async ({
  page,
}) => {
  await open(200);
  await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
  await field(page).fill('nobody');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
  expect(await hasRedBorder(page)).toBe(false);
  await button(page).click();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(message(page)).toHaveText('Enter an email address, such as you@example.org.');
  await expect(field(page)).toHaveAccessibleDescription(/Enter an email address/u);
  expect(await hasRedBorder(page)).toBe(true);
  await field(page).pressSequentially('@example.org');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await field(page).fill('');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
  await expect(message(page)).toHaveText('');
  expect(await hasRedBorder(page)).toBe(false);
});

test('the red state goes with a later valid submit (ST-10)', async ({page}) => {
  await open(200);
  await field(page).fill('nobody');
  await button(page).click();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await field(page).pressSequentially('@example.org');
  await button(page).click();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
  await expect(message(page)).toHaveText('Your address has been sent.');
});

test('the shortest address the pattern allows is posted (VAL-1)', async ({page}) => {
  const {received} = await open(200);
  await field(page).fill('a@b');
  await button(page).click();
  await expect(message(page)).toHaveText('Your address has been sent.');
  expect(received.map(({body}) => body)).toEqual(['email=a%40b']);
});

test('without scripts the form posts the same field to the same endpoint (FTR-3, API-8)', async ({
  browser,
}) => {
  const {received} = await open(204);
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${SUB_PATH_URL}about`);
  await field(page).fill(ADDRESS);
  await button(page).click();
  await expect.poll(() => received.map(({body}) => body)).toEqual(['email=reader%40example.org']);
  await context.close();
});
