import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
const DECISIONS = path.join(ROOT, 'handbook/decisions');

test('files that an accepted decision names are there', () => {
  const gone = readdirSync(DECISIONS)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({name, text: readFileSync(path.join(DECISIONS, name), 'utf8')}))
    .filter(({text}) => !text.includes('- Status: superseded'))
    .flatMap(({name, text}) =>
      Array.from(
        text.matchAll(/`((?:src|plugins|packages|scripts|tests)\/[\w./-]+)`/gu),
        ([, file = '']) => file,
      )
        .filter((file) => !existsSync(path.join(ROOT, file)))
        .map((file) => `${name}: ${file}`),
    );
  expect(gone).toEqual([]);
});
