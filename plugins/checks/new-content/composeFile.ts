import {Document} from 'yaml';

/**
 * A Markdown file from its fields and its body.
 *
 * @param fields in the order in which they are written; empty lists and undefined ones are left out.
 */
export function composeFile(
  fields: Readonly<Record<string, number | string | readonly string[] | undefined>>,
  body: readonly string[],
): string {
  const document = new Document({});
  for (const [name, value] of Object.entries(fields)) {
    const isEmpty = value === undefined || (typeof value === 'object' && value.length === 0);
    if (!isEmpty) {
      document.set(name, document.createNode(value, {flow: typeof value === 'object'}));
    }
  }
  const yaml = document.toString({lineWidth: 0, flowCollectionPadding: false});
  return `---\n${yaml}---\n\n${body.join('\n\n')}\n`;
}
