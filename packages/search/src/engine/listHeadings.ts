import type {Outline} from './outline';
import type {PageHeading} from './types';

/** All headings of a page, in order; none for a page that the index does not have. */
export function listHeadings(
  {pageStart, headings, anchors, levels, kinds}: Outline,
  page: number,
): readonly PageHeading[] {
  const first = pageStart[page] ?? 0;
  return Array.from({length: Math.max(0, (pageStart[page + 1] ?? 0) - first)}, (_, index) => ({
    anchor: anchors[first + index] ?? '',
    heading: headings[first + index] ?? '',
    level: levels[first + index] ?? 1,
    kind: kinds[first + index] ?? 'section',
  })).filter(({heading}) => heading !== '');
}
