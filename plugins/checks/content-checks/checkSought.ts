import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {parseYaml, type Check, type ContentFile, type Problem} from '@selection-set/content-model';
import {readIfThere} from '@selection-set/plugin-kit';
import {toString} from 'mdast-util-to-string';
import {isScalar, isSeq} from 'yaml';
import {TOOLS} from '../../../src/family/data/tools';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';

/** Names and tasks that people type most, relative to the project's folder. */
const FILE = 'src/family/data/sought.yml';

const RULE = 'sought';

const LISTS = ['names', 'tasks'] as const;

const words = Joi.array().items(Joi.string().trim().min(2)).unique().required();
const schema = Joi.object({names: words, tasks: words}).required();

interface Sought {
  readonly words: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/**
 * What people look for is in a title or a heading, in the words that they type (A10): the full name of each tool in the title of its
 * overview, and each entry of `src/family/data/sought.yml` in any title or heading. English only. Without the file there is nothing to check.
 */
export const checkSought: Check = async ({files}, {siteDir, locale}) => {
  const text = locale === DEFAULT_LOCALE ? await readIfThere(path.join(siteDir, FILE)) : undefined;
  if (text === undefined) {
    return [];
  }
  const {sought, problems} = readSought(text);
  const headings = files.flatMap(listHeadings).map(toKey);
  return [
    ...problems,
    ...sought
      .filter((each) => !headings.some((heading) => heading.includes(toKey(each.words))))
      .map(({words: wanted, file, line}) => ({
        file,
        line,
        rule: RULE,
        message: `No title or heading of an English page has "${wanted}". Rename the one that readers of it need, and keep its anchor.`,
      })),
    ...checkOverviews(files),
  ];
};

function checkOverviews(files: readonly ContentFile[]): readonly Problem[] {
  return TOOLS.flatMap(({key, fullName}) => {
    const overview = files.find(({file}) => file === `docs/${key.toLowerCase()}/index.mdx`);
    const title = overview?.frontMatter.values.title;
    return overview === undefined ||
      (typeof title === 'string' && toKey(title).includes(toKey(fullName)))
      ? []
      : [
          {
            file: overview.file,
            line: overview.frontMatter.lineOf('title'),
            rule: RULE,
            message: `The title does not have the full name of the tool. Write "${fullName} overview".`,
          },
        ];
  });
}

function readSought(text: string): {
  readonly sought: readonly Sought[];
  readonly problems: readonly Problem[];
} {
  const {document, lineOf, mistakes} = parseYaml(text);
  if (mistakes.length > 0) {
    return {sought: [], problems: mistakes.map((found) => ({file: FILE, rule: RULE, ...found}))};
  }
  const {error} = schema.validate(document.toJS());
  if (error !== undefined) {
    const message = `${error.message}. The file holds two lists of words, "names" and "tasks", each entry once.`;
    return {sought: [], problems: [{file: FILE, line: 1, rule: RULE, message}]};
  }
  return {
    problems: [],
    sought: LISTS.flatMap((list) => {
      const entries = document.get(list);
      return isSeq(entries)
        ? entries.items
            .filter((item) => isScalar(item))
            .map((item) => ({
              words: String(item.value),
              file: FILE,
              line: lineOf(item.range?.[0] ?? 0),
            }))
        : [];
    }),
  };
}

function listHeadings({frontMatter, headings}: ContentFile): readonly string[] {
  const {title} = frontMatter.values;
  return [
    ...(typeof title === 'string' ? [title] : []),
    ...headings.map(({node}) => toString(node)),
  ];
}

/** Capitals, hyphens and white space make no difference to who looks for something. */
function toKey(text: string): string {
  return text.toLowerCase().replaceAll(/[\s-]+/gu, ' ');
}
