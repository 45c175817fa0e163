import type {ContentPlace} from './contentFile';

/**
 * Where a file is published, below base address and language: the rules of Docusaurus, as far as this portal uses them. A post names its
 * `slug`; a document may, from its folder or, with a leading slash, from the root of the documentation.
 *
 * @param slug of the front matter.
 * @param versionPath part of the address that a document's version adds below `/docs`; empty for the latest.
 * @returns a path such as `/docs/yoga/quick-start`, or undefined for a partial.
 */
export function toPath(
  {kind, name}: Pick<ContentPlace, 'kind' | 'name'>,
  slug: string | undefined,
  versionPath: string,
): string | undefined {
  const parts = name.replace(/\.mdx?$/u, '').split('/');
  switch (kind) {
    case 'partial':
      return undefined;
    case 'page':
      return join(withoutIndex(parts));
    case 'post':
      return join(['blog', ...(slug ?? withoutIndex(parts).join('/')).split('/')]);
    case 'doc':
      return join(['docs', ...versionPath.split('/'), ...resolveSlug(parts, slug)]);
    default:
      return kind satisfies never;
  }
}

function resolveSlug(parts: readonly string[], slug: string | undefined): readonly string[] {
  if (slug === undefined) {
    return withoutIndex(parts);
  }
  return slug.startsWith('/') ? slug.split('/') : [...parts.slice(0, -1), ...slug.split('/')];
}

/** `index`, `README` and a file named like its folder stand for the folder. */
function withoutIndex(parts: readonly string[]): readonly string[] {
  const last = parts.at(-1) ?? '';
  const isIndex = /^(?:index|readme)$/iu.test(last) || last === parts.at(-2);
  return isIndex ? parts.slice(0, -1) : parts;
}

function join(parts: readonly string[]): string {
  return `/${parts.filter((part) => part !== '').join('/')}`;
}
