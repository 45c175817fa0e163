import {brotliCompressSync} from 'node:zlib';
import type {MadeIndex} from './makeIndexes';

/** The line that tells maintainers that an index is split, and into what, in KB after Brotli. */
export function describeSplit({locale, version, files, pages, sections, parts}: MadeIndex): string {
  const sizes = [...files]
    .filter(([name]) => !name.includes('/'))
    .map(([, text]) => brotliCompressSync(text).length / 1000);
  return `The search index ${locale}-${version} is large and therefore split: ${String(pages)} pages, ${String(sections)} sections, ${sizes.reduce((sum, size) => sum + size, 0).toFixed(0)} KB in ${String(parts)} parts; a search loads those that its words fall into.`;
}
