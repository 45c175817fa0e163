import path from 'node:path';
import {
  parseYaml,
  readEntries,
  suggestSpelling,
  type Check,
  type Problem,
} from '@selection-set/content-model';
import {isRecord, listFiles, readIfThere} from '@selection-set/plugin-kit';
import {isMap, isScalar} from 'yaml';
import {DEFAULT_LOCALE} from '../../../../src/lib/constants';

const RULE = 'front-matter';
const TAGS = 'blog/tags.yml';
const BLOG_LISTS = ['blog/authors.yml', TAGS];
const CATEGORY = /(?:^|\/)_category_\.(?:json|ya?ml)$/u;

type Fits = (value: unknown) => boolean;

const TEXT = {fits: (value: unknown) => typeof value === 'string', allowed: 'a text'};
const YES_OR_NO = {fits: (value: unknown) => typeof value === 'boolean', allowed: 'true or false'};

/** What Docusaurus reads of a category, and stops at where it is something else. */
const CATEGORY_VALUES: ReadonlyMap<string, {readonly fits: Fits; readonly allowed: string}> =
  new Map([
    ['className', TEXT],
    ['collapsed', YES_OR_NO],
    ['collapsible', YES_OR_NO],
    ['customProps', {fits: isRecord, allowed: 'names with values'}],
    ['description', TEXT],
    ['key', TEXT],
    ['label', TEXT],
    [
      'link',
      {
        fits: (value: unknown) =>
          value === null ||
          (isRecord(value) &&
            ((value.type === 'doc' && typeof value.id === 'string') ||
              value.type === 'generated-index')),
        allowed:
          'null, {"type": "generated-index"}, or {"type": "doc", "id": "…"} with the id of a document',
      },
    ],
    ['position', {fits: (value: unknown) => typeof value === 'number', allowed: 'a number'}],
  ]);
const CATEGORY_FIELDS = [...CATEGORY_VALUES.keys()];

/** Files beside the pages: authors and tags of the blog, and categories of the sidebar; of a translation its names of the tags. */
export const checkLists: Check = async (_content, {siteDir, locale}) => {
  if (locale !== DEFAULT_LOCALE) {
    return checkTranslatedTags(siteDir, `i18n/${locale}/docusaurus-plugin-content-blog/tags.yml`);
  }
  const docs = await listFiles(path.join(siteDir, 'docs'));
  const categories = docs.filter((name) => CATEGORY.test(name)).map((name) => `docs/${name}`);
  const lists = await Promise.all(
    [...BLOG_LISTS, ...categories].map(async (file) =>
      checkList(file, (await readIfThere(path.join(siteDir, file))) ?? ''),
    ),
  );
  return [...lists.flat(), ...docs.filter((name) => UNREAD.test(name)).map(describeUnread)];
};

/** Endings of Markdown that Docusaurus does not read. */
const UNREAD = /\.(?:markdown|mdown|mkdn?|mdwn|MDX?|Mdx?|mdX)$/u;

function describeUnread(name: string): Problem {
  const better = name.replace(/\.[^.]+$/u, '.mdx');
  return {
    file: `docs/${name}`,
    line: 1,
    rule: RULE,
    message: `This file does not become a page, because of its ending. Rename it to "${better}".`,
  };
}

function checkList(file: string, text: string): readonly Problem[] {
  const {document, contents, lineOf, mistakes} = parseYaml(text);
  if (mistakes.length > 0 || contents === null) {
    return mistakes.map((mistake) => ({file, rule: RULE, ...mistake}));
  }
  if (!isMap(contents)) {
    const message = 'This is no list of names and what they stand for. Write "name: value" lines.';
    return [{file, line: lineOf(contents.range[0]), rule: RULE, message}];
  }
  if (!CATEGORY.test(file)) {
    return [];
  }
  const values: unknown = document.toJS();
  return contents.items.flatMap(({key}) => {
    const name = isScalar(key) ? String(key.value) : '';
    const message = describeField(name, isRecord(values) ? values[name] : undefined);
    const line = lineOf(isScalar(key) ? (key.range?.[0] ?? 0) : 0);
    return message === undefined ? [] : [{file, line, rule: RULE, message}];
  });
}

function describeField(name: string, value: unknown): string | undefined {
  const field = CATEGORY_VALUES.get(name);
  if (field === undefined) {
    return `unknown field "${name}".${suggestSpelling(name, CATEGORY_FIELDS)} A category may have: ${CATEGORY_FIELDS.join(', ')}.`;
  }
  return field.fits(value)
    ? undefined
    : `"${name}" is ${JSON.stringify(value)}. Allowed: ${field.allowed}.`;
}

/** Posts name a tag by its key, and a page of a tag has one address in all languages. */
async function checkTranslatedTags(siteDir: string, file: string): Promise<readonly Problem[]> {
  const text = await readIfThere(path.join(siteDir, file));
  if (text === undefined) {
    return [];
  }
  const mistakes = checkList(file, text);
  if (mistakes.length > 0) {
    return mistakes;
  }
  const [originals, tags] = await Promise.all([
    readEntries(path.join(siteDir, TAGS)),
    readEntries(path.join(siteDir, file)),
  ]);
  const {contents, lineOf} = parseYaml(text);
  const lineOfTag = (name: string): number => {
    const pair = isMap(contents)
      ? contents.items.find(({key}) => isScalar(key) && key.value === name)
      : undefined;
    return lineOf(pair?.key.range?.[0] ?? 0);
  };
  const problem = (name: string, message: string): Problem => ({
    file,
    line: lineOfTag(name),
    rule: RULE,
    message,
  });
  return [
    ...Object.keys(originals)
      .filter((name) => !Object.hasOwn(tags, name))
      .map((name) =>
        problem(name, `The tag "${name}" of ${TAGS} is missing. Copy it and translate its label.`),
      ),
    ...Object.keys(tags).flatMap((name) => {
      if (!Object.hasOwn(originals, name)) {
        const guess = suggestSpelling(name, Object.keys(originals));
        return [problem(name, `${TAGS} has no tag "${name}".${guess} Remove it, or add it there.`)];
      }
      const address = permalinkOf(originals[name]);
      return permalinkOf(tags[name]) === address
        ? []
        : [
            problem(
              name,
              `The tag "${name}" has another permalink than in ${TAGS}. ${address === undefined ? 'Remove it.' : `Write "permalink: ${address}".`}`,
            ),
          ];
    }),
  ];
}

function permalinkOf(tag: unknown): string | undefined {
  return isRecord(tag) && typeof tag.permalink === 'string' ? tag.permalink : undefined;
}
