import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {parse} from 'yaml';
import {listPlaces, CURRENT_VERSION} from '@selection-set/content-model';
import {translationFile} from '@selection-set/translation-freshness';
import {readCataloguePairs} from '../../packages/markdown-xliff/src/messages/planMessages';
import {PROJECT} from '../support/content';

interface Configuration {
  readonly project_id_env: string;
  readonly api_token_env: string;
  readonly base_path: string;
  readonly preserve_hierarchy: boolean;
  readonly files: readonly {readonly source: string; readonly translation: string}[];
  readonly languages_mapping: {readonly two_letters_code: Readonly<Record<string, string>>};
}

const FileSchema = Joi.object({
  source: Joi.string().pattern(/^\//u).required(),
  translation: Joi.string().pattern(/^\//u).required(),
  type: Joi.string().valid('chrome'),
  languages_mapping: Joi.object(),
});

const Schema = Joi.object<Configuration>({
  project_id_env: Joi.string().required(),
  api_token_env: Joi.string().required(),
  base_path: Joi.valid('.').required(),
  preserve_hierarchy: Joi.valid(true).required(),
  languages_mapping: Joi.object({two_letters_code: Joi.object().required()}).required(),
  files: Joi.array().items(FileSchema).min(1).required(),
}).required();

const read = (): Configuration =>
  Joi.attempt(parse(readFileSync(path.join(PROJECT, 'crowdin.yml'), 'utf8')), Schema);

/** Where Crowdin puts the translation of a file: `**` in the one pattern stands for what it stands for in the other. */
function translate(
  file: string,
  {source, translation}: Configuration['files'][number],
  code: string,
): string | undefined {
  const [folder = '', name = ''] = source.split('**/');
  const match = new RegExp(
    `^${folder}(?<between>.*/)?${name.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*')}$`,
    'u',
  ).exec(`/${file}`);
  return match === null
    ? undefined
    : translation
        .replace('%two_letters_code%', code)
        .replace('**/', match.groups?.between ?? '')
        .replace('%original_file_name%', path.posix.basename(file))
        .slice(1);
}

test('Crowdin knows every language of translations by the name of its folder', () => {
  const {two_letters_code: codes} = read().languages_mapping;
  expect(codes).toEqual({fr: 'fr', ar: 'ar', ja: 'ja'});
});

test('Crowdin translates each document, post, page and catalogue once, and to where it belongs', async () => {
  const {files, languages_mapping: mapping} = read();
  const originals = await listPlaces(PROJECT, 'en-US', [CURRENT_VERSION]);
  for (const code of Object.values(mapping.two_letters_code)) {
    const catalogues = await readCataloguePairs(PROJECT, code);
    const expected = [
      ...originals.map(({file}) => [file, translationFile(file, code)] as const),
      ...catalogues.map(({original, file}) => [original, file] as const),
    ];
    expect(expected.length).toBeGreaterThan(70);
    for (const [original, target] of expected) {
      expect(files.flatMap((pattern) => translate(original, pattern, code) ?? [])).toEqual([
        target,
      ]);
    }
  }
});
