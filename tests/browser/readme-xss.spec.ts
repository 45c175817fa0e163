import {createServer, type Server} from 'node:http';
import {expect, type Frame, type Page, test} from '@playwright/test';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {renderReadme} from '@selection-set/readme-html';
import {readRequestTarget} from '@selection-set/site-paths/requestTarget';
import {IS_NIGHTLY} from '../support/scope';
import {README_OPTIONS} from '../support/xss/readmeOptions';
import {XSS_CLASSES, XSS_VECTORS, type XssVector} from '../support/xss/vectors';

/** At night all, by day every third: unit tests look at all of them each time. */
const VECTORS = XSS_VECTORS.filter((_, index) => IS_NIGHTLY || index % 3 === 0);
/** Vectors that must run when nothing stops them, so that silence means safety and not a deaf sentinel. */
const CONTROL_LIMIT = IS_NIGHTLY ? 90 : 12;
/** Parts of a page whose content browsers parse in different ways. */
const CONTEXTS = ['div', 'td', 'li', 'template', 'noscript', 'svg foreignObject', 'math mtext'];
const SETTLE_MS = 25;
const CONTROL_SETTLE_MS = 700;
const CONTROL_TIMEOUT_MS = 2500;
/** Chromium asks for a real click before it opens a mail program; the link itself is allowed. */
const MAIL_NOTICE = /^Not allowed to launch 'mailto:/u;

interface Observation {
  readonly id: string;
  readonly executions: number;
  readonly dialogs: readonly string[];
  readonly errors: readonly string[];
  /** Requests other than following a link that was clicked. */
  readonly requests: readonly string[];
  readonly isStable: boolean;
}

test.describe.configure({mode: 'parallel'});

let server: Server;
let origin = '';

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const {pathname = '', search = ''} = readRequestTarget(request.url) ?? {};
    const searchParams = new URLSearchParams(search);
    const vector = XSS_VECTORS.find(({id}) => pathname === `/${id}`);
    const isSafe = !searchParams.has('raw');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (pathname === '/all') {
      response.end(composePage(composeFrames(searchParams.get('kind'))));
      return;
    }
    if (vector === undefined) {
      response.writeHead(404).end();
      return;
    }
    void renderVector(vector, isSafe).then((html) => response.end(composePage(html)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

for (const kind of XSS_CLASSES) {
  const vectors = VECTORS.filter((vector) => vector.kind === kind);

  test(`${kind}: ${vectors.length} vectors run nothing and ask for nothing`, async ({page}) => {
    const watch = await watchPage(page);
    for (const {id} of vectors) {
      const observation = await watch(id);
      expect.soft(observation).toEqual({
        id,
        executions: 0,
        dialogs: [],
        errors: [],
        requests: [],
        isStable: true,
      });
    }
  });
}

test('the sentinel hears the same vectors when nothing sanitises them', async ({page}) => {
  test.setTimeout(300_000);
  await page.route('**', (route) =>
    route.request().url().startsWith(origin) ? route.continue() : route.fulfill({status: 204}),
  );
  page.on('dialog', (dialog) => void dialog.dismiss());
  let heard = 0;
  // Counted again with more patience where a busy machine has not let the vectors run in time.
  for (const patience of [1, 5]) {
    heard = heard >= CONTROL_LIMIT ? heard : await countHeard(page, patience);
  }
  const description = `${heard} of ${VECTORS.length}`;
  test.info().annotations.push({type: 'vectors that run unsanitised', description});
  expect(heard).toBeGreaterThanOrEqual(CONTROL_LIMIT);
});

async function countHeard(page: Page, patience: number): Promise<number> {
  let heard = 0;
  for (const kind of XSS_CLASSES) {
    await page.goto(`${origin}/all?kind=${kind}`, {waitUntil: 'commit'});
    await page.waitForTimeout(CONTROL_SETTLE_MS * patience);
    const counts = await Promise.all(
      page
        .mainFrame()
        .childFrames()
        .map((frame) =>
          Promise.race([countExecutions(frame), wait(CONTROL_TIMEOUT_MS * patience)]),
        ),
    );
    heard += counts.filter((count) => count > 0).length;
  }
  return heard;
}

async function countExecutions(frame: Frame): Promise<number> {
  try {
    await frame.evaluate(useEverything);
    return await frame.evaluate(() => Number(Reflect.get(window, '__xss')));
  } catch {
    // The vector has destroyed its frame: no count, no matter.
    return 0;
  }
}

async function wait(milliseconds: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return 0;
}

async function renderVector({markdown}: XssVector, isSafe: boolean): Promise<string> {
  if (isSafe) {
    return renderReadme(markdown, README_OPTIONS);
  }
  const unsafe = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, {allowDangerousHtml: true})
    .use(rehypeStringify, {allowDangerousHtml: true})
    .process(markdown);
  return String(unsafe);
}

/** A frame for each vector of a class, unsanitised. */
function composeFrames(wanted: string | null): string {
  return VECTORS.filter(({kind}) => kind === wanted)
    .map(({id}) => `<iframe src="/${id}?raw"></iframe>`)
    .join('');
}

function composePage(html: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>README</title><link rel="icon" href="data:,"><script>window.__xss = 0;</script></head><body><main><div id="readme">${html}</div></main></body></html>`;
}

/** Watches a page from now on; the answer opens a vector, uses everything in it, and says what happened. */
async function watchPage(page: Page): Promise<(id: string) => Promise<Observation>> {
  const dialogs: string[] = [];
  const errors: string[] = [];
  const requests: string[] = [];
  let links: readonly string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !MAIL_NOTICE.test(message.text())) {
      errors.push(message.text());
    }
  });
  page.on('popup', (popup) => requests.push(`window ${popup.url()}`));
  await page.route('**', async (route) => {
    const request = route.request();
    const url = request.url();
    if (request.isNavigationRequest() && url.startsWith(`${origin}/`) && links.length === 0) {
      await route.continue();
      return;
    }
    if (!request.isNavigationRequest() || !links.includes(url.replace(/#.*$/u, ''))) {
      requests.push(`${request.method()} ${url}`);
    }
    // Nothing is there: the page stays.
    await route.fulfill({status: 204});
  });
  return async (id) => {
    for (const log of [dialogs, errors, requests]) {
      log.length = 0;
    }
    links = [];
    await page.goto(`${origin}/${id}`);
    await page.waitForTimeout(SETTLE_MS);
    links = await page.evaluate(listLinks);
    await page.evaluate(useEverything);
    const isStable = await page.evaluate(insertAgain, CONTEXTS);
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(useEverything);
    await page.waitForTimeout(SETTLE_MS);
    const executions = await page.evaluate(() => Number(Reflect.get(window, '__xss')));
    return {
      id,
      executions,
      dialogs: [...dialogs],
      errors: [...errors],
      requests: [...requests],
      isStable: isStable && new URL(page.url()).pathname === `/${id}`,
    };
  };
}

/** In the page: addresses that a click may lead to. */
function listLinks(): readonly string[] {
  const links = Array.from(document.links, ({href}) => href.replace(/#.*$/u, ''));
  return links.filter((href) => /^https?:/u.test(href)).concat('none');
}

/** In the page: hovers, focuses, presses and clicks every element. */
function useEverything(): void {
  const names = ['pointerenter', 'pointerover', 'mouseenter', 'mouseover', 'mousemove', 'wheel'];
  const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'dblclick', 'contextmenu'];
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of [...names, ...presses, 'animationstart', 'toggle']) {
      element.dispatchEvent(new Event(name, {bubbles: true, cancelable: true}));
    }
    if (element instanceof HTMLElement || element instanceof SVGElement) {
      element.focus();
      element.blur();
    }
    element.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
    element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, view: window}));
  }
}

/**
 * In the page: writes and reads the README three times through `innerHTML`, then puts copies into other contexts.
 *
 * @returns whether the README stayed the same.
 */
function insertAgain(contexts: readonly string[]): boolean {
  const root = document.querySelector('#readme');
  if (root === null) {
    return false;
  }
  const first = root.innerHTML;
  const before = root.cloneNode(true);
  for (let round = 0; round < 3; round += 1) {
    const html = root.innerHTML;
    root.innerHTML = html;
  }
  const isStable = root.innerHTML === first && root.isEqualNode(before);
  for (const context of contexts) {
    const [outer = 'div', inner] = context.split(' ');
    const holder = document.createElement('div');
    holder.innerHTML = inner
      ? `<${outer}><${inner}>${first}</${inner}></${outer}>`
      : `<${outer}>${first}</${outer}>`;
    document.body.append(holder);
    const target = document.createElement(outer);
    target.innerHTML = first;
    document.body.append(target instanceof HTMLTemplateElement ? target.content : target);
  }
  return isStable;
}
