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

/** Why a file did not come: the server has it, has it no more, or cannot be asked. */
export type Reason = 'gone' | 'there' | 'unreachable';

/** How long the question may take, in milliseconds. */
const PATIENCE_MS = 8000;
const GONE_STATUSES: readonly number[] = [404, 410];

/** Asks past every cache, and for nothing but the head of the answer. */
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
 * Asks the server about a script that did not load, past every cache. A host that answers every address with a page has it no more, either.
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
