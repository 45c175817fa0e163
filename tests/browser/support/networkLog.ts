import type {Page, Response} from '@playwright/test';

export interface NetworkLog {
  /** Addresses asked for so far. */
  readonly addresses: () => readonly string[];
  /** Bytes of scripts that hold one of the texts, whatever their names are. */
  readonly scriptBytes: (texts: readonly string[]) => Promise<number>;
}

/** Remembers what a page loads, with the content of scripts, because the names of chunks say nothing. Call before the first `goto`. */
export function watchNetwork(page: Page): NetworkLog {
  const addresses: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(readBody(response));
    }
  });
  return {
    addresses: () => addresses,
    scriptBytes: async (texts) => {
      const bodies = await Promise.all(scripts);
      return bodies
        .filter((body) => texts.some((text) => body.includes(text)))
        .reduce((sum, {length}) => sum + length, 0);
    },
  };
}

async function readBody(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch {
    // Cut off by leaving the page.
    return '';
  }
}
