/** What this tab remembers of pages that it has loaded anew by itself, so that it never does so in a circle. */
export interface ReloadMark {
  /** Builds whose scripts were gone, and addresses whose scripts did not come; each is left once. */
  readonly causes: readonly string[];
  /** The address that was loaded last. */
  readonly address: string;
}

const NOTHING: ReloadMark = {causes: [], address: ''};

/** Reads a stored mark. What is damaged counts as none. */
export function parseMark(stored: string | null): ReloadMark {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null) {
      return NOTHING;
    }
    const causes: readonly unknown[] =
      'causes' in value && Array.isArray(value.causes) ? value.causes : [];
    return {
      causes: causes.filter((cause) => typeof cause === 'string'),
      address: 'address' in value && typeof value.address === 'string' ? value.address : '',
    };
  } catch {
    return NOTHING;
  }
}

/** Whether a page may load itself anew: once for a cause, and once for an address. */
export function mayReload(mark: ReloadMark, cause: string, address: string): boolean {
  return !mark.causes.includes(cause) && mark.address !== address;
}

export function addReload(mark: ReloadMark, cause: string, address: string): ReloadMark {
  return {causes: [...new Set([...mark.causes, cause])], address};
}
