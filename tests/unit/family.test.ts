import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {SUBJECT} from '../../src/family/data/family';
import {TOOLS} from '../../src/family/data/tools';
import {toolSlug} from '../../src/lib/catalogue/toolAddress';

const ROOT = path.join(__dirname, '../..');

/** Markdown of `src/pages` is content; the others are said in decision 118. */
const MAY_NAME =
  /^src\/(?:family\/|pages\/.*\.mdx$)|^packages\/code-blocks\/src\/composeCode\.ts$|^plugins\/samples\/samples\//u;

function listFiles(folder: string): readonly string[] {
  return readdirSync(path.join(ROOT, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/(?:^|\/)(?:node_modules|tests)\//u.test(file) && !MAY_NAME.test(file));
}

const escape = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);

/** What names the family: its subject, and each tool by its full name, package, key and address. */
const NAMES = [
  new RegExp(escape(SUBJECT), 'iu'),
  ...TOOLS.flatMap(({key, fullName, package: name}) => [
    new RegExp(`\\b${escape(fullName)}\\b`, 'u'),
    ...(name === null ? [] : [new RegExp(`(?<![\\w/@-])${escape(name)}(?![\\w/-])`, 'u')]),
    new RegExp(`['"\`]${key}['"\`]|\\b(?:docs|tools)/${toolSlug(key)}\\b`, 'u'),
  ]),
];

test('no code beside the folder of the family names a tool, or what the tools are for', () => {
  const files = ['src', 'plugins', 'packages'].flatMap(listFiles);
  expect(files.length).toBeGreaterThan(600);
  const found = files.flatMap((file) => {
    const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      NAMES.some((name) => name.test(line))
        ? [`${file}:${index + 1}: ${line.trim().slice(0, 80)}`]
        : [],
    );
  });
  expect(found).toEqual([]);
});
