import {type KeptResults, NOTHING_KEPT} from '@selection-set/plugin-kit';
import {createBehindCounter} from '@selection-set/translation-freshness';
import {visit} from 'unist-util-visit';
import {type Twin, makeTwin} from './makeTwin';
import {readBuiltPage} from './readBuiltPage';
import type {TwinContent, TwinContext} from './readTwinContent';
import {readWrittenPage} from './readWrittenPage';
import {resolveAddress, siteAddress} from './resolveAddress';

/**
 * The twins of one language by path: pages from their built HTML, sorted, then those that are written in Markdown.
 *
 * @param readHtml gives the built page of a path.
 * @param kept where built pages are kept as they were read.
 * @throws TwinError for what a text says and plain Markdown cannot; Error for a built page without a main part.
 */
export async function createTwins(
  context: TwinContext,
  {files, built, site}: TwinContent,
  readHtml: (path: string) => string,
  kept: KeptResults = NOTHING_KEPT,
): Promise<ReadonlyMap<string, Twin>> {
  const countBehind = createBehindCounter(context.siteDir);
  const written = await Promise.all(
    files.map(async (file) => {
      const page = await readWrittenPage(file, {
        siteDir: context.siteDir,
        site,
        labels: context.codeTranslations,
        countBehind,
      });
      return makeTwin(file.path, {...page, address: siteAddress(file.path, site)});
    }),
  );
  const fromHtml = await Promise.all(
    built.map(async (path) => {
      const place = {original: '', kind: 'page', version: 'current', path} as const;
      const html = readHtml(path);
      const page = await kept.get([html], () => readBuiltPage(html));
      if (page === undefined) {
        throw new Error(
          `The page ${path} has no <main> with an <h1>, from which its Markdown twin could be made. Give it both, or tell search engines to leave it out: then it needs no twin.`,
        );
      }
      visit({type: 'root', children: [...page.body]}, (node) => {
        if ('url' in node) {
          node.url = resolveAddress(dropBase(node.url, site.baseUrl), place, site);
        }
      });
      return makeTwin(path, {...page, address: siteAddress(path, site)});
    }),
  );
  return new Map([...fromHtml, ...written].map((twin) => [twin.path, twin]));
}

/** Links in built pages start with the base address, those in sources do not. */
function dropBase(target: string, baseUrl: string): string {
  return target.startsWith(baseUrl) ? `/${target.slice(baseUrl.length)}` : target;
}
