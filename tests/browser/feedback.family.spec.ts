import {createServer, type Server} from 'node:http';
import {expect, test} from '@playwright/test';
import {FEEDBACK_PORT} from '../../scripts/testSites.mjs';
import {SUB_PATH_URL} from './support/sites';
import {visit} from './support/visit';

const QUESTION = 'Was this page helpful?';

// One port for all, so one after the other.
test.describe.configure({mode: 'default'});

let server: Server;
let votes: {body: string; cookie: string | undefined; referer: string | undefined}[];

test.beforeEach(async () => {
  votes = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      if (request.method === 'POST') {
        votes.push({body, cookie: request.headers.cookie, referer: request.headers.referer});
      }
      response.writeHead(200, {'Access-Control-Allow-Origin': '*'}).end('Thank you.');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(FEEDBACK_PORT, '127.0.0.1', resolve);
  });
});

test.afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

test('a vote reaches the endpoint without cookie and referrer, and the next page asks anew', async ({
  page,
}) => {
  await visit(page, `${SUB_PATH_URL}docs/yoga`);
  await page.evaluate(() => {
    document.cookie = 'reader=1; path=/';
  });
  await page.getByRole('form', {name: QUESTION}).getByRole('button', {name: 'Yes'}).click();
  await expect(page.getByText('Your answer has arrived.')).toBeVisible();

  expect(votes).toEqual([
    {body: 'page=%2Fdocs%2Fyoga&locale=en-US&helpful=yes', cookie: undefined, referer: undefined},
  ]);

  await page.getByRole('link', {name: /^Next/u}).click();
  await expect(page.getByRole('form', {name: QUESTION})).toHaveAttribute('data-state', 'asking');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the form posts by itself', async ({page}) => {
    await page.goto(`${SUB_PATH_URL}docs/yoga`);
    await page.getByRole('button', {name: 'No', exact: true}).click();

    await expect(page.getByText('Thank you.')).toBeVisible();
    expect(votes.map(({body}) => body)).toEqual(['page=%2Fdocs%2Fyoga&locale=en-US&helpful=no']);
  });
});
