import path from 'node:path';
import {
  collectLinks,
  parseYaml,
  readEntries,
  stripNumber,
  suggestSpelling,
  type Check,
  type ContentFile,
  type Problem,
} from '@selection-set/content-model';
import {isRecord, listFiles, readIfThere} from '@selection-set/plugin-kit';
import {decode} from '@selection-set/site-paths';
import {isMap, isScalar} from 'yaml';
import {DEFAULT_LOCALE} from '../../../../src/lib/constants';
import {idOf} from './checkFrontMatter';
import {SLUG} from './fields';

const RULE = 'front-matter';
const TAGS = 'blog/tags.yml';
const BLOG_LISTS = ['blog/authors.yml', TAGS];
const CATEGORY = /(?:^|\/)_category_\.(?:json|ya?ml)$/u;
/** Names that were meant to be those of a category. */
const NEAR_CATEGORY = /(?:^|\/)_?categor(?:y|ies)_?\.(?:json|ya?ml)$/iu;

interface Field {
  readonly fits: (value: unknown) => boolean;
  readonly allowed: string;
}

const TEXT = {
  fits: (value: unknown) => typeof value === 'string' && value !== '',
  allowed: 'a text',
};
const YES_OR_NO = {fits: (value: unknown) => typeof value === 'boolean', allowed: 'true or false'};

const DOC_LINK = ['type', 'id'];
const LIST_LINK = ['type', 'slug', 'title', 'description', 'image'];

function hasOnly(value: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  return Object.entries(value).every(([name, each]) => names.includes(name) && TEXT.fits(each));
}

/** What Docusaurus reads of a category, and stops at where it is something else. */
const CATEGORY_VALUES: ReadonlyMap<string, Field> = new Map([
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
          ((value.type === 'doc' && typeof value.id === 'string' && hasOnly(value, DOC_LINK)) ||
            (value.type === 'generated-index' && hasOnly(value, LIST_LINK)))),
      allowed: `null, {"type": "generated-index"} with texts for ${LIST_LINK.slice(1).join(', ')}, or {"type": "doc", "id": "…"} with the id of a document`,
    },
  ],
  ['position', {fits: (value: unknown) => typeof value === 'number', allowed: 'a number'}],
]);

const PERMALINK = {
  fits: (value: unknown) => typeof value === 'string' && SLUG.test(value),
  allowed: 'lower-case letters, digits and hyphens, in parts divided by "/"',
};
const ADDRESS = {
  fits: (value: unknown) =>
    typeof value === 'string' && (/^\/(?!\/)/u.test(value) || URL.canParse(value)),
  allowed: 'a full address such as "https://example.org", or a path of this site such as "/about"',
};

const TAG_VALUES: ReadonlyMap<string, Field> = new Map([
  ['label', TEXT],
  ['description', TEXT],
  ['permalink', PERMALINK],
]);

/** Docusaurus takes other fields of authors as well, for themes that show them. */
const AUTHOR_VALUES: ReadonlyMap<string, Field> = new Map([
  ...['name', 'title', 'description', 'email'].map((name): [string, Field] => [name, TEXT]),
  ...['url', 'image_url', 'imageURL'].map((name): [string, Field] => [name, ADDRESS]),
  [
    'page',
    {
      fits: (value: unknown) =>
        typeof value === 'boolean' || (isRecord(value) && PERMALINK.fits(value.permalink)),
      allowed: 'true, false, or {permalink: "/…"}',
    },
  ],
  [
    'socials',
    {
      fits: (value: unknown) =>
        isRecord(value) &&
        Object.values(value).every((each) => ['string', 'number'].includes(typeof each)),
      allowed: 'names of networks with an account each, such as {github: "octocat"}',
    },
  ],
]);

/** What pages are made of, the documents first. */
const FOLDERS = ['docs', 'blog', 'src/pages'];

/** Files beside the pages: authors and tags of the blog, and categories of the sidebar; of a translation its names of the tags. */
export const checkLists: Check = async ({files, problems}, {siteDir, locale, readSiteMap}) => {
  if (locale !== DEFAULT_LOCALE) {
    return checkTranslatedTags(siteDir, `i18n/${locale}/docusaurus-plugin-content-blog/tags.yml`);
  }
  const [docs = [], posts = [], ...others] = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await listFiles(path.join(siteDir, folder))).map((name) => `${folder}/${name}`),
    ),
  );
  const categories = docs.filter((name) => CATEGORY.test(name));
  const ids = new Set(files.map(idOf));
  const paths = new Map(
    files.flatMap((file) => (file.path === undefined ? [] : [[file.path, file.file]])),
  );
  const {files: pictures} = await readSiteMap();
  const lists = await Promise.all(
    [...BLOG_LISTS, ...categories].map(async (file) =>
      checkList(file, (await readIfThere(path.join(siteDir, file))) ?? '', {ids, paths, pictures}),
    ),
  );
  return [
    ...lists.flat(),
    ...findSecond(categories),
    ...[...docs, ...posts, ...others.flat()]
      .filter((name) => UNREAD.test(name))
      .map(describeUnread),
    // What a page that cannot be read uses is not known.
    ...(problems.length > 0 ? [] : findUnused([...docs, ...posts], files)),
    ...docs
      .filter((name) => NEAR_CATEGORY.test(name) && !CATEGORY.test(name))
      .map((name) =>
        problemOf(
          name,
          `This file does not make a category, because of its name. Rename it to "_category_${path.posix.extname(name).toLowerCase()}".`,
        ),
      ),
  ];
};

/** Of two files of a folder, Docusaurus reads any. */
function findSecond(categories: readonly string[]): readonly Problem[] {
  const first = new Map<string, string>();
  return categories.flatMap((file) => {
    const folder = path.posix.dirname(file);
    const other = first.get(folder);
    first.set(folder, other ?? file);
    return other === undefined
      ? []
      : [problemOf(file, `${other} is about the same folder. Keep one of the two.`)];
  });
}

function problemOf(file: string, message: string): Problem {
  return {file, line: 1, rule: RULE, message};
}

/** Endings of Markdown, and of what is alike, that Docusaurus does not read. */
const UNREAD =
  /\.(?:markdown|mdown|mkdn?|mdwn|MDX?|Mdx?|mdX|adoc|asciidoc|astro|ipynb|markdoc|mdoc|mdx?\.txt|org|rst|svelte|textile|vue)$/u;

function describeUnread(name: string): Problem {
  const better = name.replace(/(?:\.mdx?)?\.[^.]+$/u, '.mdx');
  const advice = /\.m\w+(?:\.txt)?$/iu.test(name)
    ? `Rename it to "${better}".`
    : `Write it in Markdown, as "${better}".`;
  return problemOf(name, `This file does not become a page, because of its ending. ${advice}`);
}

/** Pages, what is told elsewhere, and what editors and systems leave behind. */
const NO_ASSET = /\.mdx?$|(?:^|\/)(?:_category_|authors|tags)\.(?:json|ya?ml)$|(?:^|\/)[.#]|~$/u;
const CODE = /\.[cm]?[jt]sx?$/u;

/** Files among pages that none of them links to or imports, such as those by which other tools order pages. */
function findUnused(names: readonly string[], files: readonly ContentFile[]): readonly Problem[] {
  const used = new Set(files.flatMap(listUsed));
  const isUsed = (name: string): boolean => used.has(name) || used.has(name.replace(CODE, ''));
  // What code imports, only the bundler knows.
  const folders = new Set(
    names.filter((name) => CODE.test(name) && isUsed(name)).map((name) => path.posix.dirname(name)),
  );
  return names
    .filter((name) => ![NO_ASSET, UNREAD, NEAR_CATEGORY].some((pattern) => pattern.test(name)))
    .filter((name) => !isUsed(name) && !folders.has(path.posix.dirname(name)))
    .map((name) =>
      problemOf(
        name,
        `No page uses this file, so readers do not see it. Link to it, or remove it.${/\.(?:json|ya?ml|[jt]s)$/u.test(name) ? ' The order of pages is in "sidebar_position" and "_category_.json".' : ''}`,
      ),
    );
}

/** Paths in the project of what a page links to or imports. */
function listUsed(file: ContentFile): readonly string[] {
  return collectLinks(file).map(({address}) => {
    const name = decode(address.split('!').at(-1)?.split(/[?#]/u)[0] ?? '') ?? '';
    return name.startsWith('@site/')
      ? name.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(file.file), name);
  });
}

/** What there is already. */
interface Taken {
  readonly ids: ReadonlySet<string>;
  /** Files by the path of their page. */
  readonly paths: ReadonlyMap<string, string>;
  /** Paths of files that the site serves. */
  readonly pictures: ReadonlySet<string>;
}

const NOTHING_TAKEN: Taken = {ids: new Set(), paths: new Map(), pictures: new Set()};

function checkList(file: string, text: string, taken: Taken): readonly Problem[] {
  const {document, contents, lineOf, mistakes} = parseYaml(text);
  if (mistakes.length > 0 || contents === null) {
    return mistakes.map((mistake) => ({file, rule: RULE, ...mistake}));
  }
  const problem = (line: number, message: string): Problem => ({file, line, rule: RULE, message});
  if (!isMap(contents)) {
    return [problem(lineOf(contents.range[0]), NO_MAP)];
  }
  const values: unknown = document.toJS();
  const describe = CATEGORY.test(file) ? describeCategory(file, taken) : describeEntry(file, taken);
  const seen = new Map<string, string>();
  return contents.items.flatMap(({key}) => {
    const name = isScalar(key) ? String(key.value) : '';
    const value = isRecord(values) ? values[name] : undefined;
    const line = lineOf(isScalar(key) ? (key.range?.[0] ?? 0) : 0);
    const address = permalinkOf(value) ?? permalinkOf(isRecord(value) ? value.page : undefined);
    const other = address === undefined ? undefined : seen.get(address);
    seen.set(address ?? '', other ?? name);
    return [
      ...describe(name, value),
      ...(other === undefined
        ? []
        : [`"${name}" has the same permalink as "${other}", "${address}". Give it another one.`]),
    ].map((message) => problem(line, message));
  });
}

const NO_MAP = 'This is no list of names and what they stand for. Write "name: value" lines.';

type Describe = (name: string, value: unknown) => readonly string[];

function describeCategory(file: string, {ids, paths}: Taken): Describe {
  const folder = path.posix.dirname(file).split('/').slice(1).map(stripNumber).join('/');
  const known = [...ids].flatMap((id) =>
    id.startsWith(CURRENT) ? [id.slice(CURRENT.length)] : [],
  );
  return (name, value) => {
    const field = CATEGORY_VALUES.get(name);
    if (field === undefined) {
      return [
        `unknown field "${name}".${suggestSpelling(name, [...CATEGORY_VALUES.keys()])} A category may have: ${listNames(CATEGORY_VALUES)}.`,
      ];
    }
    if (!field.fits(value)) {
      return [describeValue(name, value, field)];
    }
    const {id, slug} =
      name === 'link' && isRecord(value) ? value : {id: undefined, slug: undefined};
    const address = path.posix.join('/docs', typeof slug === 'string' ? slug : '');
    const owner = slug === undefined ? undefined : paths.get(address);
    if (owner !== undefined) {
      return [
        `"slug" gives the list the address "${address}", which is that of ${owner}. Give it another one.`,
      ];
    }
    return typeof id !== 'string' || known.includes(id) || known.includes(`${folder}/${id}`)
      ? []
      : [
          `"link" leads to "${id}", and no document has this id.${suggestSpelling(id, known)} Write its path below docs without the ending, such as "start/index".`,
        ];
  };
}

const CURRENT = 'current:';

function describeEntry(file: string, {pictures}: Taken): Describe {
  const isTag = file.endsWith('tags.yml');
  const fields = isTag ? TAG_VALUES : AUTHOR_VALUES;
  return (entry, value) => {
    if (!isRecord(value)) {
      return isTag && value === null
        ? []
        : [`"${entry}" is ${JSON.stringify(value)}. Give it fields: ${listNames(fields)}.`];
    }
    const isNamed = isTag || 'name' in value || 'image_url' in value || 'imageURL' in value;
    return [
      ...(isNamed ? [] : [`the author "${entry}" has no name. Add "name: …".`]),
      ...Object.entries(value).flatMap(([name, each]) => {
        const field = fields.get(name);
        if (field === undefined) {
          return isTag
            ? [
                `the tag "${entry}" has an unknown field "${name}".${suggestSpelling(name, [...fields.keys()])} It may have: ${listNames(fields)}.`,
              ]
            : [];
        }
        if (!field.fits(each)) {
          return [describeValue(`${entry}.${name}`, each, field)];
        }
        return /^image_?url$/iu.test(name) &&
          String(each).startsWith('/') &&
          !pictures.has(String(each))
          ? [
              `"${entry}.${name}" is "${String(each)}", and there is no such file below static.${suggestSpelling(String(each), [...pictures])}`,
            ]
          : [];
      }),
    ];
  };
}

function listNames(fields: ReadonlyMap<string, Field>): string {
  return [...fields.keys()].join(', ');
}

function describeValue(name: string, value: unknown, {allowed}: Field): string {
  return `"${name}" is ${JSON.stringify(value)}. Allowed: ${allowed}.`;
}

/** Posts name a tag by its key, and a page of a tag has one address in all languages. */
async function checkTranslatedTags(siteDir: string, file: string): Promise<readonly Problem[]> {
  const text = await readIfThere(path.join(siteDir, file));
  if (text === undefined) {
    return [];
  }
  const mistakes = checkList(file, text, NOTHING_TAKEN);
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
