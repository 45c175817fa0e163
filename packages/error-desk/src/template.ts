import {EXPLAINED, weighWords} from './words';

/** Stands for what differs from run to run: names, paths, numbers, hashes, versions. */
export const SLOT = '…';

const QUOTED =
  /"(?<double>[^"\n]{0,200})"|(?<![\p{L}\p{N}])'(?<single>[^'\n]{1,200})'(?![\p{L}\p{N}])|`(?<tick>[^`\n]{1,200})`|“(?<curly>[^”\n]{1,200})”|«(?<angle>[^»\n]{1,200})»/gu;

/** In the order in which they are looked for; each takes what the next would cut in pieces. */
const VARIABLE: readonly RegExp[] = [
  /\b(?:[a-z][a-z+]+:)?\/\/[^\s"'`<>)\]]+/giu,
  /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/giu,
  /(?<![\p{L}\p{N}@/])(?:[A-Za-z]:\\|~?\.{0,2}[/\\])[^\s"'`()<>,;:]+/gu,
  /(?<![@\p{L}\p{N}/])[\w$*.-]+(?:[/\\][\w$*.[\]-]+)+/gu,
  /(?<![@/\p{L}\p{N}])[\w$-]+(?:\.[\w$-]+)*\.(?:[cm]?[jt]sx?|d\.ts|json|ya?ml|toml|gql|graphqls?|html?|css|vue|svelte|txt|py|go|rs|java|proto)\b/giu,
  /\bv?\d+\.\d+(?:\.[\dx*]+)*(?:-[\w.]+)?\b/giu,
  /\b(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{7,64}\b/giu,
  /(?<![\w.])[A-Z]\w*(?:\.\w+)+(?:\([^)\s]*\))?/gu,
  /(?<![\w$-])-?\d[\d,.:_]*(?:ms|s|kb|mb|gb|%)?(?![\w-])/giu,
];

/** What names of variables and of directives begin with, which packages have a path behind. */
const SIGIL = /^(?<sigil>[$@])[\w-]+$/u;

/** Quoted names are put aside as characters that no text has, so that nothing else of them becomes a slot. */
const FIRST_KEPT = 0xe000;
const MOST_KEPT = 0x18ff;
const KEPT = /[\uE000-\uF8FF]/gu;

/**
 * The message without what differs from run to run: quoted names, paths, addresses, numbers, hashes and versions become `…`.
 *
 * @param isKept whether a quoted name belongs to the message; by default none does.
 */
export function toTemplate(
  message: string,
  isKept: (name: string) => boolean = () => false,
): string {
  const kept: string[] = [];
  const keep = (text: string): string =>
    String.fromCharCode(FIRST_KEPT + Math.min(kept.push(text) - 1, MOST_KEPT));
  const quoted = message.replace(QUOTED, (whole, ...groups) => {
    const names: Readonly<Record<string, string | undefined>> = groups.at(-1);
    const name = Object.values(names).find((each) => each !== undefined) ?? '';
    const [, sigil = ''] = SIGIL.exec(name) ?? [];
    return keep(
      name !== SLOT && sigil === '' && isKept(name)
        ? whole
        : `${whole.slice(0, 1)}${sigil}${SLOT}${whole.slice(-1)}`,
    );
  });
  return VARIABLE.reduce((text, pattern) => text.replace(pattern, SLOT), quoted)
    .replace(KEPT, (mark) => kept[mark.charCodeAt(0) - FIRST_KEPT] ?? SLOT)
    .replace(/…(?:["'`\s,/\\]*…)+/gu, SLOT)
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Letters, digits, and the hyphens and apostrophes inside a word. The mark of a variable is a word by itself, whatever its name. */
const WORD = /\$(?=[\w…]|$)|[\w\u00C0-\u1FFF\u2C00-\uD7FF]+(?:[-'’][A-Za-z\d]+)*/gu;

/** The words of a text in lower case. */
export function listWords(text: string): readonly string[] {
  return listWritten(text.toLowerCase());
}

function listWritten(text: string): readonly string[] {
  return text.replaceAll('’', "'").match(WORD) ?? [];
}

/** A word of a message that has to be there, and how much may stand before it. */
export interface Literal {
  readonly word: string;
  readonly weight: number;
  /** Most words between the literal before it and this one. */
  readonly gap: number;
}

/** A name in quotes has a few words, a cut in a message may hide a line. */
const GAPS = {none: 0, quoted: 8, open: 14} as const;

/** The literal words of a template, with the weight of each. */
export function readLiterals(template: string): readonly Literal[] {
  const parts = template.split(SLOT);
  const found = parts.flatMap((part, index) =>
    [...part.replaceAll('’', "'").matchAll(WORD)].map(({0: written, index: start}, place) => {
      const isBehindSlot = place === 0 && index > 0;
      const isQuotedSlot = isBehindSlot && QUOTE_END.test(parts[index - 1] ?? '');
      return {
        written,
        gap: isBehindSlot ? (isQuotedSlot ? GAPS.quoted : GAPS.open) : GAPS.none,
        isName: QUOTE_END.test(part.slice(0, start)),
      };
    }),
  );
  const weights = weighWords(
    found.map(({written}) => written),
    found.map(({isName}) => isName),
  );
  return found.map(({written, gap}, index) => ({
    word: written.toLowerCase(),
    gap,
    weight: weights[index] ?? 0,
  }));
}

/** A quotation mark, and what names of packages begin with. */
const QUOTE_END = /["'`“«][@$]?$/u;

/** Whether a template has words of its own, besides phrases of platforms. */
export function isOwnMessage(template: string): boolean {
  return readLiterals(template).some(({weight}) => weight > EXPLAINED);
}

/** How much two words that follow each other tell besides what each tells: grammar in one order is a sentence. */
export const NEIGHBOURS = 0.15;

/** How much a template tells about which message a line is, from 0; a sentence of a tool's own has about 4. */
export function weighTemplate(template: string): number {
  const literals = readLiterals(template);
  return literals.reduce(
    (sum, {weight, gap}, index) =>
      sum + weight + (index > 0 && gap === 0 && weight > EXPLAINED ? NEIGHBOURS : 0),
    0,
  );
}
