import type {PageRecord, SectionRecord} from '@selection-set/search/engine';

const IMPORT =
  /\bimport\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{(?<names>[^{}]*)\}\s*from\s*['"](?<from>[^'"]+)['"]/gu;

/** Start of a facet that names a tool. */
const TOOL = 'tool:';

/**
 * Gives each name that samples import from a package an entry of its own, unless a heading has it already: in the documentation of the tool
 * that names it most, under the section that does.
 */
export function addSymbols(pages: readonly PageRecord[]): readonly PageRecord[] {
  const groups = groupByTool(pages);
  const documents = groups.flat();
  const known = listHeadings(documents);
  const names = new Set(documents.flatMap(listImports));
  const additions = new Map<SectionRecord, string[]>();
  for (const name of [...names].toSorted()) {
    if (!known.has(name.toLowerCase())) {
      const section = findSection(name, groups);
      if (section !== undefined) {
        additions.set(section, [...(additions.get(section) ?? []), name]);
      }
    }
  }
  return pages.map((page) => ({
    ...page,
    sections: page.sections.flatMap((section) => [
      section,
      ...(additions.get(section) ?? []).map((name) => toRecord(name, section)),
    ]),
  }));
}

function groupByTool(pages: readonly PageRecord[]): readonly (readonly PageRecord[])[] {
  const groups = new Map<string, PageRecord[]>();
  for (const page of pages) {
    const tool = page.facets?.find((facet) => facet.startsWith(TOOL));
    if (tool !== undefined && page.facets?.includes('kind:doc') === true) {
      groups.set(tool, [...(groups.get(tool) ?? []), page]);
    }
  }
  return [...groups.values()];
}

/** Names that headings have, calls without their brackets. */
function listHeadings(pages: readonly PageRecord[]): ReadonlySet<string> {
  return new Set(
    pages.flatMap(({sections}) =>
      sections.flatMap(({heading}) =>
        heading.split(/[\s,]+/u).map((word) => word.replace(/\(.*$|[<>]/gu, '').toLowerCase()),
      ),
    ),
  );
}

/** What the samples of a page import, but not from files beside them. */
function listImports({sections}: PageRecord): readonly string[] {
  return sections.flatMap(({code = ''}) =>
    [...code.matchAll(IMPORT)].flatMap(({groups: {names = '', from = ''} = {}}) =>
      /^(?:\.|node:|@site|@\/|~)/u.test(from)
        ? []
        : names
            .split(',')
            .map((name) => name.replace(/^\s*type\s+|\s+as\s.*$/gu, '').trim())
            .filter((name) => /^[\w$]{3,}$/u.test(name)),
    ),
  );
}

function findSection(name: string, groups: readonly (readonly PageRecord[])[]) {
  let most = 0;
  let found: SectionRecord | undefined;
  for (const group of groups) {
    const counts = group.flatMap((page) =>
      page.sections.map((section) => ({
        section,
        times: countIn(section, name),
        isOwn: isOwnPage(page),
      })),
    );
    const total = counts.reduce((sum, {times}) => sum + times, 0);
    if (total > most) {
      most = total;
      const named = counts.filter(({times}) => times > 0).toSorted((a, b) => b.times - a.times);
      found = (named.find(({isOwn}) => isOwn) ?? named[0])?.section;
    }
  }
  return found;
}

/** A page in the section of its first tool; guides across tools use a name, that section explains it. */
function isOwnPage({url, facets = []}: PageRecord): boolean {
  const tool = facets.find((facet) => facet.startsWith(TOOL))?.slice(TOOL.length);
  return tool !== undefined && url.split('/').includes(tool);
}

/** Prose explains what samples only use. */
function countIn({text, code = ''}: SectionRecord, name: string): number {
  return 3 * count(text, name) + count(code, name);
}

function count(text: string, name: string): number {
  return text.split(name).length - 1;
}

function toRecord(name: string, {anchor, level}: SectionRecord): SectionRecord {
  return {anchor, level: Math.min(6, level + 1), heading: name, kind: 'symbol', text: ''};
}
