import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {ROOT} from './root.mjs';

const CODE = /\.(?:tsx?|mjs)$/u;
const FOLDERS = ['src', 'plugins', 'packages', 'scripts'];

/** Everything that is not code: comments, then quoted texts. */
const COMMENTS_AND_TEXTS = /\/\*[^]*?\*\/|^\s*\/\/.*$|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gmu;

/** Tests of packages; other tests are outside these folders. */
const TESTS = /^packages\/[^/]+\/tests\//u;

/** These need not validate JSON: this build or Docusaurus has just written it, or, for corpora, it is committed data of a measurement. */
const WRITTEN_BY_BUILD = new Set([
  'plugins/output/search-eval/openIndex.ts',
  'plugins/output/search-eval/readCorpora.ts',
  'plugins/upstream/bundle-trimming/index.ts',
  'plugins/upstream/bundle-trimming/readGenerated.ts',
]);

/** Texts and facts are lists, not logic; their length does not matter. */
const DATA = /(?:^|\/)src\/(?:family\/)?(?:data|labels)\/|\.json$/u;

/**
 * Prints the metrics of the code, and fails if a limit is exceeded.
 *
 * @returns {number} exit code
 */
export function printStyleNumbers() {
  const files = FOLDERS.flatMap((folder) => listFiles(path.join(ROOT, folder))).map((file) => ({
    name: path.relative(ROOT, file).split(path.sep).join('/'),
    text: readFileSync(file, 'utf8'),
  }));
  const code = files.filter(({name}) => CODE.test(name));
  const house = files.filter(
    ({name}) =>
      /^(?:src|plugins|packages)\//u.test(name) && !TESTS.test(name) && /\.tsx?$/u.test(name),
  );
  const logic = code.filter(
    ({name}) => !DATA.test(name) && !TESTS.test(name) && !name.endsWith('.d.ts'),
  );
  const styles = files.filter(({name}) => name.endsWith('.css'));
  const lengths = logic.map(({text}) => countLines(text));
  const withoutComments = code
    .filter(({name}) => name !== 'scripts/styleNumbers.mjs')
    .map(({name, text}) => ({name, text: text.replace(COMMENTS_AND_TEXTS, '')}));
  const isCore = ({name}) => /^(?:src\/lib|plugins|packages\/[^/]+\/src)\//u.test(name);
  const rows = [
    ['modules of src, plugins, packages', house.length, 800],
    ['longest file, lines', Math.max(...lengths), 400],
    ['any', count(withoutComments, /(?::|<|\bas) any\b/gu), 0],
    [
      'casts in src/lib, plugins, packages',
      count(withoutComments.filter(isCore), /\bas (?:unknown\b|[A-Z][\w.]*)/gu),
      0,
    ],
    [
      'JSON.parse typed by annotation',
      count(
        withoutComments.filter((file) => isCore(file) && !WRITTEN_BY_BUILD.has(file.name)),
        /\b(?:const|let) (?:\w+|\{[^;()]*\}):(?!\s*unknown\b)[^=;()]+=\s*JSON\.parse\(/gu,
      ),
      0,
    ],
    ['effects outside hooks', countEffectsOutsideHooks(code), 0],
    [
      'physical CSS',
      count(
        styles,
        /^\s*(?:margin|padding|border)-(?:left|right|top|bottom)|^\s*(?:left|right|top|bottom):/gmu,
      ),
      0,
    ],
    ['!important', count(styles, /!important/gu), 0],
    ['hex colours in CSS', count(styles, /#[\da-f]{3,8}\b/giu), 0],
    [
      'longest swizzle, lines',
      Math.max(
        ...code.filter(({name}) => name.startsWith('src/theme/')).map(({text}) => countLines(text)),
      ),
      35,
    ],
    [
      'TODO',
      count(
        code.filter(({name}) => name !== 'scripts/styleNumbers.mjs'),
        /\b(?:TODO|FIXME)\b/gu,
      ),
      0,
    ],
  ];
  for (const [name, value, limit] of rows) {
    console.log(
      `${value <= limit ? 'ok    ' : 'FAILED'} ${name.padEnd(32)} ${value} (at most ${limit})`,
    );
  }
  console.log(`       comment lines in lib, hooks, plugins ${commentShare(logic)} %`);
  return rows.every(([, value, limit]) => value <= limit) ? 0 : 1;
}

function listFiles(folder) {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    return statSync(file).isDirectory() ? listFiles(file) : [file];
  });
}

function countLines(text) {
  return text.trimEnd().split('\n').length;
}

function count(files, pattern) {
  return files.reduce((sum, {text}) => sum + (text.match(pattern)?.length ?? 0), 0);
}

/** An effect must be in a function that is named as a hook, in any file. */
function countEffectsOutsideHooks(files) {
  let found = 0;
  for (const {name, text} of files) {
    if (!/\buse(?:Layout)?Effect\(/u.test(text)) {
      continue;
    }
    const visit = (node, isInHook) => {
      const isHook =
        isInHook || (ts.isFunctionDeclaration(node) && /^use[A-Z]/u.test(node.name?.text));
      if (ts.isCallExpression(node) && /^use(?:Layout)?Effect$/u.test(node.expression.getText())) {
        found += isHook ? 0 : 1;
      }
      ts.forEachChild(node, (child) => visit(child, isHook));
    };
    visit(ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true), false);
  }
  return found;
}

function commentShare(files) {
  const lines = files
    .filter(({name}) => /^(?:src\/(?:lib|hooks)|plugins|packages)\//u.test(name))
    .flatMap(({text}) => text.split('\n'))
    .filter((line) => line.trim() !== '');
  const comments = lines.filter((line) => /^\s*(?:\/\*\*|\*|\/\/)/u.test(line));
  return Math.round((100 * comments.length) / lines.length);
}
