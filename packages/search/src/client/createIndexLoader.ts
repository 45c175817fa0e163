import {SearchError} from './types';
import type {SearchPort, SearchReply, SearchRequest} from './connectWorker';

interface LoadOptions {
  readonly fetch: typeof fetch;
  /** How long one file may take, in milliseconds. */
  readonly timeout: number;
  readonly cache?: RequestCache;
}

/** A file that no longer exists: the portal was probably published again. */
export class MissingFile extends SearchError {
  constructor(address: string) {
    super('network', `${address} does not exist.`);
    this.name = 'MissingFile';
  }
}

/** @throws SearchError, MissingFile for an answer of 404. */
async function loadFile(
  address: string,
  {fetch: load, timeout, cache = 'default'}: LoadOptions,
): Promise<ArrayBuffer> {
  let response: Response;
  try {
    response = await load(address, {signal: AbortSignal.timeout(timeout), cache});
    if (response.ok) {
      return await response.arrayBuffer();
    }
  } catch (error) {
    throw new SearchError('network', `${address} did not arrive: ${String(error)}`, {cause: error});
  }
  throw response.status === 404
    ? new MissingFile(address)
    : new SearchError('network', `${address} was answered with ${String(response.status)}.`);
}

/** Folder of all search files below a language's address, such as `/ar/assets/search/` (API-7, C-09). Defined only here. */
export const SEARCH_FOLDER = 'assets/search';

/** Increased when the layout of an index's files changes; a reader with an older page then reloads it. */
export const MANIFEST_FORMAT = 1;

/**
 * Names the files of one index. The only file without a hash in its name: a few hundred bytes that hosts let browsers revalidate. All other
 * files never change under their name.
 */
export interface SearchManifest {
  readonly format: number;
  /** Titles and headings; loaded first. */
  readonly outline: string;
  /** Words of the bodies: a small index needs all files, a large one only those that contain words of the query. */
  readonly bodies: readonly string[];
  /** Prefix of the files with each page's headings, such as `ja-current-1f2e/`; absent when the outline contains them. */
  readonly heads?: string;
  /** Prefix of the files with each page's texts: `<texts><page>.json`. */
  readonly texts: string;
}

/**
 * Name of the manifest of one language and version, below `SEARCH_FOLDER`.
 *
 * @param version name of the documentation's version, such as `current` or `1.0`.
 */
export function manifestFile(locale: string, version: string): string {
  return `${locale}-${version}.json`;
}

/** Texts of a page's sections, in the order of the index; excerpts are cut from them. */
export type PageTexts = readonly string[];

/** What kind of page readers filter by. */
export const PAGE_KINDS = ['doc', 'post', 'tool', 'page'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/**
 * A facet of a page in the index. `tool` has the last segment of the tool's addresses, such as `tool:example`; `lang` has the language of a
 * page that is shown in another language than the index's.
 */
export type PageFacet = `kind:${PageKind}` | `lang:${string}` | `tool:${string}`;

/** Data about the search that every page has before a reader opens it. */
export interface SearchGlobalData {
  /** Where answers come from: files of this site, or a hosted index. */
  readonly engine: 'algolia' | 'embedded';
}

/** @throws SearchError when the file is not a manifest or has another format. */
export function readManifest(bytes: ArrayBuffer): SearchManifest {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new SearchError('damaged', 'The manifest of the search is no JSON.', {cause: error});
  }
  if (isManifest(value)) {
    return value;
  }
  throw hasOtherFormat(value)
    ? new SearchError('outdated', 'The search has another format. Reload the page.')
    : new SearchError('damaged', 'The manifest of the search has another shape.');
}

function isManifest(value: unknown): value is SearchManifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === MANIFEST_FORMAT &&
    'outline' in value &&
    typeof value.outline === 'string' &&
    'texts' in value &&
    typeof value.texts === 'string' &&
    (!('heads' in value) || typeof value.heads === 'string') &&
    'bodies' in value &&
    Array.isArray(value.bodies) &&
    value.bodies.every((name) => typeof name === 'string')
  );
}

function hasOtherFormat(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    typeof value.format === 'number' &&
    value.format !== MANIFEST_FORMAT
  );
}

export interface LoaderOptions extends LoadOptions {
  /** Address of the folder of all indexes, with a trailing slash. */
  readonly folder: string;
  /** Name of the manifest in it. */
  readonly manifest: string;
  readonly createPort: () => Promise<SearchPort>;
}

/** An engine and the files loaded so far; each file is loaded once, and again only after a failure. */
export interface IndexLoader {
  /** Engine and outline. */
  readonly open: () => Promise<void>;
  readonly loadBodies: (parts: readonly number[]) => Promise<void>;
  /** Loads the headings of pages; does nothing when the outline has them. */
  readonly loadHeads: (pages: readonly number[]) => Promise<void>;
  readonly loadTexts: (pages: readonly number[]) => Promise<void>;
  /** @throws SearchError when the reply is an error. */
  readonly ask: <Type extends SearchReply['type']>(
    request: SearchRequest,
    type: Type,
  ) => Promise<Extract<SearchReply, {type: Type}>>;
  readonly close: () => void;
}

/** @param isFresh whether to bypass the browser's cache for the manifest. */
export function createIndexLoader(options: LoaderOptions, isFresh: boolean): IndexLoader {
  const {folder, manifest: name, createPort} = options;
  const port = remember(createPort);
  const manifest = remember(async () =>
    readManifest(
      await loadFile(folder + name, {...options, cache: isFresh ? 'reload' : 'default'}),
    ),
  );

  const ask: IndexLoader['ask'] = async (request, type) => {
    const reply = await (await port()).send(request);
    if (reply.type === 'failed') {
      throw new SearchError(reply.code, reply.message);
    }
    if (isReply(reply, type)) {
      return reply;
    }
    throw new SearchError('engine', `"${request.type}" was answered with "${reply.type}".`);
  };
  const load = async (choose: (found: SearchManifest) => string): Promise<ArrayBuffer> =>
    loadFile(folder + choose(await manifest()), options);

  const open = remember(async () => {
    // The worker's code and the outline load in parallel.
    const [, outline] = await Promise.all([port(), load((found) => found.outline)]);
    await ask({type: 'open', outline}, 'done');
  });
  const loadBody = rememberEach(async (part) => {
    const body = await load(({bodies}) => bodies[part] ?? '');
    await ask({type: 'addBody', part, body}, 'done');
  });
  const loadHead = rememberEach(async (page) => {
    const {heads: start} = await manifest();
    if (start !== undefined) {
      const heads = await load(() => `${start}${String(page)}.json`);
      await ask({type: 'addHeads', page, heads}, 'done');
    }
  });
  const loadText = rememberEach(async (page) => {
    const texts = await load((found) => `${found.texts}${String(page)}.json`);
    await ask({type: 'addTexts', page, texts}, 'done');
  });
  return {
    open,
    ask,
    loadBodies: async (parts) => {
      await Promise.all(parts.map(loadBody));
    },
    loadHeads: async (pages) => {
      await Promise.all(pages.map(loadHead));
    },
    loadTexts: async (pages) => {
      await Promise.all([...new Set(pages)].map(loadText));
    },
    close: () => {
      void closeWhenThere(port.known());
    },
  };
}

async function closeWhenThere(port: Promise<SearchPort> | undefined): Promise<void> {
  try {
    (await port)?.close();
  } catch {
    // A worker that never started need not be closed.
  }
}

/** Runs once; a failure is forgotten, so that the next call tries again. */
function remember<Value>(run: () => Promise<Value>) {
  let kept: Promise<Value> | undefined;
  return Object.assign(
    async (): Promise<Value> => {
      const running = kept ?? run();
      kept = running;
      try {
        return await running;
      } catch (error) {
        if (kept === running) {
          kept = undefined;
        }
        throw error;
      }
    },
    {known: () => kept},
  );
}

function rememberEach(run: (key: number) => Promise<void>): (key: number) => Promise<void> {
  const kept = new Map<number, () => Promise<void>>();
  return async (key) => {
    const known = kept.get(key) ?? remember(async () => run(key));
    kept.set(key, known);
    return known();
  };
}

function isReply<Type extends SearchReply['type']>(
  reply: SearchReply,
  type: Type,
): reply is Extract<SearchReply, {type: Type}> {
  return reply.type === type;
}
