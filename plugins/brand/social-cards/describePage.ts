import {type BuiltPages, pageFile} from '@selection-set/plugin-kit';
import {BRAND_MARK} from '../../../src/family/data/brandMark';
import {paletteHex, toolShades, type ToolShades} from '../../../src/data/shades';
import {SOLUTIONS} from '../../../src/family/data/solutions';
import {TOOL_MARKS} from '../../../src/family/data/toolMarks';
import {TOOLS, type Tool, type ToolKey} from '../../../src/family/data/tools';
import {findTool} from '../../../src/lib/catalogue/findTools';
import type {Mark} from '../../../src/lib/contracts/tool';
import {CARD_FOLDER} from '../../../src/lib/paths/cardPath';
import {formatDate} from '../../../src/lib/text/format';
import {GRID_UNITS, drawMark, type MarkColours} from '../brand-assets/composeAssets';

/** Kind of a page, as its card shows it. */
type CardKind = 'blog' | 'docs' | 'guide' | 'home' | 'page' | 'solution' | 'tool';

/** Everything that a card shows, in the words of its page. */
export interface Card {
  readonly kind: CardKind;
  readonly title: string;
  /** Location of the page, from general to specific: a section, then a date or a kind; empty on the home page. */
  readonly section: readonly string[];
  /** Second line, such as a tool's description or a post's author. */
  readonly note?: string;
  /** Share of its year that had passed when a post was published, from 0 to 1. */
  readonly yearShare?: number;
  /** Tools that the page is about, most important first. */
  readonly tools: readonly ToolKey[];
  /** BCP 47. */
  readonly language: string;
  readonly isRtl: boolean;
}

/** Size of every card in pixels, as social networks recommend (DOC-5). */
export const CARD_SIZE = {width: 1200, height: 630};

/** Width of lines, in pixels. */
export const HAIRLINE = 2;

/** Shades of the card's first tool, or of the brand. */
export function accentOf({tools: [first]}: Pick<Card, 'tools'>): ToolShades {
  const tool = TOOLS.find(({key}) => key === first);
  const brand = paletteHex('accent', 'light');
  return tool === undefined ? {accent: brand, text: brand} : toolShades(tool.primaryColor, 'light');
}

/** In pixels from the card's left upper corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The mirrored position on a card that is read from right to left. */
export function mirror({isRtl}: Pick<Card, 'isRtl'>, x: number): number {
  return isRtl ? CARD_SIZE.width - x : x;
}

/** A mark around its middle. */
export function drawMarkAt(mark: Mark, colours: MarkColours, {x, y}: Point, scale: number): string {
  const half = (GRID_UNITS / 2) * scale;
  return `<g transform="translate(${x - half} ${y - half}) scale(${scale})">${drawMark(mark, colours)}</g>`;
}

/** A subtle line between two points. */
export function drawEdge(from: Point, to: Point): string {
  return `<path d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke="${paletteHex('border-control', 'light')}" stroke-opacity=".45" stroke-width="${HAIRLINE}"/>`;
}

/** Background for a mark on a coloured panel. */
export function drawRing({x, y}: Point, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${paletteHex('raised', 'light')}" stroke="${paletteHex('border', 'light')}" stroke-width="${HAIRLINE}"/>`;
}

/** A node of the graph; grey without a colour. */
export function drawNode(
  {x, y}: Point,
  fill: string = paletteHex('border-control', 'light'),
  radius = 11,
): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

/** The mark of a tool, or the brand's. */
export function markOf(key: ToolKey | undefined): Mark {
  return key === undefined ? BRAND_MARK : TOOL_MARKS[key];
}

/** Data about a post apart from its title. */
export interface PostFacts {
  readonly date: Date;
  readonly authors: readonly string[];
  readonly tools: readonly string[];
}

export interface PageFacts {
  /** Below base address and language, such as `/docs/start`. */
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

/** The kind and content of a page's card, by its address (DOC-5). */
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

/** Name of a version before the tool's folder. */
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

/** Data from the head of a built page. */
export interface PageHead {
  readonly title: string;
  /** Address of its social image. */
  readonly image: string;
}

/** As written and minified by Docusaurus: with quotes only where a value needs them. */
const TITLE = /<title\b[^>]*>(?<title>[^<]*)<\/title>/u;
const IMAGE =
  /<meta\b[^>]*\bproperty=(?<quote>"?)og:image\k<quote>\s+content=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s">]+))[^>]*>/u;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: '\u{a0}',
  quot: '"',
};

/** Title and social image of a page; undefined when one is missing. */
export function readHead(html: string): PageHead | undefined {
  const title = TITLE.exec(html)?.groups?.title;
  const image = IMAGE.exec(html)?.groups;
  const address = image?.quoted ?? image?.bare;
  return title === undefined || address === undefined
    ? undefined
    : {title: decode(title), image: decode(address)};
}

/** Adds size and text of a page's card next to the card's address (DOC-5). */
export function describeImage(html: string, alt: string): string {
  const tags = [
    `<meta property="og:image:width" content="${CARD_SIZE.width}">`,
    `<meta property="og:image:height" content="${CARD_SIZE.height}">`,
    `<meta property="og:image:alt" content="${encode(alt)}">`,
    `<meta name="twitter:image:alt" content="${encode(alt)}">`,
  ];
  return html.replace(IMAGE, (image) => image + tags.join(''));
}

function decode(text: string): string {
  return text.replace(
    /&(?:#x(?<hex>[\da-f]+)|#(?<decimal>\d+)|(?<name>\w+));/giu,
    (entity, ...rest) => {
      const {hex, decimal, name}: Record<string, string | undefined> = rest.at(-1);
      if (name !== undefined) {
        return ENTITIES[name] ?? entity;
      }
      return String.fromCodePoint(
        Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16),
      );
    },
  );
}

function encode(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

export interface CardsInput {
  /** Built pages of one language. */
  readonly pages: Pick<BuiltPages, 'read'>;
  /** Addresses below base address and language, such as `/docs/start`. */
  readonly paths: readonly string[];
  /** Address of the language's home page, with origin, base address and trailing slash. */
  readonly home: string;
  /** What Docusaurus appends to the title of a page. */
  readonly titleSuffix: string;
  readonly posts: ReadonlyMap<string, PostFacts>;
  readonly language: SiteLanguage;
}

/** A page that points to a card. */
export interface PageCard {
  /** Address below base address and language. */
  readonly page: string;
  /** Of the page. */
  readonly file: string;
  readonly card: Card;
  /** File of the card, below the folder of cards. */
  readonly name: string;
}

/** The cards that pages refer to. Pages with an image of their own have none, nor do error pages and routes without a page. */
export function listCards({
  pages,
  paths,
  home,
  titleSuffix,
  posts,
  language,
}: CardsInput): readonly PageCard[] {
  const start = home + CARD_FOLDER.slice(1);
  return paths.flatMap((page) => {
    const file = pageFile(page);
    const html = pages.read(file);
    const head = html === undefined ? undefined : readHead(html);
    if (head?.image.startsWith(start) !== true) {
      return [];
    }
    const {title, image} = head;
    const facts: PageFacts = {
      path: page,
      title: title.endsWith(titleSuffix) ? title.slice(0, -titleSuffix.length) : title,
      ...withPost(posts.get(page)),
    };
    const name = decodeURI(image.slice(start.length));
    return [{page, file, card: describePage(facts, language), name}];
  });
}

function withPost(post: PostFacts | undefined): Pick<PageFacts, 'post'> {
  return post === undefined ? {} : {post};
}

/** Adds the size and text alternative of each card to its page (DOC-5). */
export function describeCards(
  pages: BuiltPages,
  cards: readonly PageCard[],
  siteName: string,
): void {
  for (const {file, card} of cards) {
    pages.write(file, describeImage(pages.read(file) ?? '', altOf(card, siteName)));
  }
}

/** The text of the card, on one line. */
function altOf({title, section}: Card, siteName: string): string {
  return [title, ...section, siteName].join(' – ');
}
