import type {SearchHit} from './toSearchHit';

export interface HitGroup<Hit extends SearchHit = SearchHit> {
  readonly name: string;
  readonly hits: readonly Hit[];
}

export interface GroupOptions {
  /** `source` for indexes of several sites, `lvl0` for one with chapters. */
  readonly by: 'lvl0' | 'source';
  /** Host of the page that is read; the group it belongs to comes first. */
  readonly domain?: string;
}

/** Groups in the order of their best hits (HIT-6). */
export function groupHits<Hit extends SearchHit>(
  hits: readonly Hit[],
  {by, domain}: GroupOptions,
): readonly HitGroup<Hit>[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const name = (by === 'source' ? hit.source : hit.hierarchy[0]) ?? '';
    groups.set(name, [...(groups.get(name) ?? []), hit]);
  }
  const list = [...groups].map(([name, own]) => ({name, hits: own}));
  const isOwn = ({hits: own}: HitGroup): boolean =>
    domain !== undefined && own.some((hit) => hostOf(hit.domain ?? '') === hostOf(domain));
  return [...list.filter(isOwn), ...list.filter((group) => !isOwn(group))];
}

/** Which of three pictures a hit of the first shape has (HIT-6). */
export function iconOf({anchor, type}: SearchHit): 'anchor' | 'content' | 'page' {
  if (type === 'content') {
    return 'content';
  }
  return anchor === '' ? 'page' : 'anchor';
}

/** Domains are written with and without a protocol. */
export function hostOf(domain: string): string {
  return domain
    .replace(/^https?:\/\//iu, '')
    .replace(/\/.*$/u, '')
    .toLowerCase();
}
