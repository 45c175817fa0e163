import {hasScriptsIdle, openProfile} from './browserProfile.mjs';

/**
 * Downloads of one visit until there are no more requests, and after a first intent.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<{bytes: Record<string, number>, total: number, requests: number, scriptsAfterIntent: number}>} bytes as transferred,
 *   without headers
 */
export async function measurePage(browser, address) {
  const {page, session, close} = await openProfile(browser, {isMobile: true});
  try {
    const sizes = new Map();
    const types = new Map();
    session.on('Network.responseReceived', ({requestId, type, response}) => {
      types.set(requestId, type);
      sizes.set(requestId, bodyBytes(response));
    });
    await page.goto(address, {waitUntil: 'load'});
    await hasScriptsIdle(page);
    const bytes = {};
    for (const [id, size] of sizes) {
      const type = types.get(id) ?? 'Other';
      bytes[type] = (bytes[type] ?? 0) + size;
    }
    const requests = sizes.size;
    await showIntent(page);
    await hasScriptsIdle(page);
    const scripts = [...sizes].filter(([id]) => types.get(id) === 'Script');
    return {
      bytes,
      total: sum(Object.values(bytes)),
      requests,
      scriptsAfterIntent: sum(scripts.map(([, size]) => size)),
    };
  } finally {
    await close();
  }
}

/** Simulates a reader about to use a control, which starts everything that waits for that. */
export async function showIntent(page) {
  await page.locator(':is(header, .navbar) :is(a, button)').locator('visible=true').last().focus();
  await page.keyboard.press('Shift');
}

/** As transferred, without headers, which differ between hosts. */
function bodyBytes({headers}) {
  const [, length = 0] =
    Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length') ?? [];
  return Number(length);
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
