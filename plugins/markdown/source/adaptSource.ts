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
import {
  checkAllCode,
  checkComponents,
  findMissing,
  findMissingRequires,
} from '../names/checkImports';

/**
 * Creates Docusaurus's parser of front matter.
 *
 * @param siteDir the project's folder.
 * @param keepFields set while somebody writes: unreadable front matter then counts as empty, fields that would stop Docusaurus are dropped,
 * and no page stops another; the content checks report the mistakes.
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
  /** Whether somebody is writing: what would stop the compiler is then shown on its page, and all others remain visible. */
  readonly isWriting: boolean;
}

/** Converts a file for the compiler: the same text that the checks read, without syntax of Docusaurus that MDX does not support. */
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
    ...findMissingRequires({file, tree}, siteDir),
    ...checkAllCode({file, tree}),
    ...checkAttributes({file, tree}),
    ...checkComponents({file, tree}),
  ];
}

/** Escapes the colons of unknown call-outs, about which Docusaurus would also warn, in terms meant for authors of plugins. */
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

/** In a fence, where no character of a message has a special meaning. */
function composeNotice(file: string, mistakes: readonly Mistake[]): string {
  const lines = mistakes
    .toSorted((a, b) => a.line - b.line)
    .map(({line, message}) => `${file}:${line}\n${message.replaceAll(/\s+/gu, ' ')}`);
  return `:::danger[This page cannot be shown yet]\n\n\`\`\`\`\`\`text wrap\n${lines.join('\n\n')}\n\`\`\`\`\`\`\n\n:::\n`;
}
