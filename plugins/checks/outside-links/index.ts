import {readFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {collectLinks, readContent, type ContentFile} from '@selection-set/content-model';
import {createDiskCache, createProgressBar, type DiskCache} from '@selection-set/plugin-kit';
import pLimit from 'p-limit';
import {UNCHECKED_HOSTS, type UncheckedHost} from '../../../src/family/data/uncheckedHosts';
import {
  OUTSIDE_CACHE_MAX_AGE_MS,
  OUTSIDE_CONCURRENCY_LIMIT,
  OUTSIDE_HOST_CONCURRENCY_LIMIT,
  OUTSIDE_TIMEOUT_MS,
} from '../../../src/lib/constants';
import {
  FINDING_FIELDS,
  LINK_STATES,
  REPORT_FILE,
  checkAddress,
  writeReport,
  type Finding,
  type LinkPlace,
  type OutsideLink,
} from './checkAddress';

export interface CheckAllInput {
  readonly links: ReadonlyMap<string, readonly LinkPlace[]>;
  readonly uncheckedHosts: readonly UncheckedHost[];
  /** Pages that answered are remembered; dead ones are asked for each time. */
  readonly cache: DiskCache;
  readonly check: (address: string) => Promise<Finding>;
  readonly now: () => Date;
  readonly onProgress?: (done: number, address: string) => void;
}

interface Remembered extends Finding {
  readonly checked: string;
}

const RememberedSchema = Joi.object<Remembered>({
  ...FINDING_FIELDS,
  checked: Joi.string().isoDate().required(),
});

/** The state of every address, in the order of the links: few at a time, and fewer of one host. */
export async function checkAll(input: CheckAllInput): Promise<readonly OutsideLink[]> {
  const {links, onProgress} = input;
  const overall = pLimit(OUTSIDE_CONCURRENCY_LIMIT);
  const hosts = new Map<string, ReturnType<typeof pLimit>>();
  let done = 0;
  return Promise.all(
    [...links].map(([address, places]) => {
      const {host} = new URL(address);
      const ofHost = hosts.get(host) ?? pLimit(OUTSIDE_HOST_CONCURRENCY_LIMIT);
      hosts.set(host, ofHost);
      return ofHost(() =>
        overall(async () => {
          const finding = await findOut(address, input);
          done += 1;
          onProgress?.(done, address);
          return {address, ...finding, places};
        }),
      );
    }),
  );
}

async function findOut(
  address: string,
  {uncheckedHosts, cache, check, now}: CheckAllInput,
): Promise<Remembered> {
  const {hostname} = new URL(address);
  const unchecked = uncheckedHosts.find(({host}) => host === hostname);
  if (unchecked !== undefined) {
    return {state: 'skipped', reason: unchecked.reason, checked: now().toISOString()};
  }
  const known = await cache.read(address, RememberedSchema, OUTSIDE_CACHE_MAX_AGE_MS);
  if (known !== undefined) {
    return known;
  }
  const finding = {...(await check(address)), checked: now().toISOString()};
  if (finding.state !== 'dead') {
    await cache.write(address, finding);
  }
  return finding;
}

/** Names that are kept free for examples (RFC 2606, RFC 6761), and this computer: nobody is meant to follow them. */
const EXAMPLE_HOST =
  /^(?:localhost|127(?:\.\d+){3}|\[::1\]|(?:.+\.)?example(?:\.(?:com|net|org))?|.+\.(?:test|invalid|localhost))$/u;

interface SourceText {
  /** Relative to the project's folder. */
  readonly file: string;
  readonly text: string;
}

/**
 * Every address of another site, with the places that link to it, sorted.
 *
 * @param files content of all languages.
 * @param data source files whose quoted addresses readers see as links, such as the catalogue.
 */
export function listOutsideLinks(
  files: readonly ContentFile[],
  data: readonly SourceText[],
): ReadonlyMap<string, readonly LinkPlace[]> {
  const found = new Map<string, LinkPlace[]>();
  const add = (address: string, place: LinkPlace) => {
    if (isOutside(address)) {
      found.set(address, [...(found.get(address) ?? []), place]);
    }
  };
  for (const file of files) {
    for (const {address, line} of collectLinks(file)) {
      add(address, {file: file.file, line});
    }
  }
  for (const {file, text} of data) {
    for (const [index, line] of text.split('\n').entries()) {
      for (const {groups} of line.matchAll(/'(?<address>https?:\/\/[^']+)'/gu)) {
        add(groups?.address ?? '', {file, line: index + 1});
      }
    }
  }
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function isOutside(address: string): boolean {
  if (!/^https?:\/\//iu.test(address) || !URL.canParse(address)) {
    return false;
  }
  return !EXAMPLE_HOST.test(new URL(address).hostname);
}

/** What needs a look, with every place that links there, then a count of each state. */
export function formatReport(links: readonly OutsideLink[]): string {
  const lines = links
    .filter(({state}) => state !== 'alive' && state !== 'skipped')
    .flatMap(({address, state, reason = '', places}) => [
      `${state}: ${address}  ${reason}`,
      ...places.map(({file, line}) => `  ${file}:${line}`),
    ]);
  const counts = LINK_STATES.map((state) => {
    const count = links.filter((link) => link.state === state).length;
    return `${count} ${state}`;
  });
  return [...lines, `${links.length} links to other sites: ${counts.join(', ')}`].join('\n');
}

const CACHE_FOLDER = '.cache/outside-links';
/** Data whose addresses readers see as links. */
const DATA_FILES = ['src/family/data/brand.ts', 'src/family/data/tools.ts'];

/**
 * `npm run links:outside`: asks every other site that the portal links to whether the page is still there.
 *
 * @returns exit code; 1 when a link is dead, or when nothing answers: then the report stays as it is.
 */
async function runOutsideLinks(siteDir: string, locales: readonly string[]): Promise<number> {
  const [contents, data] = await Promise.all([
    Promise.all(locales.map((locale) => readContent(siteDir, locale))),
    Promise.all(DATA_FILES.map((file) => readSource(siteDir, file))),
  ]);
  const links = listOutsideLinks(
    contents.flatMap(({files}) => files),
    data,
  );
  const bar = createProgressBar(process.stderr, {
    stage: 'Links asked',
    total: links.size,
  });
  const {signal} = new AbortController();
  const found = await checkAll({
    links,
    uncheckedHosts: UNCHECKED_HOSTS,
    cache: createDiskCache(path.join(siteDir, CACHE_FOLDER)),
    check: (address) => checkAddress(address, {timeoutMs: OUTSIDE_TIMEOUT_MS, signal}),
    now: () => new Date(),
    onProgress: bar.update,
  });
  bar.end();
  if (found.every(({state, status}) => state === 'dead' && status === undefined)) {
    logger.error(`No site answered at all. Is there a network? ${REPORT_FILE} stays as it is.`);
    return 1;
  }
  await writeReport(siteDir, found);
  logger.info(`${formatReport(found)}\nAll of it is in ${REPORT_FILE}.`);
  return found.some(({state}) => state === 'dead') ? 1 : 0;
}

async function readSource(siteDir: string, file: string): Promise<SourceText> {
  return {file, text: await readFile(path.join(siteDir, file), 'utf8')};
}

/** `npm run links:outside`: the only check that needs a network, and therefore no part of a build or of the tests. */
export default function pluginOutsideLinks({siteDir, i18n}: LoadContext): Plugin<void> {
  return {
    name: 'outside-links',
    extendCli(cli) {
      cli
        .command('links:outside')
        .description(
          'Ask every other site that the portal links to whether the page is still there.',
        )
        .action(async () => {
          process.exitCode = await runOutsideLinks(siteDir, i18n.locales);
        });
    },
  };
}
