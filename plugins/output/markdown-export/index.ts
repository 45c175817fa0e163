import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import process from 'node:process';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {messageOf, withMiddleware} from '@selection-set/plugin-kit';
import {decode} from '@selection-set/site-paths';
import {readRequestTarget} from '@selection-set/site-paths/requestTarget';
import {createOutdatedCounter} from '@selection-set/translation-freshness';
import {makeExport, readExportContent, readWrittenPage, type ExportContext} from './planSections';
import {NOTHING_LOADED, readLoaded, type Loaded} from './readRoutes';
import {siteAddress, exportFile} from './readSource';

const CONTENT_TYPE = 'text/markdown; charset=utf-8';

/**
 * Answers requests for Markdown exports while a page is being written: each is generated on request from its file. Pages that are not
 * written in Markdown have an export only in a build.
 *
 * @param readNow returns what Docusaurus publishes at the time of a request.
 */
export function serveExports(context: ExportContext, readNow: () => Loaded) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const {pathname = ''} = readRequestTarget(request.url) ?? {};
    if (!pathname.startsWith(context.baseUrl) || !pathname.endsWith('.md')) {
      next();
      return;
    }
    void answer(pathname.slice(context.baseUrl.length), context, readNow(), response);
  };
}

async function answer(
  name: string,
  context: ExportContext,
  loaded: Loaded,
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, text: string): void => {
    response.writeHead(status, {'Content-Type': CONTENT_TYPE}).end(text);
  };
  try {
    const {files, site} = await readExportContent(context, loaded);
    const wanted = decode(name);
    const file = files.find((candidate) => exportFile(candidate.path) === wanted);
    if (file === undefined) {
      send(
        404,
        'No document has this Markdown export. Other pages have theirs after `npm run build`.\n',
      );
      return;
    }
    const page = await readWrittenPage(file, {
      siteDir: context.siteDir,
      site,
      labels: context.codeTranslations,
      countOutdated: createOutdatedCounter(context.siteDir),
    });
    const address = siteAddress(file.path, site);
    send(200, makeExport(file.path, {...page, address}).markdown);
  } catch (error) {
    send(500, `${messageOf(error)}\n`);
  }
}

/**
 * Gives every page an export in plain Markdown at its address plus `.md`, and assistants an index of them (`llms.txt`). Pages written in
 * Markdown are converted from their syntax tree, all others from their built HTML. `plugins/output/built-pages` calls `writeExports`.
 */
export default function pluginMarkdownExports(context: LoadContext): Plugin<void> {
  let loaded: Loaded = NOTHING_LOADED;
  const {baseUrl} = context;
  return {
    name: 'markdown-export',
    getClientModules: () => [path.join(__dirname, '../../../src/client/forgetExport.ts')],
    async allContentLoaded({allContent}) {
      loaded = readLoaded(allContent, baseUrl);
    },
    configureWebpack: () =>
      process.env.NODE_ENV === 'development'
        ? withMiddleware(serveExports(context, () => loaded))
        : {},
  };
}
