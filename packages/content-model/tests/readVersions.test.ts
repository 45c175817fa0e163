import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DEFAULT_OPTIONS} from '@docusaurus/plugin-content-docs/lib/options.js';
import {readVersionsMetadata} from '@docusaurus/plugin-content-docs/lib/versions/version.js';
import {readVersions} from '../src/readVersions';

let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'versions-'));
  writeFileSync(path.join(siteDir, 'sidebars.ts'), 'export default {};');
  for (const folder of ['docs', 'versioned_docs/version-2.0', 'versioned_docs/version-1.0']) {
    mkdirSync(path.join(siteDir, folder), {recursive: true});
  }
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

function writeNames(json: string): void {
  writeFileSync(path.join(siteDir, 'versions.json'), json);
}

/** What Docusaurus itself makes of the same folder and settings. */
async function askDocusaurus(
  settings: Parameters<typeof readVersions>[1],
): Promise<readonly unknown[]> {
  type Input = Parameters<typeof readVersionsMetadata>[0];
  const i18n = {currentLocale: 'en-US', localeConfigs: {'en-US': {translate: false}}};
  const metadata = await readVersionsMetadata({
    context: {siteDir, baseUrl: '/', i18n},
    options: {...DEFAULT_OPTIONS, id: 'default', path: 'docs', ...settings},
  } as unknown as Input);
  return metadata.map(({versionName, path: address, isLast}) => [versionName, address, isLast]);
}

test.each([
  ['no version was cut', undefined, {}],
  ['two versions were cut', '["2.0", "1.0"]', {}],
  ['what is being written stays the latest', '["2.0", "1.0"]', {lastVersion: 'current'}],
  ['an older version is the latest', '["2.0", "1.0"]', {lastVersion: '1.0'}],
  [
    'versions have addresses of their own',
    '["2.0", "1.0"]',
    {versions: {current: {path: 'canary', label: 'Canary'}, '1.0': {path: 'archive/1.0'}}},
  ],
])('addresses are those of Docusaurus when %s (V1)', async (_when, names, settings) => {
  if (names !== undefined) {
    writeNames(names);
  }
  const versions = readVersions(siteDir, settings);
  const ours = versions.map(({name, path: part, isLatest}) => [
    name,
    part === '' ? '/docs' : `/docs/${part}`,
    isLatest,
  ]);
  expect(ours).toEqual(await askDocusaurus(settings));
});

test.each([
  ['{"a": 1}', /versions\.json:1 This is wrong: "value" must be an array\. It lists the names/u],
  ['[1]', /versions\.json:1 This is wrong: "\[0\]" must be a string\./u],
  ['[\n"1.0",\n"0.9"', /versions\.json:3 This cannot be read: .*It lists the names/u],
])('versions.json with %s is refused with a sentence', async (json, message) => {
  writeNames(json);
  expect(() => readVersions(siteDir)).toThrow(message);
});
