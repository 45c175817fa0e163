import type {DocsVersion} from '../contracts/pages';
import {findDocument, startPath} from './documents';

/** `unreleased` is newer than the latest, `old` is older. */
type VersionAge = 'latest' | 'old' | 'unreleased';

export interface VersionChoice {
  readonly name: string;
  readonly label: string;
  readonly age: VersionAge;
  readonly isCurrent: boolean;
  /** Target address, with the site's base address. */
  readonly path: string;
  /** Whether the target is the current page; otherwise it is the version's start page. */
  readonly keepsPage: boolean;
}

/**
 * Target of each version from a page: the same document, or the version's start page if it does not have the document (V2).
 *
 * @param versions newest first.
 * @param currentName of the current version.
 * @param documentId of the page; undefined for a page that is not a document.
 */
export function listVersionChoices(
  versions: readonly DocsVersion[],
  currentName: string,
  documentId: string | undefined,
): readonly VersionChoice[] {
  const latestIndex = versions.findIndex(({isLast}) => isLast);
  return versions.map((version, index) => {
    const document = findDocument(version, documentId);
    return {
      name: version.name,
      label: version.label,
      age: ageOf(index, latestIndex),
      isCurrent: version.name === currentName,
      path: document?.path ?? startPath(version),
      keepsPage: document !== undefined,
    };
  });
}

function ageOf(index: number, latestIndex: number): VersionAge {
  if (index === latestIndex) {
    return 'latest';
  }
  return index < latestIndex ? 'unreleased' : 'old';
}
