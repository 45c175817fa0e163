/** Lighthouse's slow 4G: what its simulation assumes of a mobile reader. */
export const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const QUIET_MS = 2000;

/**
 * A fresh browser context with one page.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{isMobile?: boolean}} [options]
 */
export async function openProfile(browser, {isMobile = false} = {}) {
  const context = await browser.newContext({
    viewport: isMobile ? {width: 412, height: 823} : {width: 1280, height: 900},
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return {page, session, close: () => context.close()};
}

/** Throttles the CPU four times, and with `network` simulates a slow mobile connection. */
export async function slowDown(session, {network = true} = {}) {
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  if (network) {
    await session.send('Network.emulateNetworkConditions', SLOW);
  }
}

/** Waits until there has been no request for two seconds. */
export async function hasScriptsIdle(page) {
  let last = Date.now();
  const touch = () => {
    last = Date.now();
  };
  page.on('request', touch);
  page.on('requestfinished', touch);
  while (Date.now() - last < QUIET_MS) {
    await page.waitForTimeout(100);
  }
  page.off('request', touch);
  page.off('requestfinished', touch);
}
