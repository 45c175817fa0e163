import type {SearchManifest} from './searchIndex';
import {loadFile, type LoadOptions} from './loadFile';
import {readManifest} from './readManifest';
import type {SearchPort, SearchReply, SearchRequest} from './protocol';
import {SearchError} from './SearchError';

export interface LoaderOptions extends LoadOptions {
  /** Address of the folder of all indexes, with a slash at the end. */
  readonly folder: string;
  /** Name of the manifest in it. */
  readonly manifest: string;
  readonly createPort: () => Promise<SearchPort>;
}

/** An engine and the files it has got so far; each file is loaded once, and again only after it failed. */
export interface IndexLoader {
  /** Engine and outline. */
  readonly open: () => Promise<void>;
  readonly loadBodies: (parts: readonly number[]) => Promise<void>;
  /** Headings of pages; nothing where the outline has them. */
  readonly loadHeads: (pages: readonly number[]) => Promise<void>;
  readonly loadTexts: (pages: readonly number[]) => Promise<void>;
  /** @throws SearchError for a reply that says so. */
  readonly ask: <Type extends SearchReply['type']>(
    request: SearchRequest,
    type: Type,
  ) => Promise<Extract<SearchReply, {type: Type}>>;
  readonly close: () => void;
}

/** @param isFresh whether to read the manifest past the browser's cache. */
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
    // The worker's code and the outline arrive side by side.
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
    // What never came needs no end.
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
