import type {RootContent} from 'mdast';
import {type Names, TwinError} from '@selection-set/content-model';

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
}

/** Stops with the place of a node and what its author can do. */
export function stopAt({file}: Source, {position}: RootContent, reason: string): never {
  throw new TwinError(file, position?.start.line ?? 1, reason);
}

/** The text that a node was read from. */
export function sliceOf({text}: Source, {position}: RootContent): string {
  return text.slice(position?.start.offset, position?.end.offset);
}
