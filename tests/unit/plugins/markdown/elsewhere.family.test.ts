import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {checkFences} from '@selection-set/code-blocks';
import {checkMarkup, parsePlace, type Problem} from '@selection-set/content-model';
import {checkDiagrams} from '@selection-set/mermaid-diagrams';
import {checkComponents, findMissing} from '../../../../plugins/markdown/names/checkImports';
import {PROJECT} from '../../../support/content';

/** Pages that other Docusaurus sites have; they are no part of the project. */
const FOLDER = process.env.DOGFOOD_PAGES ?? path.join(PROJECT, '../shared/data/dogfood');
const FIXTURES = ['tests/pages/elsewhere.md', 'tests/docs/elsewhere/first.md'];

const pages = existsSync(FOLDER)
  ? readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.mdx?$/u.test(file))
      .toSorted()
  : [];

async function check(file: string, text: string): Promise<readonly Problem[]> {
  const name = path.basename(file);
  const place = {
    file,
    original: file,
    kind: 'page',
    locale: 'en-US',
    version: 'current',
    name,
  } as const;
  const {files, problems} = await parsePlace(place, text, '');
  const lists = await Promise.all(
    files.map(async (parsed) => [
      ...(await checkMarkup(parsed)),
      ...(await checkFences(parsed)),
      ...checkDiagrams(parsed),
      ...checkComponents(parsed),
      ...findMissing(parsed, PROJECT),
    ]),
  );
  return [...problems, ...lists.flat()];
}

test.each(FIXTURES)('%s has no mistakes', async (file) => {
  const text = readFileSync(path.join(PROJECT, file), 'utf8');
  expect(await check(file, text)).toEqual([]);
});

const ifThere = pages.length === 0 ? test.skip : test;

ifThere.each(pages.length === 0 ? [`Each page of ${FOLDER}, which is not there,`] : pages)(
  '%s is read, or refused by line with what to do',
  async (page) => {
    const text = readFileSync(path.join(FOLDER, page), 'utf8');
    const problems = await check(path.posix.join('src/pages', page), text);
    expect(problems.filter(({line, message}) => line < 1 || !/[.:] \S/u.test(message))).toEqual([]);
  },
);
