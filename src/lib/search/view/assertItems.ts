/** What a source returned is no list of items: a mistake of whoever wrote the source. */
export class InvalidItems extends Error {
  override readonly name = 'InvalidItems';
}

/**
 * Checks what a source of lines has returned: a list without holes (VAL-6, ERR-10).
 *
 * @param source its id, for the message.
 * @throws InvalidItems naming the source and what it returned.
 */
export function assertItems(source: string, items: unknown): void {
  const start = `The \`getItems\` function from source "${source}" must return an array of items but returned`;
  if (!Array.isArray(items)) {
    throw new InvalidItems(`${start} type "${typeof items}":\n\n${describe(items)}.`);
  }
  // Not `some`, which passes over holes.
  for (const item of items) {
    if (!item) {
      throw new InvalidItems(`${start} ${describe(item)}.\n\nDid you forget to return items?`);
    }
  }
}

function describe(value: unknown): string {
  try {
    return JSON.stringify(value, undefined, 2) ?? String(value);
  } catch {
    // What refers to itself has no JSON.
    return String(value);
  }
}
