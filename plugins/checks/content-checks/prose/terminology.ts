import type {ContentFile} from '@selection-set/content-model';
import {lineAt, listTexts} from './listTexts';
import type {Finding, ProseRule} from './proseRule';
import {TERMS} from './terms';

/** Not a letter of a word, a path or a package's name; letters of other scripts may touch a name. */
const BEFORE = String.raw`(?<![\w@/.$-])`;
const AFTER = String.raw`(?![\w$]|[-/.@]\w)`;

const PATTERNS = TERMS.map(({write, find}) => ({
  write,
  pattern: new RegExp(`${BEFORE}(?:${find.map(toSource).join('|')})${AFTER}`, 'giu'),
}));

/** Names and words that have one spelling (A10). Code and addresses keep theirs. */
export const terminology: ProseRule = {
  name: 'terminology',
  find: (file: ContentFile): readonly Finding[] =>
    listTexts(file).flatMap((prose) =>
      PATTERNS.flatMap(({write, pattern}) =>
        [...prose.text.matchAll(pattern)]
          .filter(([found]) => found.replaceAll(/\s+/gu, ' ') !== write)
          .map(({0: found, index}) => ({
            line: lineAt(prose, index),
            message: `"${found}" is written "${write}" here, or in code font where it is a package or code.`,
          })),
      ),
    ),
};

function toSource(term: string): string {
  return term.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll(' ', String.raw`\s+`);
}
