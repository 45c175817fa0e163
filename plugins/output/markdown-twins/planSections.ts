import {TOOLS} from '../../../src/data/tools';
import {findTool} from '../../../src/lib/catalogue/findTool';
import type {Twin} from './makeTwin';
import type {Sidebar} from './readLoaded';

/** A part of the index. */
export interface Section {
  readonly title: string;
  readonly twins: readonly Twin[];
  /** Folder of the file that holds all twins of the section, such as `docs/yoga`; absent where there is none. */
  readonly folder?: string;
}

/** The name that the format of llms.txt gives to what may be left out where room is short. */
const OPTIONAL = 'Optional';

const OPTIONAL_PATHS = /^\/(?:tools|blog\/(?:tags|authors|page))(?:\/|$)/u;

/**
 * All twins in the order of the portal: sidebars, guides, posts, other pages, and last what repeats others or comes from elsewhere, such as
 * lists of tags and READMEs. Sections without twins are left out.
 *
 * @param twins of one language by path, posts newest first.
 */
export function planSections(
  twins: ReadonlyMap<string, Twin>,
  sidebars: readonly Sidebar[],
  siteName: string,
): readonly Section[] {
  const documents = sidebars.map(({name, paths}) => {
    const found = paths.flatMap((path) => twins.get(path) ?? []);
    return {title: sidebarTitle(name, found), twins: found, folder: `docs/${name}`};
  });
  const listed = new Set(documents.flatMap((section) => section.twins.map(({path}) => path)));
  const rest = [...twins.values()].filter(({path}) => !listed.has(path));
  const optional = rest.filter(({path}) => OPTIONAL_PATHS.test(path));
  const others = rest.filter(({path}) => !OPTIONAL_PATHS.test(path));
  const below = (root: string): Section => {
    const found = others.filter(({path}) => path === root || path.startsWith(`${root}/`));
    return {title: twins.get(root)?.title ?? root.slice(1), twins: found};
  };
  const solutions = below('/solutions');
  const posts = below('/blog');
  const grouped = new Set([...solutions.twins, ...posts.twins]);
  return [
    ...documents,
    {...solutions, folder: 'solutions'},
    posts,
    {title: siteName, twins: others.filter((twin) => !grouped.has(twin))},
    {title: OPTIONAL, twins: optional},
  ].filter((section) => section.twins.length > 0);
}

function sidebarTitle(name: string, [first]: readonly Twin[]): string {
  const tool = findTool(TOOLS, name);
  return tool?.name ?? first?.title ?? name;
}

export function isOptional({title}: Section): boolean {
  return title === OPTIONAL;
}
