import {expect, test as base} from '@playwright/test';
import {SITES} from '../../scripts/testSites.mjs';
import type {EngineFiles} from '../../scripts/findEngines.mjs';
import {
  startChromium,
  startFirefox,
  startWebKit,
  type Engine,
  type EngineName,
  type PressedKey,
  type Reader,
} from './engines';

const [SITE] = SITES;

/** A page of the portal in one of the engines, with what the behaviours ask of it. */
export interface Visit extends Omit<Reader, 'click' | 'evaluate' | 'hover' | 'leave' | 'open'> {
  readonly origin: string;
  /** Runs a script in the page that is no part of the portal. */
  run: (script: string) => Promise<void>;
  /** Goes to a path of the portal, or to a page of another host; with `isAwake`, waits until React has taken the page over. */
  open: (path: string, how?: {readonly isAwake: boolean}) => Promise<void>;
  /** What a function says in the page, which uses nothing from outside. */
  read: <Args extends readonly unknown[], Result>(
    see: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Waits until a function says so in the page. */
  see: <Args extends readonly unknown[]>(
    see: (...args: Args) => boolean,
    ...args: Args
  ) => Promise<void>;
  /** The first visible element that fits a selector and is called so, wholly. */
  click: (selector: string, name?: string) => Promise<void>;
  hover: (selector: string, name?: string) => Promise<void>;
  press: (key: PressedKey) => Promise<void>;
}

const TARGET = 'data-engine-target';

/** Marks the element that is meant, so that every driver finds it by the same selector. */
function mark(selector: string, name: string | undefined, attribute: string): boolean {
  for (const old of document.querySelectorAll(`[${attribute}]`)) {
    old.removeAttribute(attribute);
  }
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({visibilityProperty: true}) &&
      (name === undefined ||
        (element.getAttribute('aria-label') ?? element.textContent).trim() === name),
  );
  found?.setAttribute(attribute, '');
  found?.scrollIntoView({block: 'center', behavior: 'instant'});
  return found !== undefined;
}

function composeVisit(reader: Reader, origin: string): Visit {
  const read: Visit['read'] = async <Args extends readonly unknown[], Result>(
    see: (...args: Args) => Result,
    ...args: Args
  ) =>
    reader.evaluate(
      `(${see.toString()})(${args.map((arg) => JSON.stringify(arg)).join(',')})`,
    ) as Promise<Result>;
  const see: Visit['see'] = async (ask, ...args) =>
    expect
      .poll(async () => read(ask, ...args), {message: ask.toString(), timeout: 15_000})
      .toBe(true);
  const find = async (selector: string, name: string | undefined): Promise<string> => {
    await expect
      .poll(
        async () =>
          reader.evaluate(
            `(${mark.toString()})(${JSON.stringify(selector)},${JSON.stringify(name)},${JSON.stringify(TARGET)})`,
          ),
        {
          message: `${selector} ${name ?? ''} is visible`,
          timeout: 15_000,
        },
      )
      .toBe(true);
    return `[${TARGET}]`;
  };
  const act = async (
    selector: string,
    name: string | undefined,
    point: (target: string) => Promise<void>,
  ): Promise<void> => {
    const target = await find(selector, name);
    try {
      await point(target);
    } catch {
      // React has put another element in its place meanwhile.
      await point(await find(selector, name));
    }
  };
  return {
    ...reader,
    origin,
    run: async (script) => void (await reader.evaluate(`(() => {${script}\n})()`)),
    read,
    see,
    open: async (path, {isAwake} = {isAwake: false}) => {
      await reader.open(new URL(path, origin).href);
      if (isAwake) {
        await read(() => {
          window.firstLoad?.start();
        });
        await see(() => document.documentElement.dataset.hasHydrated === 'true');
      }
    },
    click: async (selector, name) => act(selector, name, reader.click),
    hover: async (selector, name) => act(selector, name, reader.hover),
  };
}

async function meet(
  engine: Engine | undefined,
  use: (visit: Visit) => Promise<void>,
): Promise<void> {
  const reader = await engine?.meet();
  if (reader !== undefined) {
    await use(composeVisit(reader, `http://127.0.0.1:${String(SITE.port)}`));
    await reader.leave();
  }
}

export const test = base.extend<
  {visit: Visit; reference: Visit},
  {engineName: EngineName; engineFiles: EngineFiles; engine: Engine | undefined}
>({
  engineName: ['chromium', {option: true, scope: 'worker'}],
  engineFiles: [
    {firefox: undefined, webkit: undefined},
    {option: true, scope: 'worker'},
  ],
  engine: [
    async ({engineName, engineFiles: files, browser}, use) => {
      const engine = await {
        chromium: async () => startChromium(browser),
        firefox: async () => (files.firefox === undefined ? undefined : startFirefox(files)),
        webkit: async () => (files.webkit === undefined ? undefined : startWebKit(files)),
      }[engineName]();
      await use(engine);
      await engine?.stop();
    },
    {scope: 'worker'},
  ],
  visit: async ({engine, engineName}, use) => {
    base.skip(engine === undefined, `This machine has no ${engineName}.`);
    await meet(engine, use);
  },
  /** The same in Chromium, to compare with. */
  reference: async ({browser}, use) => meet(startChromium(browser), use),
});
