import type {DocsVersion} from '../contracts/pages';
import {findDocument, startPath} from './documents';

/** `unreleased` is newer than the latest, `old` is older. */
type VersionAge = 'latest' | 'old' | 'unreleased';

export interface VersionChoice {
  readonly name: string;
  readonly label: string;
  readonly age: VersionAge;
  readonly isCurrent: boolean;
  /** Where the reader gets to, with the site's base address. */
  readonly path: string;
  /** Whether that is the page that is being read; else it is the version's start. */
  readonly keepsPage: boolean;
}

/**
 * Where each version leads from a page: to the same document, or to its start where it does not have the document (V2).
 *
 * @param versions newest first.
 * @param currentName of the version that is being read.
 * @param documentId of the page; undefined for a page that is no document.
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
