import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {
  CALL_OUTS,
  adaptMarkdown,
  formatOf,
  frontMatterEnd,
  parseTree,
  type FieldKeeper,
} from '@selection-set/content-model';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {checkAttributes} from '../names/checkAttributes';
import {checkComponents, findMissing} from '../names/checkImports';

/**
 * How Docusaurus reads a front matter.
 *
 * @param siteDir the project's folder.
 * @param keepFields given where somebody writes: a page whose front matter cannot be read then has none, one with fields that would stop
 * Docusaurus has the others, and no page stops another; the checks of the content name the mistakes.
 */
export function createFrontMatterParser(
  siteDir: string,
  keepFields?: FieldKeeper,
): ParseFrontMatter {
  return async ({defaultParseFrontMatter, ...file}) => {
    if (keepFields === undefined) {
      return defaultParseFrontMatter(file);
    }
    const {fileContent, filePath} = file;
    const {frontMatter, content} = await defaultParseFrontMatter(file).catch(() => ({
      frontMatter: {},
      content: fileContent.slice(frontMatterEnd(fileContent)),
    }));
    const name = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
    return {frontMatter: await keepFields(name, frontMatter), content};
  };
}

interface Source {
  readonly fileContent: string;
  readonly filePath: string;
}

export interface AdaptOptions {
  /** The project's folder. */
  readonly siteDir: string;
  /** Whether somebody writes: what would stop the compiler then stands on its page, and all others can be seen. */
  readonly isWriting: boolean;
}

/** What the compiler gets of a file: the same text as the checks read, whatever Docusaurus's authors write that MDX does not know. */
export function createSourceAdapter({siteDir, isWriting}: AdaptOptions) {
  return ({fileContent, filePath}: Source): string => {
    const file = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
    const {text} = adaptMarkdown(fileContent, formatOf(fileContent));
    if (!isWriting) {
      return text;
    }
    const result = parseTree(fileContent);
    const mistakes =
      result.tree === undefined ? result.mistakes : findStopping(result.tree, file, siteDir);
    return result.tree === undefined || mistakes.length > 0
      ? composeNotice(file, mistakes)
      : showUnknown(text, result.tree);
  };
}

interface Mistake {
  readonly line: number;
  readonly message: string;
}

function findStopping(tree: Root, file: string, siteDir: string): readonly Mistake[] {
  return [
    ...findMissing({file, tree}, siteDir),
    ...checkAttributes({file, tree}),
    ...checkComponents({file, tree}),
  ];
}

/** Colons of a call-out that nobody knows are text: Docusaurus would speak of them too, in words for those who write plugins. */
function showUnknown(text: string, tree: Root): string {
  const lines = text.split('\n');
  visit(tree, (node) => {
    if (
      node.type === 'leafDirective' ||
      (node.type === 'containerDirective' && !CALL_OUTS.includes(node.name))
    ) {
      const index = (node.position?.start.line ?? 1) - 1;
      const line = lines[index] ?? '';
      lines[index] = line.replace(/:{2,}/u, (colons) => colons.replaceAll(':', String.raw`\:`));
    }
  });
  return lines.join('\n');
}

/** In a fence, where no sign of a message means anything. */
function composeNotice(file: string, mistakes: readonly Mistake[]): string {
  const lines = mistakes
    .toSorted((a, b) => a.line - b.line)
    .map(({line, message}) => `${file}:${line}\n${message.replaceAll(/\s+/gu, ' ')}`);
  return `:::danger[This page cannot be shown yet]\n\n\`\`\`\`\`\`text wrap\n${lines.join('\n\n')}\n\`\`\`\`\`\`\n\n:::\n`;
}
