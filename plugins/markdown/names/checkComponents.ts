import {type ContentFile, type Problem, suggestSpelling} from '@selection-set/content-model';
import {TERM} from '../glossary/remarkTerms';
import {COMPONENTS, EVERYWHERE} from '../markdown/components';
import {listComponents, listDeclared} from './listNames';

/** What authors may use without an import. */
const KNOWN: readonly string[] = [...Object.keys(COMPONENTS), ...EVERYWHERE, TERM].toSorted();

/** Components that a page uses and nobody knows, each once, with all its places. */
export function checkComponents({
  file,
  tree,
}: Pick<ContentFile, 'file' | 'tree'>): readonly Problem[] {
  const declared = listDeclared(tree);
  const lines = new Map<string, number[]>();
  for (const {name, line} of listComponents(tree)) {
    if (!KNOWN.includes(name) && !declared.has(name)) {
      lines.set(name, [...(lines.get(name) ?? []), line]);
    }
  }
  return [...lines].map(([name, [line = 1, ...more]]): Problem => {
    const others = [...new Set(more)].filter((other) => other !== line);
    const places =
      others.length === 0
        ? ''
        : ` It is also in ${others.length === 1 ? 'line' : 'lines'} ${others.join(', ')}.`;
    return {
      file,
      line,
      rule: 'component',
      message: `There is no component <${name}> here.${suggestSpelling(name, [...KNOWN, ...declared])} Import it, or use one of those that need no import (docs/writing/components.mdx); for text, write "\\<${name}>".${places}`,
    };
  });
}
