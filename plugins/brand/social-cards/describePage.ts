import {SOLUTIONS} from '../../../src/data/solutions';
import {type Tool, type ToolKey, TOOLS} from '../../../src/data/tools';
import {findTool} from '../../../src/lib/catalogue/findTool';
import {formatDate} from '../../../src/lib/dates/formatDate';
import type {Card} from './card';

/** What is known of a post beside its title. */
export interface PostFacts {
  readonly date: Date;
  readonly authors: readonly string[];
  readonly tools: readonly string[];
}

export interface PageFacts {
  /** Below base address and language, such as `/docs/yoga`. */
  readonly path: string;
  /** Without the site's name. */
  readonly title: string;
  readonly post?: PostFacts;
}

export interface SiteLanguage {
  /** BCP 47. */
  readonly language: string;
  readonly isRtl: boolean;
  /** Interface text of an id. */
  readonly label: (id: string) => string;
}

/** Which kind of card a page gets, and what stands on it: a matter of its address (DOC-5). */
export function describePage(
  {path, title, post}: PageFacts,
  {label, language, isRtl}: SiteLanguage,
): Card {
  const [area = '', name = '', ...rest] = path.split('/').slice(1);
  const base = {title, section: [], tools: [], language, isRtl};
  switch (area) {
    case '':
      return {...base, kind: 'home', title: label('home.hero.title')};
    case 'docs':
      return {...base, ...describeDocument([name, ...rest], label)};
    case 'tools':
      return {...base, kind: 'tool', ...describeTool(findTool(TOOLS, name), label)};
    case 'solutions':
      return name === ''
        ? {...base, kind: 'page'}
        : {
            ...base,
            kind: 'solution',
            section: [label('nav.link.solutions')],
            tools: SOLUTIONS.find(({id}) => id === name)?.tools ?? [],
          };
    case 'blog':
      return {...base, kind: 'blog', ...describePost(path, post, label('nav.link.blog'), language)};
    default:
      return {...base, kind: 'page'};
  }
}

/** Name of a version that stands before the tool's folder. */
const VERSION = /^(?:next|v?\d[\w.-]*)$/u;

function describeDocument(
  folders: readonly string[],
  label: SiteLanguage['label'],
): Pick<Card, 'kind' | 'section' | 'tools'> {
  const [first = '', second = ''] = folders;
  const tool = findTool(TOOLS, VERSION.test(first) ? second : first);
  const isGuide = folders.includes('guides');
  const kind = label(isGuide ? 'socialCard.guide' : 'footer.link.docs');
  return {
    kind: isGuide ? 'guide' : 'docs',
    section: tool === undefined ? [kind] : [tool.name, kind],
    tools: tool === undefined ? [] : [tool.key],
  };
}

function describeTool(
  tool: Tool | undefined,
  label: SiteLanguage['label'],
): Pick<Card, 'note' | 'section' | 'tools'> {
  const section = [label('nav.link.ecosystem')];
  return tool === undefined
    ? {section, tools: []}
    : {section, note: label(`tool.${tool.key}.title`), tools: [tool.key]};
}

function describePost(
  path: string,
  post: PostFacts | undefined,
  blog: string,
  language: string,
): Partial<Pick<Card, 'note' | 'section' | 'tools' | 'yearShare'>> {
  if (post === undefined) {
    return path === '/blog' ? {} : {section: [blog]};
  }
  return {
    section: [blog, formatDate(post.date, language)],
    yearShare: shareOfYear(post.date),
    tools: post.tools.filter(isToolKey),
    ...(post.authors.length === 0
      ? {}
      : {note: new Intl.ListFormat(language).format(post.authors)}),
  };
}

function shareOfYear(date: Date): number {
  const year = date.getUTCFullYear();
  const start = Date.UTC(year, 0);
  return (date.getTime() - start) / (Date.UTC(year + 1, 0) - start);
}

function isToolKey(key: string): key is ToolKey {
  return TOOLS.some((tool) => tool.key === key);
}
