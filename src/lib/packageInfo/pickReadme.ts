import lte from 'semver/functions/lte';
import rcompare from 'semver/functions/rcompare';
import {README_PLACEHOLDER} from '../constants';
import type {Packument, PackumentVersion} from './packument';

/** READMEs from outside the package document. */
export interface OtherReadmes {
  /** From the repository (API-6). */
  readonly repository?: string;
  /** From a published package's own file; stands for the registry's README where its documents carry none. */
  readonly published?: string;
}

/** Whether a text is a README at all: not empty, and not npm's placeholder (ERR-3, VAL-13). */
export function isReadme(text: string | undefined): text is string {
  const trimmed = text?.trim() ?? '';
  return trimmed !== '' && trimmed !== README_PLACEHOLDER;
}

/** Whether a document carries README texts at all, be they placeholders; some registries leave them out. */
export function carriesReadmes({
  readme,
  versions,
}: Pick<Packument, 'readme' | 'versions'>): boolean {
  return readme !== undefined || versions.some((version) => version.readme !== undefined);
}

/**
 * The README to show (VAL-13): the repository's; else the registry's; else that of the newest version that has one and is at most
 * `dist-tags.latest` by semver; else empty text.
 */
export function pickReadme(
  document: Pick<Packument, 'readme' | 'versions' | 'latest'>,
  {repository, published}: OtherReadmes = {},
): string {
  if (repository !== undefined && repository.trim() !== '') {
    return repository;
  }
  const registry = carriesReadmes(document) ? document.readme : published;
  if (isReadme(registry)) {
    return registry;
  }
  return listOlder(document).find(({readme}) => isReadme(readme))?.readme ?? '';
}

/**
 * Versions that are at most `dist-tags.latest`, the newest first, both by semver (VAL-13): registries list versions, and mirrors date
 * them, as they please.
 */
export function listOlder({
  versions,
  latest,
}: Pick<Packument, 'versions' | 'latest'>): readonly PackumentVersion[] {
  return versions
    .filter(({version}) => lte(version, latest))
    .toSorted((a, b) => rcompare(a.version, b.version));
}
