import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {type Touch, TOUCHES} from '../../../../plugins/upstream/touches';

const ROOT = path.join(__dirname, '../../../..');
const requireHere = createRequire(path.join(ROOT, 'package.json'));
const MODULES = path.join(ROOT, 'node_modules');
/** An import, or a name of a module handed to the bundler, that leads behind the door of one of Docusaurus's packages. */
const INSIDE = /['"](?<request>@docusaurus\/[a-z-]+\/(?:lib|src|internal)\b[^'"]*)['"]/gu;
/** Jest finds what pages import by the folder it is in, which has no file to compare. */
const BY_FOLDER = 'jest.config.mjs';
/** It holds the requests themselves. */
const TABLE = 'plugins/upstream/touches.ts';

/** Of a file its text, of a folder the names of all that it holds. */
function hashOf({file}: Touch): string {
  const place = path.join(MODULES, file);
  return createHash('sha256')
    .update(isFolder(place) ? listNames(place).join('\n') : readFileSync(place))
    .digest('hex');
}

function isFolder(place: string): boolean {
  return statSync(place, {throwIfNoEntry: false})?.isDirectory() ?? false;
}

function listNames(folder: string): readonly string[] {
  return readdirSync(folder, {encoding: 'utf8', recursive: true})
    .map((name) => name.replaceAll(path.sep, '/'))
    .toSorted();
}

function explain({file, usedBy, reread}: Touch, hash: string): string {
  return `${file} is as it was (${hash}); else read ${reread}. What depends on it: ${usedBy.join(', ')}`;
}

/** Requests for Docusaurus's inside in one source. */
function listInside(source: string): readonly string[] {
  return Array.from(source.matchAll(INSIDE), ({groups}) => groups?.request ?? '');
}

/** As `touches.ts` names the file that a request leads to. */
function toFile(request: string): string {
  if (
    isFolder(path.join(MODULES, request)) &&
    !existsSync(path.join(MODULES, request, 'index.js'))
  ) {
    return request;
  }
  const file = requireHere.resolve(request);
  return path.relative(MODULES, file).replaceAll(path.sep, '/');
}

function listSources(): readonly string[] {
  return execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
    {cwd: ROOT, encoding: 'utf8'},
  )
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(ROOT, file)))
    .filter((file) => ![BY_FOLDER, TABLE].includes(file) && !file.endsWith('.d.ts'))
    .filter((file) => path.join(ROOT, file) !== __filename);
}

test.each(TOUCHES)(
  '$file of Docusaurus is as it was when what depends on it was written',
  (touch) => {
    expect(explain(touch, hashOf(touch))).toBe(explain(touch, touch.sha256));
  },
);

test('a file that changed is named with what depends on it and what to read again', () => {
  const touch = {
    file: '@docusaurus/core/lib/client/preload.js',
    usedBy: ['src/client/routes/preload.ts'],
    reread: 'src/client/routes/preload.ts',
    sha256: '0',
  };
  expect(hashOf(touch)).not.toBe(touch.sha256);
  expect(explain(touch, 'new')).toBe(
    '@docusaurus/core/lib/client/preload.js is as it was (new); else read src/client/routes/preload.ts. What depends on it: src/client/routes/preload.ts',
  );
});

test('what depends on Docusaurus’s inside exists', () => {
  const missing = TOUCHES.flatMap(({usedBy}) => usedBy).filter(
    (file) => !existsSync(path.join(ROOT, file)),
  );
  expect(missing).toEqual([]);
});

test('every import of Docusaurus’s inside is in the table, with the file that has it', () => {
  const unguarded = listSources().flatMap((file) =>
    listInside(readFileSync(path.join(ROOT, file), 'utf8'))
      .filter(
        (request) =>
          !TOUCHES.some((touch) => touch.file === toFile(request) && touch.usedBy.includes(file)),
      )
      .map((request) => `${file}: ${request}`),
  );
  expect(unguarded).toEqual([]);
});

test('imports, dynamic imports and requests by name are all found', () => {
  expect(
    listInside(
      "import a from '@docusaurus/core/lib/a';\nawait import(\"@docusaurus/utils/lib/b.js\");\nrequire.resolve('@docusaurus/theme-common/internal'); import type {C} from '@docusaurus/types';",
    ),
  ).toEqual([
    '@docusaurus/core/lib/a',
    '@docusaurus/utils/lib/b.js',
    '@docusaurus/theme-common/internal',
  ]);
});
