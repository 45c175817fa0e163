import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import process from 'node:process';
import type {Browser} from '@playwright/test';
import {launch} from 'puppeteer-core';
import {Builder, By, Key, type WebDriver} from 'selenium-webdriver';
import type {EngineFiles} from '../../scripts/findEngines.mjs';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Keys that behaviours need, by their names in the standard. */
export type PressedKey = 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab';

/** What a reader does with a page, in whichever engine. */
export interface Reader {
  open: (address: string) => Promise<void>;
  back: () => Promise<void>;
  /** The value of an expression in the page, as JSON has it. */
  evaluate: (expression: string) => Promise<unknown>;
  /** In the middle of the first element that fits. */
  click: (selector: string) => Promise<void>;
  hover: (selector: string) => Promise<void>;
  press: (key: PressedKey) => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** What is shown, as PNG. */
  takePicture: () => Promise<Uint8Array>;
  leave: () => Promise<void>;
}

/** A running engine; each test gets a reader with an empty profile. */
export interface Engine {
  meet: () => Promise<Reader>;
  stop: () => Promise<void>;
}

const SIZE = {width: 1280, height: 800};
/** A browser that has not come up by then has hung; a slow machine takes a fifth of it. */
const SESSION_LIMIT_MS = 40_000;

export function startChromium(browser: Browser): Engine {
  return {
    meet: async () => {
      const context = await browser.newContext({viewport: SIZE, serviceWorkers: 'allow'});
      const page = await context.newPage();
      return {
        open: async (address) => void (await page.goto(address)),
        back: async () => void (await page.goBack()),
        evaluate: async (expression) => page.evaluate(expression),
        click: async (selector) => page.locator(selector).first().click(),
        hover: async (selector) => page.locator(selector).first().hover(),
        press: async (key) => page.keyboard.press(key),
        type: async (text) => page.keyboard.type(text),
        resize: async (width, height) => page.setViewportSize({width, height}),
        takePicture: async () => page.screenshot(),
        leave: async () => context.close(),
      };
    },
    stop: async () => undefined,
  };
}

export async function startFirefox({firefox}: EngineFiles): Promise<Engine> {
  const browser = await launch({browser: 'firefox', executablePath: firefox});
  return {
    meet: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(SIZE);
      return {
        open: async (address) => void (await page.goto(address)),
        back: async () => void (await page.goBack()),
        evaluate: async (expression) => page.evaluate(expression),
        click: async (selector) => page.click(selector),
        hover: async (selector) => page.hover(selector),
        press: async (key) => page.keyboard.press(key),
        type: async (text) => page.keyboard.type(text),
        resize: async (width, height) => page.setViewport({width, height}),
        takePicture: async () => page.screenshot(),
        leave: async () => context.close(),
      };
    },
    stop: async () => browser.close(),
  };
}

const KEYS: Readonly<Record<PressedKey, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** WebKitGTK's own small browser, driven by its driver, on a screen that nobody sees. */
export async function startWebKit({webkit}: EngineFiles): Promise<Engine> {
  if (webkit === undefined) {
    throw new Error('There is no WebKit on this machine.');
  }
  // The server finds a free number of a display by itself and says it.
  const screen = spawn(webkit.screen, ['-displayfd', '1', '-screen', '0', '1920x1280x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  const startDriver = (port: number) => ({
    port,
    driver: spawn(webkit.driver, ['--host=127.0.0.1', `--port=${String(port)}`], {
      env: {...process.env, DISPLAY: `:${String(number).trim()}`},
      stdio: 'ignore',
    }),
  });
  let current = startDriver(await findPort());
  const open = async (): Promise<WebDriver> => {
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${String(current.port)}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {binary: webkit.browser, args: ['--automation']},
      })
      .build();
    try {
      await resizePage(session, SIZE.width, SIZE.height);
      return session;
    } catch (error) {
      await session.quit();
      throw error;
    }
  };
  // A browser that does not come up keeps the driver waiting for good, and a driver has one session at a time.
  const replaceDriver = async (): Promise<void> => {
    await end(current.driver);
    current = startDriver(await findPort());
  };
  return {
    meet: async () => {
      const session = await retry(async () => answerInTime(open(), replaceDriver));
      const find = (selector: string) => session.findElement(By.css(selector));
      return {
        open: async (address) => session.get(address),
        back: async () => session.navigate().back(),
        evaluate: async (expression) => session.executeScript(`return ${expression}`),
        click: async (selector) => find(selector).click(),
        hover: async (selector) =>
          session
            .actions()
            .move({origin: find(selector)})
            .perform(),
        press: async (key) => session.actions().sendKeys(KEYS[key]).perform(),
        type: async (text) => session.actions().sendKeys(text).perform(),
        resize: async (width, height) => resizePage(session, width, height),
        takePicture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
        leave: async () => session.quit(),
      };
    },
    stop: async () => {
      await end(current.driver);
      await end(screen);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill();
    await once(child, 'exit');
  }
}

/** Waits for a session, and after a long while gives it up. */
async function answerInTime(
  opening: Promise<WebDriver>,
  giveUp: () => Promise<void>,
): Promise<WebDriver> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      void giveUp().then(() => reject(new Error('The browser did not come up.')), reject);
    }, SESSION_LIMIT_MS);
  });
  // Its failure comes too late to be of interest.
  opening.catch(() => undefined);
  return Promise.race([opening, late]).finally(() => clearTimeout(timer));
}

/** The driver takes a moment until it listens. */
async function retry(build: () => Promise<WebDriver>): Promise<WebDriver> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await build();
    } catch (error) {
      if (attempt === 20) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/** Windows have a frame, and take their size a moment later. */
async function resizePage(session: WebDriver, width: number, height: number): Promise<void> {
  const browserWindow = session.manage().window();
  const measure = async (): Promise<readonly [number, number]> => {
    const [innerWidth, innerHeight]: number[] = await session.executeScript(
      'return [innerWidth, innerHeight]',
    );
    return [innerWidth ?? 0, innerHeight ?? 0];
  };
  const outer = await browserWindow.getRect();
  const [innerWidth, innerHeight] = await measure();
  await browserWindow.setRect({
    width: width + outer.width - innerWidth,
    height: height + outer.height - innerHeight,
  });
  await session.wait(async () => (await measure())[0] === width, 5000);
}

async function findPort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
