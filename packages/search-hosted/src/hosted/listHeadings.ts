import type {PageHeading} from '@selection-set/search/engine';
import {headingOf, type KnownPage} from './collectPages';
import type {PositionedHit} from './readResults';
import type {SearchHit} from './types';

/** The headings of a page: those that the index lists; else those of its records, in their order (SRM-6). */
export function listHeadings(page: KnownPage | undefined): readonly PageHeading[] {
  if (page !== undefined && page.toc.length > 0) {
    return page.toc.map(({title, anchor = ''}) => ({
      anchor,
      heading: title,
      level: 2,
      kind: 'section',
    }));
  }
  return [...(page?.records.values() ?? [])].flatMap((hit) => {
    const heading = headingOf(hit);
    return heading === undefined
      ? []
      : [
          {
            anchor: hit.anchor,
            heading,
            level: hit.hierarchy.length - 1,
            kind: hit.entry ?? 'section',
          },
        ];
  });
}

/** Records of headings by what tells them apart. */
export function toRecords(hits: readonly SearchHit[]): Map<string, PositionedHit> {
  return new Map(
    hits.map((hit, index) => [
      `${hit.anchor}\n${hit.hierarchy.at(-1) ?? ''}`,
      {...hit, position: index + 1},
    ]),
  );
}
