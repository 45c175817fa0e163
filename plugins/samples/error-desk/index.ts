import type {LoadContext, Plugin} from '@docusaurus/types';
import {createContentReader, type ContentFile} from '@selection-set/content-model';
import type {ErrorTool} from '@selection-set/error-desk';
import {
  writeIndex,
  type ErrorPage,
  type ErrorRow,
  type ErrorSection,
} from '@selection-set/error-desk/writer';
import type {Code, Heading, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {TOOLS} from '../../../src/family/data/tools';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import type {SamplesReport} from '../../../src/lib/contracts/samples';
import type {ToolFacts} from '../../../src/lib/contracts/tool';
import {readReport} from '../samples/reportFile';

/** Pages whose file is named so explain what tools print; guides about errors show what their own samples throw. */
const ERROR_PAGES = /^docs\/[^/]+\/(?:.*\/)?troubleshooting[\w-]*\.mdx?$/u;

/** So begins the section of another page that explains messages. */
const ERROR_HEADING = /^(?:troubleshooting\b|what can go wrong$)/iu;

/** What samples print stands in fences of these languages, or without one. */
const PLAIN: ReadonlySet<string> = new Set(['', 'console', 'json', 'log', 'text', 'txt']);

/** More is cut by the index anyway. */
const LONGEST_CURE = 400;

/**
 * The pages that explain errors, in the language of `files`; where one is translated, messages come from the original, and words that readers
 * read from the translation.
 *
 * @param files of one language.
 * @param originals of the default language.
 */
export function readErrorPages(
  files: readonly ContentFile[],
  originals: readonly ContentFile[],
  report: SamplesReport,
  tools: readonly ToolFacts[],
): readonly ErrorPage[] {
  const shown = new Map(files.map((file) => [file.original, file]));
  const order = new Map(tools.map(({key}, index) => [key, index]));
  return originals
    .filter(
      ({kind, version, path}) => kind === 'doc' && version === 'current' && path !== undefined,
    )
    .flatMap((original) => {
      const {file, path = '', frontMatter} = original;
      const listed = frontMatter.values.tools;
      const tool = tools.find(({key}) => Array.isArray(listed) && listed[0] === key);
      const translation = shown.get(file);
      const own = readSections(original);
      const isAside = !ERROR_PAGES.test(file);
      const isAbout = ({heading}: ErrorSection): boolean => !isAside || ERROR_HEADING.test(heading);
      return tool === undefined || !own.some(isAbout)
        ? []
        : [
            {
              tool: tool.key,
              path,
              version: readVersion(tool, report[file]?.packages ?? {}),
              lang: translation?.locale ?? original.locale,
              samples: readSamples(original),
              isAside,
              sections: (translation === undefined || translation.file === file
                ? own
                : pair(own, readSections(translation))
              ).filter(isAbout),
            },
          ];
    })
    .toSorted((a, b) => (order.get(a.tool) ?? 0) - (order.get(b.tool) ?? 0));
}

/** The package of the tool as the samples of the page had it; the first of its scope, or of the page, where they had another. */
function readVersion(
  {package: main}: ToolFacts,
  packages: Readonly<Record<string, string>>,
): string {
  const scope = main?.startsWith('@') === true ? main.split('/')[0] : main;
  const names = Object.keys(packages);
  const name =
    names.find((each) => each === main) ??
    names.find((each) => scope != null && each.startsWith(scope)) ??
    names[0];
  return name === undefined ? '' : `${name} ${packages[name] ?? ''}`;
}

/** Sections of a translation have the anchors of the original, or stand at the same place. */
function pair(
  originals: readonly ErrorSection[],
  translations: readonly ErrorSection[],
): readonly ErrorSection[] {
  return originals.map((section, index) => {
    const found =
      translations.find(({anchor}) => anchor === section.anchor) ??
      (translations.length === originals.length ? translations[index] : undefined);
    return found === undefined
      ? section
      : {
          ...section,
          rows: section.rows.map((row, place) => ({
            ...row,
            cure: found.rows[place]?.cure ?? row.cure,
          })),
          shown: {anchor: found.anchor, heading: found.heading, cure: found.cure},
        };
  });
}

/** Files and commands of a page: the names in them are those of its author. */
function readSamples({tree}: ContentFile): string {
  const texts: string[] = [];
  const visit = (node: RootContent): void => {
    if (node.type === 'code' && !isOutput(node)) {
      texts.push(`${readTitle(node) ?? ''}\n${node.value}`);
    } else if ('children' in node) {
      node.children.forEach(visit);
    }
  };
  tree.children.forEach(visit);
  return texts.join('\n');
}

function isOutput(node: Code): boolean {
  return PLAIN.has(node.lang ?? '') && !(readTitle(node) ?? '').includes('.');
}

function readTitle({meta}: Code): string | undefined {
  return /\btitle="(?<title>[^"]*)"/u.exec(meta ?? '')?.groups?.title;
}

interface OpenSection {
  readonly anchor: string;
  readonly heading: string;
  readonly headingCodes: readonly string[];
  readonly outputs: string[];
  readonly codes: string[];
  readonly rows: ErrorRow[];
  readonly before: string[];
  readonly after: string[];
}

function readSections({tree, headings}: ContentFile): readonly ErrorSection[] {
  const ids = new Map<Heading, string>(headings.map(({node, id}) => [node, id]));
  const sections: OpenSection[] = [];
  const visit = (node: RootContent): void => {
    const section = sections.at(-1);
    if (node.type === 'heading') {
      sections.push(open(node, ids.get(node) ?? ''));
    } else if (section === undefined) {
      return;
    } else if (node.type === 'code') {
      if (isOutput(node)) {
        section.outputs.push(node.value);
        section.after.length = 0;
      }
    } else if (node.type === 'table') {
      section.rows.push(
        ...node.children.slice(1).map(({children}) => ({
          codes: children.slice(0, -1).flatMap(listCodes),
          cure: toLine(toString(children.at(-1))),
        })),
      );
    } else if (node.type === 'paragraph') {
      section.codes.push(...listCodes(node));
      (section.outputs.length === 0 ? section.before : section.after).push(toLine(toString(node)));
    } else if ('children' in node) {
      node.children.forEach(visit);
    }
  };
  tree.children.forEach(visit);
  return sections.map(({before, after, ...section}) => ({
    ...section,
    cure: (after.length === 0 ? before : after).join(' ').slice(0, LONGEST_CURE),
  }));
}

/** The text of a heading is without its comment, which gives it an id. */
function open(node: Heading, anchor: string): OpenSection {
  return {
    anchor,
    heading: toLine(
      node.children
        .filter(({type}) => type !== 'mdxTextExpression')
        .map((child) => toString(child))
        .join(''),
    ),
    headingCodes: listCodes(node),
    outputs: [],
    codes: [],
    rows: [],
    before: [],
    after: [],
  };
}

function listCodes(node: RootContent): readonly string[] {
  if (node.type === 'inlineCode') {
    return [node.value];
  }
  return 'children' in node ? node.children.flatMap(listCodes) : [];
}

function toLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** What logs call a tool: its package, the scope that its other packages share, and its full name. */
export function toErrorTool({
  key,
  name,
  fullName,
  package: main,
  repo,
}: Pick<ToolFacts, 'key' | 'name' | 'fullName' | 'package' | 'repo'>): ErrorTool {
  const scope = /^@(?<scope>[^/]+)\//u.exec(main ?? '')?.groups?.scope;
  return {
    id: key,
    name,
    names: [...(main === null ? [] : [scope ?? main]), fullName.toLowerCase()],
    issues: `https://github.com/${repo}/issues?q=`,
  };
}

/**
 * Collects what the pages about errors explain, for the page `/errors` and the search: one data module a language, so that only who pastes a
 * log loads it. What readers paste is compared with it on their device.
 */
export default function pluginErrorDesk({siteDir, i18n}: LoadContext): Plugin<void> {
  const read = createContentReader(siteDir);
  return {
    name: 'error-desk',
    async contentLoaded({actions}) {
      const [{files}, {files: originals}, report] = await Promise.all([
        read(i18n.currentLocale),
        read(DEFAULT_LOCALE),
        readReport(siteDir),
      ]);
      const pages = readErrorPages(files, originals, report, TOOLS);
      await actions.createData('index.json', writeIndex(pages, TOOLS.map(toErrorTool)));
    },
  };
}
