const OWN_COLOURS = /^\s*(?:style|classDef|linkStyle)\s|:::|%%\{/u;

/** Number of the first line that styles parts of a diagram, from 1; undefined where none does. */
export function findOwnColours(source: string): number | undefined {
  const index = source.split('\n').findIndex((line) => OWN_COLOURS.test(line));
  return index === -1 ? undefined : index + 1;
}
