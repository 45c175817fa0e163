import type {Outline} from './outline';

/** Headings that a section stands under, outermost first, without the page's title. */
export function listPath(
  {parents, headings}: Pick<Outline, 'headings' | 'parents'>,
  section: number,
): readonly string[] {
  const path: string[] = [];
  for (let at = parents[section] ?? -1; at !== -1; at = parents[at] ?? -1) {
    const heading = headings[at] ?? '';
    if (heading !== '') {
      path.unshift(heading);
    }
  }
  return path;
}
