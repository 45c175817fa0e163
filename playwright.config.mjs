import process from 'node:process';
import {defineConfig} from '@playwright/test';
import {findEngines} from './scripts/findEngines.mjs';
import {PLAIN_SITE, PUBLISHED_SITE, SITES} from './scripts/testSites.mjs';

/** Flags without which Chromium calls hosts of its own or needs a display. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `npm test -- --site FOLDER` tries a build that is finished, and nothing else. */
const isPublished = process.env.PUBLISHED_SITE !== undefined;
const sites = isPublished
  ? [PUBLISHED_SITE]
  : process.env.UPSTREAM === 'plain'
    ? [PLAIN_SITE]
    : SITES;
// What does not work there is mostly missing for all pages: nobody waits for each of them.
const published = {name: 'published', testDir: 'tests/published', timeout: 60_000};

export default defineConfig({
  projects: isPublished
    ? [published]
    : [
        published,
        {name: 'browser', testDir: 'tests/browser'},
        ...['chromium', 'firefox', 'webkit'].map((engineName) => ({
          name: engineName,
          testDir: 'tests/engines',
          // Drivers of other engines lose a session now and then.
          retries: process.env.CI ? 2 : 0,
          use: {engineName, engineFiles: findEngines()},
        })),
      ],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait more than they work: for timers of the page, and for what must not come.
  workers: 3,
  // A shared machine can be slow at a bad moment; what fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  // Limits end what hangs; a slow machine must not reach them.
  timeout: 240_000,
  expect: {timeout: 30_000},
  reporter: [['dot'], ['json', {outputFile: 'test-results/browser.json'}]],
  use: {
    baseURL: `http://127.0.0.1:${SITES[0].port}`,
    browserName: 'chromium',
    launchOptions: {executablePath: process.env.CHROMIUM_PATH, args: FLAGS},
    // What cannot be clicked is told by name, before the time of the whole test is over.
    actionTimeout: 60_000,
    trace: 'on-first-retry',
    // Tests of the worker ask for it; the others look at what the network does.
    serviceWorkers: 'block',
  },
  webServer: sites.map(({folder, baseUrl, port}) => ({
    command: `node scripts/serve.mjs ${folder} ${baseUrl} ${port}`,
    url: `http://127.0.0.1:${port}${baseUrl}`,
    reuseExistingServer: false,
  })),
});
