import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {OUTDATED_FIELDS} from './outdated';
import {contentSettings, importComponent} from '@selection-set/content-model';
import {createOriginals, readLock} from './readLocale';
import {BLOCK_MARK, insertMarks, ROW_MARK} from './insertMarks';
import {locateBlocks} from './listBlocks';
import {parseLock} from './compareBlocks';
import {planMarks} from './planMarks';

const MODULES = new Map([
  [BLOCK_MARK, '@site/src/components/TranslationMark'],
  [ROW_MARK, '@site/src/components/TranslationMark/RowMark'],
]);
export interface OutdatedOptions {
  /** The project's folder. */
  readonly siteDir: string;
}

/**
 * A step that tells readers of a translation what has changed in its original: how much in the front matter, which Docusaurus hands to the
 * page, and what beside the blocks. It compares the original with the lock beside the file, and comes before all other steps, which would
 * change the blocks. Files without a lock stay as they are; so do those with a damaged one, which the plugin warns of.
 */
export default function remarkOutdated({siteDir}: OutdatedOptions) {
  const readOriginal = createOriginals(siteDir);
  return async (tree: Root, file: VFile): Promise<void> => {
    const {lock} = parseLock((await readLock(file.path)) ?? '');
    const current = lock === undefined ? undefined : await readOriginal(lock.source);
    const {frontMatter} = file.data;
    if (lock === undefined || current === undefined || !isFields(frontMatter)) {
      return;
    }
    const translated = locateBlocks({tree, frontMatter: {values: frontMatter, lineOf: () => 1}});
    const {marks, elsewhere, count} = planMarks(lock, current, translated);
    if (count > 0) {
      insertMarks(tree, marks, {lang: contentSettings().defaultLocale, dir: 'ltr'});
      addImports(tree);
      Object.assign(frontMatter, {
        [OUTDATED_FIELDS.count]: count,
        [OUTDATED_FIELDS.untranslated]: marks.filter(({type}) => type === 'untranslated').length,
        [OUTDATED_FIELDS.elsewhere]: elsewhere,
      });
    }
  };
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function addImports(tree: Root): void {
  const used = new Set<string>();
  visit(tree, (node) => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name) {
      used.add(node.name);
    }
  });
  for (const [name, module] of MODULES) {
    if (used.has(name)) {
      // Last, because steps look for the title at the start of the file.
      tree.children.push(importComponent(name, module));
    }
  }
}
