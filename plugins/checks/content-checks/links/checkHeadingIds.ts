import {toString} from 'mdast-util-to-string';
import {type ContentFile, type Problem, listIds} from '@selection-set/content-model';

const RULE = 'heading-ids';

/** Ids that a page has twice, and headings whose id depends on the order of others with the same words. */
export function checkHeadingIds(files: readonly ContentFile[]): readonly Problem[] {
  return files.flatMap((file) => [...findTwice(file), ...findNumbered(file)]);
}

function findTwice(file: ContentFile): readonly Problem[] {
  const first = new Map<string, number>();
  return listIds(file).flatMap(({id, line, isCertain}) => {
    const other = first.get(id);
    if (!isCertain || other === undefined) {
      first.set(id, line);
      return [];
    }
    const message = `The id "${id}" is already taken in line ${other}; a link reaches only the first one. Give this one an id of its own.`;
    return [{file: file.file, line: Math.max(line, other), rule: RULE, message}];
  });
}

/** Docusaurus numbers headings with the same words; a new one before them would change their addresses. */
function findNumbered({file, headings}: ContentFile): readonly Problem[] {
  const first = new Map<string, {readonly id: string; readonly line: number}>();
  return headings.flatMap(({id, line, node}) => {
    const text = toString(node).trim();
    const other = first.get(text);
    if (other === undefined) {
      first.set(text, {id, line});
      return [];
    }
    const message = `Another heading in line ${other.line} has the words "${text}" too, so this one's address "#${id}" depends on their order. Say more in it, or give it an id of its own: ${text} {/* #${other.id}-… */}`;
    return id.startsWith(`${other.id}-`) ? [{file, line, rule: RULE, message}] : [];
  });
}
