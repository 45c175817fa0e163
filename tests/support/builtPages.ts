import type {BuiltPages} from '@selection-set/plugin-kit';

/** Pages as steps get them, in a map of texts by file. */
export function createPages(texts: Map<string, string>): BuiltPages {
  return {
    files: [...texts.keys()].toSorted(),
    read: (file) => texts.get(file),
    write: (file, html) => {
      texts.set(file, html);
    },
  };
}
