/**
 * Whether a stored name is one of the declared ones.
 *
 * @param declared names, of which `*` at the end stands for any end.
 */
export function isDeclaredName(name: string, declared: readonly string[]): boolean {
  return declared.some((known) =>
    known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known,
  );
}
