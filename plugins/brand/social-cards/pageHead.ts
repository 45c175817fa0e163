import {CARD_SIZE} from './card';

/** What the head of a built page says about it. */
export interface PageHead {
  readonly title: string;
  /** Address of its social image. */
  readonly image: string;
}

/** As Docusaurus writes and shortens it: quotes only where a value needs them. */
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

/** Title and social image of a page; undefined where one is missing. */
export function readHead(html: string): PageHead | undefined {
  const title = TITLE.exec(html)?.groups?.title;
  const image = IMAGE.exec(html)?.groups;
  const address = image?.quoted ?? image?.bare;
  return title === undefined || address === undefined
    ? undefined
    : {title: decode(title), image: decode(address)};
}

/** The page with size and text of its card beside its address, which is true only once the card is there (DOC-5). */
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
