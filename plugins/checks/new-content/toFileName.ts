/** A name for a file or an address from a title: `Errors & how to read them` becomes `errors-how-to-read-them`. */
export function toFileName(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z\d]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');
}

/** What is wrong with a name of a file or folder, in a sentence. */
export function checkFileName(name: string): string | undefined {
  return /^[a-z\d]+(?:-[a-z\d]+)*$/u.test(name)
    ? undefined
    : `"${name}" is no name for a file. Allowed: lower-case letters, digits and single hyphens between them.`;
}
