import type {SiteMap, SitePage} from '../links/describeLink';

export interface AddressPlace {
  /** Absent for pages that are made from data. */
  readonly file?: string;
  /** From 1. */
  readonly line: number;
}

/** Addresses that readers may have kept: every page, and every heading that is written in Markdown; of documents, the latest version. */
export function listAddresses({pages}: SiteMap): ReadonlyMap<string, AddressPlace> {
  return new Map(
    [...pages.values()].filter(({isOtherVersion}) => isOtherVersion !== true).flatMap(listOfPage),
  );
}

function listOfPage({path, file, ids}: SitePage): readonly (readonly [string, AddressPlace])[] {
  const headings = [...(ids ?? [])].filter(([, {isHeading}]) => isHeading);
  return [
    [path, file === undefined ? {line: 1} : {file, line: 1}],
    ...headings.map(([id, place]) => [`${path}#${id}`, place] as const),
  ];
}
