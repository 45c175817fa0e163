/** What this tab remembers of pages that it has loaded anew by itself, so that it never does so in a circle. */
export interface ReloadMark {
  /** Builds whose scripts were gone; each is left once. */
  readonly builds: readonly string[];
  /** The address that was loaded last. */
  readonly address: string;
}

const NOTHING: ReloadMark = {builds: [], address: ''};

/** Reads a stored mark. What is damaged counts as none. */
export function parseMark(stored: string | null): ReloadMark {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null) {
      return NOTHING;
    }
    const builds: readonly unknown[] =
      'builds' in value && Array.isArray(value.builds) ? value.builds : [];
    return {
      builds: builds.filter((build) => typeof build === 'string'),
      address: 'address' in value && typeof value.address === 'string' ? value.address : '',
    };
  } catch {
    return NOTHING;
  }
}

/** Whether a page may load itself anew: once for a build, and once for an address. */
export function mayReload(mark: ReloadMark, build: string, address: string): boolean {
  return !mark.builds.includes(build) && mark.address !== address;
}

export function addReload(mark: ReloadMark, build: string, address: string): ReloadMark {
  return {builds: [...new Set([...mark.builds, build])], address};
}
