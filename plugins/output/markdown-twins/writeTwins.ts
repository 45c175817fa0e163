import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {type BuiltPages, type KeptResults, pageFile} from '@selection-set/plugin-kit';
import {composeIndex, composePack, type IndexFacts, PACK_FILE} from './composeIndex';
import {createTwins} from './createTwins';
import {linkTwin} from './linkTwin';
import {planSections} from './planSections';
import type {Routes} from './listPages';
import type {Loaded} from './readLoaded';
import {readTwinContent, type TwinContext} from './readTwinContent';
import {pageAddress, twinFile} from './resolveAddress';

export interface Build extends Pick<Props, 'outDir'> {
  readonly context: TwinContext;
  readonly siteName: string;
  readonly routes: Routes;
  readonly loaded: Loaded;
  readonly pages: BuiltPages;
  /** Where built pages are kept as they were read. */
  readonly kept: KeptResults;
}

/** Writes the twins of one language into its build, names each in the head of its page, and writes index and packs. */
export async function writeTwins(build: Build): Promise<void> {
  const {context, outDir, siteName} = build;
  const content = await readTwinContent(context, build.loaded, build.routes);
  const readHtml = (page: string): string => build.pages.read(pageFile(page)) ?? '';
  const twins = await createTwins(context, content, readHtml, build.kept);
  const addressOf = (page: string): string => pageAddress(page, content.site);
  const facts: IndexFacts = {
    siteName,
    summary: twins.get('/')?.description ?? siteName,
    root: content.site.origin + context.baseUrl,
    addressOf,
    ...(context.baseUrl === content.site.defaultBaseUrl
      ? {}
      : {originals: `${content.site.origin}${content.site.defaultBaseUrl}llms.txt`}),
  };
  const sections = planSections(twins, build.loaded.sidebars, siteName);
  const packs = sections.flatMap((section) =>
    section.folder === undefined
      ? []
      : [{file: `${section.folder}/${PACK_FILE}`, text: composePack(section, facts)}],
  );
  const texts = [
    {file: 'llms.txt', text: composeIndex(sections, facts)},
    ...packs,
    ...[...twins.values()].map((twin) => ({file: twinFile(twin.path), text: twin.markdown})),
  ];
  await Promise.all(texts.map(({file, text}) => write(path.join(outDir, file), text)));
  for (const page of twins.keys()) {
    build.pages.write(pageFile(page), linkTwin(readHtml(page), addressOf(page)));
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
