import {expect} from '@playwright/test';
import {startPublisher, type Fate, type Publisher} from '../browser/support/publisher';
import {IS_NIGHTLY, shareOf} from '../support/scope';
import {test, type Visit} from './fixtures';

const PAGE = '/docs/yoga/quick-start';
const AWAKE = {isAwake: true};
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
};
const HTML = {'Content-Type': 'text/html'};

/** What may happen to an answer. */
const FATES = {
  missing: () => ({status: 404, headers: HTML, body: 'gone'}),
  'an error of the server': () => ({status: 503, headers: HTML, body: 'busy'}),
  refused: () => 'refused',
  'cut off': () => 'cut off',
  empty: (path) => ({
    status: 200,
    headers: {'Content-Type': TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'},
    body: '',
  }),
  'the page of a captive portal': () => ({
    status: 200,
    headers: HTML,
    body: '<!doctype html><title>Log in</title><h1>Log in to the network</h1>',
  }),
} as const satisfies Readonly<Record<string, (path: string) => Fate>>;

type FateName = keyof typeof FATES;

interface Kind {
  /** Addresses that meet the fate. */
  readonly files: RegExp;
  /** What a reader does before, with a network that is whole. */
  readonly before?: (visit: Visit, host: string) => Promise<void>;
  /** What a reader does then. */
  readonly act: (visit: Visit, host: string) => Promise<void>;
  /** What the page has to say; undefined where a reader misses nothing that words could tell. */
  readonly says: string | undefined | ((fate: FateName) => string);
}

const openPage: Kind['act'] = async (visit, host) => visit.open(host + PAGE);
const openAwake: Kind['act'] = async (visit, host) => visit.open(host + PAGE, AWAKE);

/** A click without the pointer's way to the link. */
async function follow(visit: Visit, path: string): Promise<void> {
  await visit.read((href) => {
    document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
  }, path);
}

const SCRIPTS_FAILED = 'Search, menus and buttons could not be loaded.';
const PARTS_FAILED = 'Some parts of this page did not load.';
const DESIGN_FAILED = 'The design of this page did not load. Its text is complete.';

/** What a page asks for, by what a reader misses without it. */
const KINDS = {
  'every script': {files: /\/assets\/js\//u, act: openPage, says: SCRIPTS_FAILED},
  'the main script': {files: /\/assets\/js\/main\./u, act: openPage, says: SCRIPTS_FAILED},
  "the page's group of routes": {
    files: /\/assets\/js\/routes-docs-yoga\./u,
    act: openPage,
    says: PARTS_FAILED,
  },
  "the next page's group of routes": {
    files: /\/assets\/js\/routes-docs-mesh\./u,
    before: openAwake,
    act: async (visit) => follow(visit, '/docs/mesh'),
    says: PARTS_FAILED,
  },
  'every style sheet': {files: /\/assets\/css\//u, act: openPage, says: DESIGN_FAILED},
  'the rest of the design': {
    files: /\/assets\/css\/whole\./u,
    act: openPage,
    says: DESIGN_FAILED,
  },
  picture: {files: /\/(?:img|pictures)\//u, act: openAwake, says: undefined},
  font: {files: /\.woff2$/u, act: openAwake, says: undefined},
  'the index of the search': {
    files: /\/assets\/search\//u,
    before: openAwake,
    act: async (visit) => {
      await visit.press('Tab');
      await visit.type('/');
      await visit.see(() => document.querySelector('dialog[open] [role=combobox]') !== null);
      await visit.type('masked errors');
    },
    says: (fate) =>
      ['missing', 'an error of the server', 'refused'].includes(fate)
        ? 'The search could not be loaded.'
        : 'The search arrived incomplete.',
  },
  'the editor of a sample': {
    files: /\/assets\/js\//u,
    before: async (visit, host) => visit.open(`${host}/docs/yoga`, AWAKE),
    act: async (visit) => visit.click('article button', 'Edit and run'),
    says: 'The editor could not be loaded.',
  },
  'the list of downloads': {
    files: /\/offline\.json$/u,
    before: async (visit, host) => {
      await visit.open(`${host}/offline`, AWAKE);
      await visit.see(() => document.querySelector('main button') !== null);
    },
    act: async (visit) => visit.click('main button', 'Download this language'),
    says: 'The list of downloads could not be loaded.',
  },
} as const satisfies Readonly<Record<string, Kind>>;

type KindName = keyof typeof KINDS;
type Fault = readonly [kind: KindName, fate: FateName];

const FAULTS: readonly Fault[] = (Object.keys(KINDS) as KindName[]).flatMap((kind) =>
  (Object.keys(FATES) as FateName[]).map((fate): Fault => [kind, fate]),
);

/** What meets most readers: a network that asks them to log in, a tab of an older release, a bad line. */
const COMMON: readonly Fault[] = [
  ['every script', 'the page of a captive portal'],
  ['every script', 'refused'],
  ['every script', 'missing'],
  ['the main script', 'empty'],
  ["the page's group of routes", 'cut off'],
  ["the next page's group of routes", 'missing'],
  ['every style sheet', 'missing'],
  ['every style sheet', 'cut off'],
  ['picture', 'refused'],
  ['the index of the search', 'refused'],
];

/** By day one of so many; neighbours in the table have other fates, so that each kind has its turn. */
const DAILY_SHARE = 5;

/** Text, headings and ways on are there, whatever else is not. */
const isReadable = (): boolean => {
  const isShown = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((element) =>
      element.checkVisibility({visibilityProperty: true}),
    );
  return (
    isShown('h1') &&
    (document.querySelector('main')?.innerText.trim().length ?? 0) > 60 &&
    isShown('nav[aria-label=Main] a') &&
    isShown('footer a')
  );
};

/** Whether the page says a text; a page that waits with its scripts is asked for them. */
const says = (text: string): boolean => {
  window.firstLoad?.start();
  return [...document.querySelectorAll('[role=status],[role=alert],dialog,main')].some(
    (element) =>
      element.checkVisibility({visibilityProperty: true}) && element.textContent.includes(text),
  );
};

/** Sentences about what is missing. */
const listSaid = (): readonly string[] =>
  [...document.querySelectorAll('body > aside[role=status], [role=alert]')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.textContent);

function composeAnswer([kind, fate]: Fault): (path: string) => Fate | undefined {
  return (path) => (KINDS[kind].files.test(path) ? FATES[fate](path) : undefined);
}

/** Pages may load themselves anew meanwhile, and a driver then loses what it asked. */
async function expectSaid(visit: Visit, text: string): Promise<void> {
  await expect(async () => {
    expect(await visit.read(says, text)).toBe(true);
  }).toPass({timeout: 30_000});
}

async function meetFault(visit: Visit, host: Publisher, fault: Fault): Promise<void> {
  const [name, fate] = fault;
  const kind: Kind = KINDS[name];
  await kind.before?.(visit, host.origin);
  host.treat(composeAnswer(fault));
  await kind.act(visit, host.origin);
  const text = typeof kind.says === 'function' ? kind.says(fate) : kind.says;
  if (text !== undefined) {
    await expectSaid(visit, text);
  }
  expect(await visit.read(isReadable)).toBe(true);
  if (text === undefined) {
    expect(await visit.read(listSaid)).toEqual([]);
  }
  await follow(visit, '/blog');
  await expect(async () => {
    expect(await visit.read(() => document.querySelector('h1')?.textContent)).toBe('Blog');
  }).toPass({timeout: 30_000});
}

let host: Publisher | undefined;

test.beforeEach(async ({visit}) => {
  host = await startPublisher(visit.origin);
});
test.afterEach(async () => host?.close());

test('the table has at least 60 faults, each with a sentence or without need of one', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(60);
});

for (const fault of FAULTS) {
  const [kind, fate] = fault;
  const isDaily = shareOf(FAULTS, DAILY_SHARE).includes(fault);
  const isCommon = COMMON.some((each) => each.join() === fault.join());
  const isCommonDaily = shareOf(COMMON, 4).some((each) => each.join() === fault.join());
  if (isDaily || isCommon) {
    test(`with ${kind} ${fate}, a page has its text, says what is missing, and leads on`, async ({
      visit,
      engineName,
    }) => {
      test.skip(engineName !== 'chromium' && !isCommon, 'Other engines meet the ten commonest.');
      test.skip(
        !IS_NIGHTLY && !(engineName === 'chromium' ? isDaily : isCommonDaily),
        'Met at night.',
      );
      if (host !== undefined) {
        await meetFault(visit, host, fault);
      }
    });
  }
}
