import type {ServerResponse} from 'node:http';
import type {LoadContext} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {SEARCH_FOLDER} from '@selection-set/search/client';
import {decode} from '@selection-set/site-paths';
import {createContentReader} from '@selection-set/content-model';
import type {Middleware} from '@selection-set/plugin-kit';
import {makeIndexes} from './makeIndexes';
import {readWrittenPages} from './readPages';
import {loadSettings} from './readSettings';

type Context = Pick<LoadContext, 'baseUrl' | 'codeTranslations' | 'i18n' | 'siteDir'>;

/**
 * Answers requests for search files while pages are being written: whoever asks for a manifest gets an index of the content as it is then.
 * Pages that are not written in Markdown are in the index of a build only.
 */
export function serveIndexes(context: Context): Middleware {
  const read = createContentReader(context.siteDir);
  const root = `${context.baseUrl}${SEARCH_FOLDER}/`;
  let files: Promise<ReadonlyMap<string, string>> = Promise.resolve(new Map());

  const make = async (): Promise<ReadonlyMap<string, string>> => {
    const settings = loadSettings(context.siteDir, context.i18n.locales);
    const content = await read(context.i18n.currentLocale);
    const records = await readWrittenPages(context, content, settings);
    return new Map(makeIndexes(context, records, settings).flatMap((made) => [...made.files]));
  };

  return (request, response, next) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(root)) {
      next();
      return;
    }
    const name = decode(pathname.slice(root.length)) ?? '';
    // Only manifests have no hash in their name.
    if (!/-[\da-f]{8}(?:\.json|\/)/u.test(name)) {
      files = make();
    }
    void answer(files, name, response);
  };
}

async function answer(
  files: Promise<ReadonlyMap<string, string>>,
  name: string,
  response: ServerResponse,
): Promise<void> {
  try {
    const text = (await files).get(name);
    response
      .writeHead(text === undefined ? 404 : 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-cache',
      })
      .end(text ?? '{}');
  } catch (error) {
    logger.error(`The search index could not be made: ${String(error)}`);
    response.writeHead(500).end();
  }
}
