import {toString} from 'mdast-util-to-string';
import type {ContentFile} from '@selection-set/content-model';
import type {BehindCounter} from '@selection-set/translation-freshness';
import {composeBehindNote} from './composeBehindNote';
import type {Page} from './composeTwin';
import type {TwinFile} from './listPages';
import {readSource} from './readSource';
import {resolveAddress, type Site} from './resolveAddress';
import {rewriteTree} from './rewriteTree';
import type {RuleContext} from './rule';

export interface WrittenContext {
  readonly siteDir: string;
  readonly site: Site;
  /** Interface texts of the language by their ids. */
  readonly labels: Readonly<Record<string, string>>;
  /** By how many blocks a translated file is behind its original. */
  readonly countBehind: BehindCounter;
}

/** What a page says that is written in Markdown, before anything is said about it. */
export type WrittenText = Pick<Page, 'body' | 'description' | 'title'>;

/**
 * What a page says that is written in Markdown, from its syntax tree.
 *
 * @throws TwinError naming file and line of what cannot be said in plain Markdown.
 */
export async function readWrittenPage(
  file: TwinFile,
  {siteDir, site, labels, countBehind}: WrittenContext,
): Promise<Omit<Page, 'address'>> {
  const address = (target: string): string => resolveAddress(target, file, site);
  const text = await readWrittenText(siteDir, file, {address, labels});
  const note = composeBehindNote(file, await countBehind(file), labels, site);
  return {...text, ...(note === undefined ? {} : {note})};
}

/**
 * Title, description and text of a page; headings carry their id as `data.id`.
 *
 * @throws TwinError naming file and line of what cannot be said in plain Markdown.
 */
export async function readWrittenText(
  siteDir: string,
  file: ContentFile,
  context: RuleContext,
): Promise<WrittenText> {
  const body = rewriteTree(await readSource(siteDir, file), context);
  const {title, description} = file.frontMatter.values;
  const [first] = body;
  const isTitled = first?.type === 'heading' && first.depth === 1;
  return {
    // The first heading of a text is its title, as on the page.
    title: isTitled ? toString(first) : typeof title === 'string' ? title : file.name,
    description: typeof description === 'string' ? description : '',
    body: isTitled ? body.slice(1) : body,
  };
}
