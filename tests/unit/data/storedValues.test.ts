import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {STORED_VALUES} from '../../../src/data/storedValues';
import {CACHES} from '../../../src/lib/contracts/offline';
import {isDeclaredName} from '../../support/isDeclaredName';

const SRC = path.join(__dirname, '../../../src');
const NAMES = STORED_VALUES.map(({name}) => name);
/** Modules that write into the browser's storage; each takes its names from constants. */
const WRITERS = [
  'client/offline/keptPages.ts',
  'client/offline/languageStore.ts',
  'client/recovery/goTo.ts',
  'components/PackageCmd/usePackageManager.ts',
  'hooks/useRecentSearches.ts',
  'hooks/useSearchReports.ts',
  'hooks/useTabStorage.ts',
  'lib/firstLoad/actAtOnce.ts',
  'lib/firstLoad/takeOver.ts',
  'lib/locale/placeToKeep.ts',
  'worker/answer.ts',
  'worker/keep.ts',
  'worker/lists.ts',
  'worker/tidy.ts',
];

const sources = readdirSync(SRC, {recursive: true, encoding: 'utf8'})
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.tsx?$/u.test(file))
  .map((file) => ({file, text: readFileSync(path.join(SRC, file), 'utf8')}));

test('every constant that names something stored is on the privacy page', () => {
  const found = sources.flatMap(({text}) =>
    [...text.matchAll(/const \w+_(?:KEY|COOKIE_NAME) = '(?<name>[^']+)'/gu)].flatMap(
      ({groups}) => groups?.name ?? [],
    ),
  );
  expect(found.length).toBeGreaterThan(4);
  expect(
    found.filter(
      (name) => !isDeclaredName(name, NAMES) && !NAMES.some((known) => known === `${name}*`),
    ),
  ).toEqual([]);
});

test('nothing else writes into storage, cookies, caches or databases', () => {
  const writing =
    /(?:local|session)Storage\.setItem|document\.cookie = |caches\.open|indexedDB\.open|createStorageSlot|useStorageSlot/u;
  const found = sources.filter(({text}) => writing.test(text)).map(({file}) => file);
  expect(found.toSorted()).toEqual(WRITERS);
});

test('caches are opened by their declared names only, and each is on the privacy page', () => {
  const opened = sources.flatMap(({text}) =>
    [...text.matchAll(/caches\.open\((?<name>[^)]*)\)/gu)].flatMap(
      ({groups}) => groups?.name ?? [],
    ),
  );
  const declared = STORED_VALUES.filter(({place}) => place === 'cache').map(({name}) => name);
  expect(opened.length).toBeGreaterThan(4);
  expect(opened.filter((name) => !/^(?:NAMES\.\w+(?: \+ locale)?|name)$/u.test(name))).toEqual([]);
  expect(declared.toSorted()).toEqual([
    `${CACHES.files}*`,
    `${CACHES.language}*`,
    `${CACHES.pages}*`,
  ]);
});
