/** What a colour in a drawing is for; the style sheet of `Diagram` gives each its token. */
export type Role =
  'arrow' | 'background' | 'border' | 'header' | 'line' | 'surface' | 'text' | 'muted';

const ROLES: ReadonlyMap<string, Role> = new Map([
  ['--bg', 'background'],
  ['--_group-fill', 'background'],
  ['--_group-hdr', 'header'],
  ['--_key-badge', 'header'],
  ['--_node-fill', 'surface'],
  ['--_node-stroke', 'border'],
  ['--_inner-stroke', 'border'],
  ['--_line', 'line'],
  ['--_arrow', 'arrow'],
  ['--_text', 'text'],
  ['--fg', 'text'],
  ['--_text-sec', 'muted'],
  ['--_text-muted', 'muted'],
  ['--_text-faint', 'muted'],
]);

/**
 * The role of a colour as the library writes it, such as `var(--_line)`. Others come from an author's own styles, which the content
 * check refuses; they are drawn like the parts around them.
 */
export function paint(value: string, property: 'fill' | 'stroke'): Role {
  const name = /^var\((?<name>--[\w-]+)\)$/u.exec(value)?.groups?.name ?? '';
  return ROLES.get(name) ?? (property === 'fill' ? 'surface' : 'line');
}
