import type {PageHit, SectionHit} from '@selection-set/search/engine';
import {keepOrder} from '../../../../../src/lib/search/view/hits';

function section(heading: string, score = 1): SectionHit {
  return {anchor: heading, heading, path: [], kind: 'section', index: 0, score};
}

function page(url: string, sections: readonly string[] = [], score = 1): PageHit {
  return {
    url,
    title: url,
    index: 0,
    score,
    facets: [],
    sections: sections.map((heading) => section(heading, score)),
  };
}

test('pages and sections that a reader sees keep their order, new ones follow, and what they say is new', () => {
  const shown = [page('/a', ['x', 'y']), page('/b'), page('/gone')];
  const full = [page('/new', ['n'], 9), page('/b', [], 8), page('/a', ['z', 'y', 'x'], 7)];
  const kept = keepOrder(shown, full);
  expect(kept.map(({url, score}) => [url, score])).toEqual([
    ['/a', 7],
    ['/b', 8],
    ['/new', 9],
  ]);
  expect(kept[0]?.sections.map(({heading}) => heading)).toEqual(['x', 'y', 'z']);
});
