import {hasScriptsIdle, openProfile, slowDown} from './browserProfile.mjs';
import {showIntent} from './measurePage.mjs';
import {median} from './resultStore.mjs';

const ROUNDS = 7;

/**
 * Time from a click on a link to the new page's heading on the screen, with a slow CPU and a slow connection, once all scripts have loaded.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{from: string, link: string}} way address, and the selector of links to follow there
 * @returns {Promise<number>} milliseconds, median of seven
 */
export async function measureNavigation(browser, way) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await measureOnce(browser, way));
  }
  return median(times);
}

async function measureOnce(browser, {from, link}) {
  const {page, session, close} = await openProfile(browser);
  try {
    const painted = [];
    let clicked = 0;
    await page.exposeFunction('benchClicked', (time) => {
      clicked = time;
    });
    await page.exposeFunction('benchPainted', (heading, time) => {
      painted.push({heading, time});
    });
    await page.addInitScript(watchHeading);
    await page.goto(from, {waitUntil: 'load'});
    const before = await page.locator('h1').first().innerText();
    await hasScriptsIdle(page);
    await showIntent(page);
    await hasScriptsIdle(page);
    await slowDown(session);
    await page.locator(link).locator('visible=true').first().click({noWaitAfter: true});
    const end = Date.now() + 30_000;
    while (Date.now() < end) {
      const shown = painted.find(({heading, time}) => heading !== before && time > clicked);
      if (clicked > 0 && shown !== undefined) {
        return Math.round(shown.time - clicked);
      }
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
    throw new Error('The new heading did not come.');
  } finally {
    await close();
  }
}

/** Runs in the page: reports clicks, and each new heading once it has been painted. */
function watchHeading() {
  const now = () => performance.timeOrigin + performance.now();
  let shown = '';
  addEventListener(
    'click',
    (event) => void window.benchClicked(performance.timeOrigin + event.timeStamp),
    {capture: true},
  );
  const look = () => {
    const heading = document.querySelector('h1')?.innerText ?? '';
    if (heading !== '' && heading !== shown) {
      shown = heading;
      // The next frame contains it; a task after that frame runs once it has been painted.
      requestAnimationFrame(() => setTimeout(() => void window.benchPainted(heading, now())));
    }
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}
