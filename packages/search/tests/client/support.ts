import {createHost} from '../../src/client/createHost';
import {createSearchClient} from '../../src/client/createSearchClient';
import type {SearchPort, SearchRequest} from '../../src/client/connectWorker';
import type {PageRecord} from '../../src/engine';
import {makeFiles} from '../../src/writer/makeFiles';
import {PAGES} from '../engine/support';

export const FOLDER = '/base/assets/search/';
export const MANIFEST = 'en-US-current.json';

export function makeIndex(
  pages: readonly PageRecord[] = PAGES,
  splitAbove = 180,
): Map<string, string> {
  const place = {locale: 'en-US', version: 'current'};
  const settings = {splitAbove, weights: {}, synonyms: {}, glossary: {}, pinned: {}};
  return new Map(makeFiles(place, pages, settings).files);
}

/** A server for files; each answer waits for `gate`, and can be replaced. */
export function createSite(files: Map<string, string>) {
  const asked: string[] = [];
  const answers = new Map<string, () => Promise<Response> | Response>();
  const caches: RequestCache[] = [];
  return {
    files,
    asked,
    caches,
    /** Replaces the answer for files whose name contains a text. */
    answer: (part: string, answer: () => Promise<Response> | Response) => answers.set(part, answer),
    mend: () => {
      answers.clear();
    },
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const {pathname} = new URL(input instanceof Request ? input.url : input, 'http://localhost');
      const name = pathname.slice(FOLDER.length);
      asked.push(name);
      caches.push(init?.cache ?? 'default');
      for (const [part, answer] of answers) {
        if (name.includes(part)) {
          return answer();
        }
      }
      const text = files.get(name);
      return text === undefined ? new Response('', {status: 404}) : new Response(text);
    },
  };
}

/** An engine that answers only when the test lets it. */
export function createHeldPort() {
  const requests: SearchRequest[] = [];
  const held: (() => void)[] = [];
  let isHeld = false;
  const createPort = async (): Promise<SearchPort> => {
    const answer = createHost();
    return {
      send: async (request) => {
        requests.push(request);
        const reply = answer(request);
        if (isHeld) {
          await new Promise<void>((resolve) => held.push(resolve));
        }
        return reply;
      },
      close: () => undefined,
    };
  };
  return {
    createPort,
    requests,
    hold: () => {
      isHeld = true;
    },
    /** Releases the answers, in any order. */
    release: (order: (waiting: (() => void)[]) => (() => void)[] = (waiting) => waiting) => {
      isHeld = false;
      order(held.splice(0)).forEach((resolve) => {
        resolve();
      });
    },
  };
}

export function createClient(
  site: Pick<ReturnType<typeof createSite>, 'fetch'>,
  port: Pick<ReturnType<typeof createHeldPort>, 'createPort'> = createHeldPort(),
) {
  return createSearchClient({
    fetch: site.fetch,
    timeout: 1000,
    folder: FOLDER,
    manifest: MANIFEST,
    createPort: port.createPort,
  });
}
