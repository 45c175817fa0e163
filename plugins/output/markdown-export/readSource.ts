import path from 'node:path';
import {
  ExportError,
  parseMarkdown,
  type ContentHeading,
  type Names,
} from '@selection-set/content-model';
import {readIfThere} from '@selection-set/plugin-kit';
import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

/** A file with what it includes. */
export interface Source {
  /** Relative to the project's folder, with `/`. */
  readonly file: string;
  /** As it was read; pieces of it stand for syntax that means nothing here. */
  readonly text: string;
  readonly children: readonly RootContent[];
  /** Included files by the name of their component. */
  readonly partials: ReadonlyMap<string, Source>;
  readonly names: Names;
  /** Components that the file brings along, which no rule can know. */
  readonly ownComponents: ReadonlySet<string>;
}

/** Stops with the place of a node and what its author can do. */
export function stopAt({file}: Source, {position}: RootContent, reason: string): never {
  throw new ExportError(file, position?.start.line ?? 1, reason);
}

/** The text that a node was read from. */
export function sliceOf({text}: Source, {position}: RootContent): string {
  return text.slice(position?.start.offset, position?.end.offset);
}

/** A parsed file, of the content model or included. */
interface ParsedFile {
  readonly file: string;
  readonly text: string;
  readonly tree: Root;
  readonly headings: readonly Pick<ContentHeading, 'id'>[];
}

interface Import {
  readonly name: string;
  /** As it is written, such as `./_setup.mdx`. */
  readonly from: string;
  readonly line: number;
}

/**
 * A file with all that it includes, as a copy that may be changed.
 *
 * @throws ExportError for an included file that is missing or cannot be parsed.
 */
export async function readSource(siteDir: string, file: ParsedFile): Promise<Source> {
  const imports = listImports(file.tree);
  const partials = imports.filter(({from}) => /\.mdx?$/u.test(from));
  return {
    file: file.file,
    text: file.text,
    children: cloneWithIds(file),
    partials: new Map(
      await Promise.all(
        partials.map(
          async (found) => [found.name, await readPartial(siteDir, file.file, found)] as const,
        ),
      ),
    ),
    ownComponents: new Set([...imports.map(({name}) => name), ...listExports(file.tree)]),
    names: new Map(
      imports
        .filter(({from}) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/u.test(from))
        .map(({name, from}) => [name, from]),
    ),
  };
}

/** Headings get their ids as `data.id`, which the Markdown export does not show and the search needs. */
function cloneWithIds({tree, headings}: ParsedFile): Root['children'] {
  const copy = structuredClone(tree);
  let next = 0;
  visit(copy, 'heading', (node) => {
    node.data = {...node.data, id: headings[next]?.id};
    next += 1;
  });
  return copy.children;
}

function listImports(tree: Root): Import[] {
  return listStatements(tree).flatMap(({statement, line}) =>
    statement.type === 'ImportDeclaration'
      ? statement.specifiers.map(({local}) => ({
          name: local.name,
          from: String(statement.source.value),
          line,
        }))
      : [],
  );
}

function listStatements(tree: Root) {
  return tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? (node.data?.estree?.body ?? []).map((statement) => ({
          statement,
          line: node.position?.start.line ?? 1,
        }))
      : [],
  );
}

/** Names that a file declares and exports, as MDX asks of what it uses. */
function listExports(tree: Root): string[] {
  return listStatements(tree).flatMap(({statement}) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declaration?.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap(({id}) => (id.type === 'Identifier' ? id.name : []));
    }
    return declaration == null ? [] : [declaration.id.name];
  });
}

async function readPartial(siteDir: string, from: string, found: Import): Promise<Source> {
  const file = found.from.startsWith('@site/')
    ? found.from.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(from), found.from);
  const text = await readIfThere(path.join(siteDir, file));
  if (text === undefined) {
    throw new ExportError(
      from,
      found.line,
      `There is no file ${file} to include as <${found.name}>.`,
    );
  }
  const {parsed} = await parseMarkdown(text);
  if (parsed === undefined) {
    throw new ExportError(from, found.line, `The included file ${file} cannot be parsed.`);
  }
  return readSource(siteDir, {file, text, ...parsed});
}
