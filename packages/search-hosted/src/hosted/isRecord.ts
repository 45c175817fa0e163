/** Whether a value from outside is an object with keys. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text from outside, empty for everything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Texts of a list or a single one. */
export function textsOf(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((one): one is string => typeof one === 'string' && one !== '');
}
