import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {chromium, type LaunchOptions} from '@playwright/test';
import type {Publisher} from './publisher';

const SAID = '/said?';
/** Ends a browser that says no more, so that the test can tell how far it came. */
const PATIENCE_MS = 120_000;

/**
 * Opens a page in a Chromium that nothing drives: a worker with a debugger attached, as Playwright attaches one, may never give way to a newer
 * one. What happens is written as a script that runs in each page.
 *
 * @param steps runs in the browser, in every page anew, and sees nothing of the test.
 * @param hear is given each line before the page goes on.
 * @param lineCount how many lines end the visit.
 * @returns what was said, in its order, also where lines are missing.
 */
export async function openUndriven(
  {origin, inject, treat}: Publisher,
  {executablePath = chromium.executablePath(), args = []}: LaunchOptions,
  {
    address,
    steps,
    hear,
    lineCount,
  }: {
    readonly address: string;
    readonly steps: (say: (line: string) => Promise<unknown>) => Promise<void>;
    readonly hear: (line: string) => void;
    readonly lineCount: number;
  },
): Promise<readonly string[]> {
  const profile = await mkdtemp(path.join(tmpdir(), 'undriven-'));
  const said: string[] = [];
  const isSaid = new Promise<void>((resolve) => {
    treat((asked) => {
      if (!asked.startsWith(SAID)) {
        return undefined;
      }
      const line = decodeURIComponent(asked.slice(SAID.length));
      hear(line);
      said.push(line);
      if (said.length === lineCount) {
        resolve();
      }
      return {status: 200, headers: {'Content-Type': 'text/plain'}, body: 'heard'};
    });
  });
  inject(`(${steps.toString()})((line) => fetch('${SAID}' + encodeURIComponent(line)))`);
  const browser = spawn(
    executablePath,
    [
      '--headless',
      ...args,
      `--user-data-dir=${profile}`,
      // Without a port, a headless browser ends once the page is loaded.
      '--remote-debugging-port=0',
      origin + address,
    ],
    {stdio: 'ignore'},
  );
  await Promise.race([isSaid, wait(PATIENCE_MS, undefined, {ref: false})]);
  if (browser.kill()) {
    await once(browser, 'exit');
  }
  await rm(profile, {recursive: true, maxRetries: 3});
  return said;
}
