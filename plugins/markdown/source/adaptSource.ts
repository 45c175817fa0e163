import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {
  adaptMarkdown,
  formatOf,
  frontMatterEnd,
  parseTree,
  type FieldKeeper,
} from '@selection-set/content-model';
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
    const mistakes = isWriting ? findStopping(fileContent, file, siteDir) : [];
    return mistakes.length === 0
      ? adaptMarkdown(fileContent, formatOf(fileContent)).text
      : composeNotice(file, mistakes);
  };
}

interface Mistake {
  readonly line: number;
  readonly message: string;
}

function findStopping(text: string, file: string, siteDir: string): readonly Mistake[] {
  const result = parseTree(text);
  if (result.tree === undefined) {
    return result.mistakes;
  }
  const {tree} = result;
  return [
    ...findMissing({file, tree}, siteDir),
    ...checkAttributes({file, tree}),
    ...checkComponents({file, tree}),
  ];
}

/** In a fence, where no sign of a message means anything. */
function composeNotice(file: string, mistakes: readonly Mistake[]): string {
  const lines = mistakes
    .toSorted((a, b) => a.line - b.line)
    .map(({line, message}) => `${file}:${line}\n${message.replaceAll(/\s+/gu, ' ')}`);
  return `:::danger[This page cannot be shown yet]\n\n\`\`\`\`\`\`text wrap\n${lines.join('\n\n')}\n\`\`\`\`\`\`\n\n:::\n`;
}
