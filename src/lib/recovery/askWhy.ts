/** What this tab remembers about automatic reloads of pages, to avoid an endless loop. */
export interface ReloadMark {
  /** Builds whose scripts no longer existed, and addresses whose scripts failed to load; each causes only one reload. */
  readonly causes: readonly string[];
  /** The address of the last reload. */
  readonly address: string;
}

const NOTHING: ReloadMark = {causes: [], address: ''};

/** Reads a stored mark. A damaged one counts as none. */
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

/** Whether a page may reload itself: once for a cause, and once for an address. */
export function mayReload(mark: ReloadMark, cause: string, address: string): boolean {
  return !mark.causes.includes(cause) && mark.address !== address;
}

export function addReload(mark: ReloadMark, cause: string, address: string): ReloadMark {
  return {causes: [...new Set([...mark.causes, cause])], address};
}

/** Why a file failed to load: the server has it, no longer has it, or is unreachable. */
export type Reason = 'gone' | 'there' | 'unreachable';

/** Time limit of a check, in milliseconds. */
const PATIENCE_MS = 8000;
const GONE_STATUSES: readonly number[] = [404, 410];

/** Bypasses every cache, and requests only headers. */
async function askHead(address: string, ask: typeof fetch): Promise<Response> {
  return ask(address, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

/**
 * Whether the server has a page right now.
 *
 * @param address of the page.
 */
export async function answersAt(address: string, ask: typeof fetch): Promise<boolean> {
  try {
    return (await askHead(address, ask)).ok;
  } catch {
    return false;
  }
}

/**
 * Checks on the server why a script failed to load, bypassing every cache. A host that answers every address with a page no longer has it,
 * either.
 *
 * @param address of the script.
 */
export async function askWhy(address: string, ask: typeof fetch): Promise<Reason> {
  try {
    const {status, headers} = await askHead(address, ask);
    if (GONE_STATUSES.includes(status) || isPage(headers.get('content-type'))) {
      return 'gone';
    }
    return status < 400 ? 'there' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

function isPage(contentType: string | null): boolean {
  return contentType?.startsWith('text/html') ?? false;
}
