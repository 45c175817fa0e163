import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import messages from '../../../../i18n/en-US/code.json';
import {TEXTS} from '../../../../plugins/theme-texts';

const PACKAGES = ['theme-classic', 'theme-common', 'theme-search-algolia'];

/** Code of the theme and of what takes its place here. */
const CODE = [
  ...PACKAGES.flatMap((name) => readCode(`node_modules/@docusaurus/${name}/lib`, '.js')),
  ...readCode('src', '.tsx'),
  ...readCode('src', '.ts'),
];

function readCode(folder: string, extension: string): readonly string[] {
  const root = path.join(__dirname, '../../../..', folder);
  return readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(extension))
    .map((name) => readFileSync(path.join(root, name), 'utf8').replaceAll(/\s+/gu, ' '));
}

test('a text of the theme that browsers are not sent stands in its code as the pages show it (issue 8)', () => {
  const other = Object.entries(messages)
    .filter(([id]) => id.startsWith('theme.') && !(id in TEXTS))
    .filter(([id, {message}]) => {
      const users = CODE.filter((code) => code.includes(`${id}'`) || code.includes(`${id}"`));
      const written = [message, message.replaceAll("'", String.raw`\'`)];
      return !users.every((code) => written.some((text) => code.includes(text)));
    })
    .map(([id]) => id);
  expect(other).toEqual([]);
});
