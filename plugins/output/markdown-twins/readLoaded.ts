import type {AllContent} from '@docusaurus/types';
import {type Item, type LoadedVersion, parseDocs, parsePages, parsePosts} from './loadedSchemas';
import {withoutBase} from '@selection-set/site-paths';

/** One sidebar of the documentation: its pages in the order in which readers see them. */
export interface Sidebar {
  readonly name: string;
  /** Paths below base address and language. */
  readonly paths: readonly string[];
}

/** A page that is written in Markdown, as Docusaurus publishes it. */
export interface Entry {
  /** Relative to the project's folder; the translation where there is one. */
  readonly file: string;
  /** Below base address and language. */
  readonly path: string;
  /** Whether it is in lists and of the version that readers get first. */
  readonly isListed: boolean;
}

/** What Docusaurus publishes in one language, as far as twins depend on it. */
export interface Loaded {
  readonly entries: readonly Entry[];
  /** Of the version that readers get first, in the order of `sidebars.ts`. */
  readonly sidebars: readonly Sidebar[];
  /** Paths below which other versions are. */
  readonly oldVersions: readonly string[];
}

/** Before anything is loaded. */
export const NOTHING_LOADED: Loaded = {entries: [], sidebars: [], oldVersions: []};

/**
 * @param baseUrl of the language.
 * @throws Error when a content plugin has changed its shape.
 */
export function readLoaded(allContent: AllContent, baseUrl: string): Loaded {
  const contentOf = (plugin: string): readonly unknown[] =>
    Object.values(allContent[`docusaurus-plugin-content-${plugin}`] ?? {});
  const toEntry = ({source, permalink, unlisted}: LoadedVersion['docs'][number]): Entry => ({
    file: source.replace(/^@site\//u, ''),
    path: withoutBase(permalink, baseUrl),
    isListed: !unlisted,
  });
  const versions = contentOf('docs').flatMap((content) => parseDocs(content).loadedVersions);
  const latest = versions.filter(({isLast}) => isLast);
  return {
    entries: [
      ...versions.flatMap(({isLast, docs}) =>
        docs.map(toEntry).map((entry) => ({...entry, isListed: entry.isListed && isLast})),
      ),
      ...contentOf('blog').flatMap((content) =>
        parsePosts(content).blogPosts.map(({metadata}) => toEntry(metadata)),
      ),
      ...contentOf('pages').flatMap((content) =>
        parsePages(content)
          .filter(({type}) => type === 'mdx')
          .map(toEntry),
      ),
    ],
    sidebars: latest.flatMap(({docs, sidebars}) => {
      const paths = new Map(docs.map(({id, permalink}) => [id, withoutBase(permalink, baseUrl)]));
      return Object.entries(sidebars).map(([name, items]) => ({
        name,
        paths: listIds(items).flatMap((id) => paths.get(id) ?? []),
      }));
    }),
    oldVersions: versions.filter(({isLast}) => !isLast).map(({path}) => withoutBase(path, baseUrl)),
  };
}

function listIds(items: readonly Item[]): string[] {
  return items.flatMap(({type, id, items: inner, link}) => [
    ...(type === 'doc' && id !== undefined ? [id] : []),
    ...(link?.id === undefined ? [] : [link.id]),
    ...listIds(inner),
  ]);
}
