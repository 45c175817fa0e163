import {
  type Problem,
  guessNewAddress,
  listAddresses,
  type UrlManifest,
  URL_MANIFEST_COMMAND,
  URL_MANIFEST_FILE,
  type SiteMap,
  type Redirect,
  parseAddress,
  REDIRECTS_FILE,
} from '@selection-set/content-model';

const RULE = 'url-manifest';
/** Addresses named in one message. */
const NAMED_LIMIT = 5;

export interface UrlManifestCheck {
  readonly redirects: readonly Redirect[];
  /** Whether somebody is writing: addresses that nobody has seen yet may still change, so new ones are not named. */
  readonly isWriting: boolean;
}

/** Published addresses that are gone without a redirect, and new ones that the URL manifest does not know yet. */
export function checkUrlManifest(
  map: SiteMap,
  urlManifest: Pick<UrlManifest, 'addresses'>,
  {redirects, isWriting}: UrlManifestCheck,
): readonly Problem[] {
  const gone = findGone(map, urlManifest, redirects);
  return isWriting ? gone : [...gone, ...findNew(map, urlManifest)];
}

function findGone(
  map: SiteMap,
  {addresses}: Pick<UrlManifest, 'addresses'>,
  redirects: readonly Redirect[],
): readonly Problem[] {
  const current = listAddresses(map);
  const targets = new Map(redirects.map(({from, to}) => [from, to]));
  return [...addresses].flatMap(([address, line]) => {
    if (current.has(address) || targets.has(address) || isCarried(address, map, targets)) {
      return [];
    }
    const to = guessNewAddress(address, map, addresses);
    const place = current.get(to);
    const isLikely = place?.file !== undefined && (!addresses.has(to) || address.includes('#'));
    return [
      {
        ...(isLikely ? {file: place.file, line: place.line} : {file: URL_MANIFEST_FILE, line}),
        rule: RULE,
        message: `"${address}" was published and is gone. Bring it back, or say in ${REDIRECTS_FILE} where it is now:\n  - from: ${quote(address)}\n    to: ${quote(to)}`,
      },
    ];
  });
}

/** YAML needs no quotes here, but readers and editors take what follows a # for a comment. */
function quote(address: string): string {
  return address.includes('#') ? `'${address}'` : address;
}

/** Whether a heading needs no redirect of its own: its page's one leads to the same id, to one place for all, or to a page whose ids are not known. */
function isCarried(address: string, map: SiteMap, targets: ReadonlyMap<string, string>): boolean {
  const {path, hash} = parseAddress(address);
  if (hash === '') {
    return false;
  }
  const page = map.pages.get(path);
  if (page !== undefined) {
    return page.ids === undefined;
  }
  const pageTarget = targets.get(path);
  if (pageTarget === undefined) {
    // The page's own problem comes first; its redirect may settle the headings too.
    return true;
  }
  const to = parseAddress(pageTarget);
  const target = map.pages.get(to.path);
  return to.hash !== '' || (target !== undefined && (target.ids?.has(hash) ?? true));
}

function findNew(map: SiteMap, {addresses}: Pick<UrlManifest, 'addresses'>): readonly Problem[] {
  const added = [...listAddresses(map)].filter(([address]) => !addresses.has(address));
  const byFile = new Map<string, typeof added>();
  for (const entry of added) {
    const file = entry[1].file ?? URL_MANIFEST_FILE;
    byFile.set(file, [...(byFile.get(file) ?? []), entry]);
  }
  return [...byFile].map(([file, entries]) => {
    const names = entries.slice(0, NAMED_LIMIT).map(([address]) => `"${address}"`);
    const more = entries.length > NAMED_LIMIT ? ` and ${entries.length - NAMED_LIMIT} more` : '';
    return {
      file,
      line: entries[0]?.[1].line ?? 1,
      rule: RULE,
      message: `The URL manifest does not know ${names.join(', ')}${more} yet. Run "${URL_MANIFEST_COMMAND}" and commit ${URL_MANIFEST_FILE}.`,
    };
  });
}
