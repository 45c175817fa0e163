import path from 'node:path';
import {parseYaml, suggestSpelling, type Check, type Problem} from '@selection-set/content-model';
import {listFiles, readIfThere} from '@selection-set/plugin-kit';
import {isMap, isScalar} from 'yaml';
import {DEFAULT_LOCALE} from '../../../../src/lib/constants';

const RULE = 'front-matter';
const BLOG_LISTS = ['blog/authors.yml', 'blog/tags.yml'];
const CATEGORY = /(?:^|\/)_category_\.(?:json|ya?ml)$/u;

/** What Docusaurus reads of a category. */
const CATEGORY_FIELDS = [
  'className',
  'collapsed',
  'collapsible',
  'customProps',
  'description',
  'key',
  'label',
  'link',
  'position',
];

/** Files beside the pages: authors and tags of the blog, and categories of the sidebar. */
export const checkLists: Check = async (_content, {siteDir, locale}) => {
  if (locale !== DEFAULT_LOCALE) {
    return [];
  }
  const docs = await listFiles(path.join(siteDir, 'docs'));
  const categories = docs.filter((name) => CATEGORY.test(name)).map((name) => `docs/${name}`);
  const lists = await Promise.all(
    [...BLOG_LISTS, ...categories].map(async (file) =>
      checkList(file, (await readIfThere(path.join(siteDir, file))) ?? ''),
    ),
  );
  return lists.flat();
};

function checkList(file: string, text: string): readonly Problem[] {
  const {contents, lineOf, mistakes} = parseYaml(text);
  if (mistakes.length > 0 || contents === null) {
    return mistakes.map((mistake) => ({file, rule: RULE, ...mistake}));
  }
  if (!isMap(contents)) {
    const message = 'This is no list of names and what they stand for. Write "name: value" lines.';
    return [{file, line: lineOf(contents.range[0]), rule: RULE, message}];
  }
  return contents.items.flatMap(({key}) => {
    const name = isScalar(key) ? String(key.value) : '';
    return !CATEGORY.test(file) || CATEGORY_FIELDS.includes(name)
      ? []
      : [
          {
            file,
            line: lineOf(isScalar(key) ? (key.range?.[0] ?? 0) : 0),
            rule: RULE,
            message: `unknown field "${name}".${suggestSpelling(name, CATEGORY_FIELDS)} A category may have: ${CATEGORY_FIELDS.join(', ')}.`,
          },
        ];
  });
}
