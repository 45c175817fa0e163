const KINDS: ReadonlyMap<string | undefined, string> = new Map([
  ['docs', 'doc'],
  ['blog', 'post'],
  ['tools', 'tool'],
]);

/** The facet of a page whose record names none, as those of the DocSearch crawler: by the start of its path. */
export function kindOfPath(path: string): readonly string[] {
  const [, folder] = path.split('/');
  return [`kind:${KINDS.get(folder) ?? 'page'}`];
}
