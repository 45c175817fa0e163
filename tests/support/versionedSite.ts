import {execFile} from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {SITES, VERSIONS_SITE} from '../../scripts/testSites.mjs';

const ROOT = path.join(__dirname, '../..');
const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const NOT_COPIED = /^(?:node_modules|tests|test-results|coverage|playwright-report|build.*|\..*)$/u;

/** Where the pages are that not every version has. */
const GONE = 'docs/yoga/gone.mdx';
const CHANGED = 'docs/yoga/quick-start.mdx';
const NEW = 'docs/yoga/new.mdx';
const UNLISTED = 'docs/yoga/unlisted.mdx';
const UNSEARCHED = 'docs/yoga/unsearched.mdx';
/** Added to a page between the versions. */
export const CHANGE = 'The second version says more than the first one.';

const runFile = promisify(execFile);

/**
 * Cuts the versions 1.0 and 2.0 in a copy of the project, with a page that is removed, one that is changed and one that is added on the way,
 * two that no search is to find, and builds it in English. The copy is deleted; the built site stays.
 *
 * @returns the folder of the built site.
 */
export async function buildVersionedSite(): Promise<string> {
  const siteDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'versioned-site-')));
  const folder = path.join(ROOT, VERSIONS_SITE.folder);
  const run = (...args: readonly string[]) =>
    runFile(process.execPath, args, {cwd: siteDir, env: {...process.env, ...ENVIRONMENT}});
  try {
    for (const name of readdirSync(ROOT).filter((candidate) => !NOT_COPIED.test(candidate))) {
      cpSync(path.join(ROOT, name), path.join(siteDir, name), {recursive: true});
    }
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(siteDir, 'node_modules'), 'junction');
    writeFileSync(
      path.join(siteDir, UNLISTED),
      page('Unlisted', 'no list has', 'unlisted: true\n'),
    );
    writeFileSync(
      path.join(siteDir, UNSEARCHED),
      page('Unsearched', 'no search has', 'search: false\n'),
    );
    writeFileSync(
      path.join(siteDir, GONE),
      page('Gone', 'only the first version has, with a walrus'),
    );
    await run('--input-type=module', '--eval', cut('1.0'));
    rmSync(path.join(siteDir, GONE));
    appendFileSync(path.join(siteDir, CHANGED), `\n${CHANGE}\n`);
    await run('--input-type=module', '--eval', cut('2.0'));
    writeFileSync(path.join(siteDir, NEW), page('New', 'no version has until the next one'));
    await run(DOCUSAURUS, 'url-manifest');
    await run(DOCUSAURUS, 'build', '--locale', 'en-US', '--out-dir', folder);
    return folder;
  } finally {
    rmSync(siteDir, {recursive: true});
  }
}

const ENVIRONMENT = {
  ...SITES[0].env,
  NODE_ENV: 'production',
  // The copy's folder has another name each time; a kept cache would never be used again.
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
};

function cut(name: string): string {
  return `import {cutVersion} from './scripts/docsVersion.mjs'; process.exitCode = await cutVersion(['${name}']);`;
}

function page(title: string, words: string, fields = ''): string {
  return `---
title: ${title}
description: A page about a server that ${words}, to see where its readers are led.
sidebar_label: ${title}
sidebar_position: 9
tools: [YOGA]
owner: maintainers
review_by: 2027-05-20
${fields}---

You read a page that ${words}. The [overview](/yoga/index.mdx) is in each of them.

<Cards>
  <Card title="Yoga quick start" href="/docs/yoga/quick-start">Build a server.</Card>
</Cards>
`;
}
