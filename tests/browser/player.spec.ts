import {expect, type Page, test} from '@playwright/test';
import {findViolations} from './support/axe';
import {watchNetwork} from './support/networkLog';
import {SUB_PATH_URL} from './support/sites';

const PAGE = `${SUB_PATH_URL}test/media`;
/** Texts of the player's own scripts. */
const PLAYER_TEXTS = ['canEnablePIP', 'youtube.com/iframe_api'];
const PLAY = 'Play “A hosted video”, which loads a player from YouTube';
const SERVICE =
  /^https:\/\/(?:[\w-]+\.)*(?:youtube|youtube-nocookie|ytimg|google|doubleclick)\.com\//u;

/** As much of the service's script as the player needs; tells the page what it was asked for. */
const SERVICE_SCRIPT = `
  window.YT = {
    loaded: 1,
    PlayerState: {UNSTARTED: -1, ENDED: 0, PLAYING: 1, PAUSED: 2, BUFFERING: 3, CUED: 5},
    Player: class {
      constructor(element, options) {
        document.documentElement.dataset.video = options.videoId + ' ' + options.host;
        setTimeout(() => options.events.onReady());
      }
      getIframe() { return document.body; }
      getDuration() { return 60; }
      getCurrentTime() {
        const {dataset} = document.documentElement;
        dataset.asked = Number(dataset.asked ?? 0) + 1;
        return 1;
      }
      getVideoLoadedFraction() { return 0; }
      playVideo() {} pauseVideo() {} stopVideo() {} destroy() {} mute() {} unMute() {}
      setVolume() {} setPlaybackRate() {} setLoop() {}
    },
  };
  window.onYouTubeIframeAPIReady?.();`;

/** Long enough for the progress to be asked for three times. */
const THREE_ROUNDS_MS = 3200;

/** No test calls another host: the service is played by us, or is not there. */
async function playService(page: Page, isThere: boolean): Promise<void> {
  await page.route(SERVICE, (route) =>
    isThere ? route.fulfill({contentType: 'text/javascript', body: SERVICE_SCRIPT}) : route.abort(),
  );
  await page.route('**/media/*', (route) => route.fulfill({status: 404}));
}

test('0 bytes of player and service load before the poster is pressed (HERO-2, API-10)', async ({
  page,
}) => {
  await playService(page, true);
  const log = watchNetwork(page);
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', {name: PLAY}).hover();
  expect(await log.scriptBytes(PLAYER_TEXTS)).toBe(0);
  expect(log.addresses().filter((address) => SERVICE.test(address))).toEqual([]);

  await page.getByRole('button', {name: PLAY}).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-video',
    'aaaaaaaaaaa https://www.youtube-nocookie.com',
  );
  expect(await log.scriptBytes(PLAYER_TEXTS)).toBeGreaterThan(0);
  expect(log.addresses().filter((address) => SERVICE.test(address))).toEqual([
    'https://www.youtube.com/iframe_api',
  ]);
});

test('the player asks for its progress once in 1000 ms (CON-14)', async ({page}) => {
  await playService(page, true);
  await page.goto(PAGE);
  await page.getByRole('button', {name: PLAY}).click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-asked', /\d/u);
  const before = Number(await root.getAttribute('data-asked'));
  await page.waitForTimeout(THREE_ROUNDS_MS);
  const asked = Number(await root.getAttribute('data-asked')) - before;
  expect(asked).toBeGreaterThanOrEqual(2);
  expect(asked).toBeLessThanOrEqual(4);
});

test('a service that cannot be reached leaves a sentence and a link (ERR-12)', async ({page}) => {
  await playService(page, false);
  await page.goto(PAGE);
  await page.getByRole('button', {name: PLAY}).click();
  await expect(page.getByText('The player could not be loaded.')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Watch on YouTube'})).toBeVisible();
});

test('a player whose script does not load leaves the same (ERR-12)', async ({page}) => {
  await playService(page, true);
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('button', {name: PLAY}).click();
  await expect(page.getByText('The player could not be loaded.')).toBeVisible();
});

test('the player in use has the keyboard’s focus at its place (HERO-2)', async ({page}) => {
  await playService(page, true);
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', {name: PLAY}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: PLAY})).toHaveCount(0);
  await expect(page.locator('figure > [data-state="open"]')).toBeFocused();
});

for (const [reducedMotion, autoplay] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a file with motion ${reducedMotion} ${autoplay ? 'starts by itself' : 'holds still'}, silent either way (ERR-8)`, async ({
    page,
  }) => {
    await playService(page, true);
    await page.emulateMedia({reducedMotion});
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    const video = page.getByLabel('A file', {exact: true});
    await expect(video).toHaveJSProperty('autoplay', autoplay);
    await expect(video).toHaveJSProperty('muted', true);
    await expect(video).toHaveJSProperty('loop', true);
    await expect(video).toHaveJSProperty('controls', true);
    const types = await video
      .locator('source')
      .evaluateAll((all) => all.map((one) => one.getAttribute('type')));
    expect(types).toEqual(['video/quicktime', 'video/webm']);
    await expect(video.locator('track')).toHaveAttribute('kind', 'captions');
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page of media has no accessibility violations in the ${colorScheme} theme (HERO-2, ERR-8)`, async ({
    page,
  }) => {
    await playService(page, true);
    await page.emulateMedia({colorScheme});
    await page.goto(PAGE);
    expect(await findViolations(page)).toEqual([]);
  });
}

test('without scripts a hosted video is a link (HERO-2)', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await playService(page, true);
  await page.goto(PAGE);
  await expect(page.getByRole('button', {name: PLAY})).toBeHidden();
  await expect(page.getByRole('link', {name: 'Watch on YouTube'})).toBeVisible();
  await context.close();
});
