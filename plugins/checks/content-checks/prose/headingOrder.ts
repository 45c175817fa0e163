import {toString} from 'mdast-util-to-string';
import type {ContentFile, ContentHeading} from '@selection-set/content-model';
import type {Finding, ProseRule} from './proseRule';

/** Level of a page's first heading; the title of the front matter is level 1. */
const FIRST_LEVEL = 2;

/** Headings have words, go down one level at a time and leave level 1 to the front matter (A10). */
export const headingOrder: ProseRule = {
  name: 'heading-order',
  find: ({headings, kind}: ContentFile): readonly Finding[] =>
    headings.flatMap((heading, index) =>
      checkHeading(heading, headings[index - 1]?.depth ?? (kind === 'partial' ? undefined : 1)),
    ),
};

const hashes = (level: number): string => '#'.repeat(level);

function checkHeading(
  {depth, line, node}: ContentHeading,
  previous: number | undefined,
): readonly Finding[] {
  const text = toString(node).trim();
  if (text === '') {
    return [{line, message: 'A heading has no words. Give it some, or remove it.'}];
  }
  if (depth < FIRST_LEVEL) {
    const message = `"${text}" is a heading of level 1, which the title of the front matter already is. Write "${hashes(FIRST_LEVEL)} ${text}".`;
    return [{line, message}];
  }
  return previous !== undefined && depth > previous + 1
    ? [
        {
          line,
          message: `The heading "${text}" is level ${depth} below level ${previous}. Write "${hashes(previous + 1)} ${text}", or add the heading in between.`,
        },
      ]
    : [];
}
