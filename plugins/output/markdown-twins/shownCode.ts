import {
  type FenceSource,
  readFence,
  type LineRange,
  DIAGRAM_LANGUAGE,
} from '@selection-set/code-blocks';

/** Marks that change what the code says: a reader has to know which lines come and which go. */
const KEPT = ['added', 'removed'] as const;

export interface ShownCode {
  /** As written; of a patch such as `diff-ts`, the language that it changes. */
  readonly lang: string | null;
  /** The code without the comments that mark lines. */
  readonly value: string;
  /** What follows the language: file name, and lines that are added or removed; null where there is nothing. */
  readonly meta: string | null;
}

const ALT = /(?:^|\s)(?<field>alt=(?:"[^"]*"|'[^']*'))/u;

/**
 * The code of a fence as readers see it: marking comments are taken out. What the fence says about looks goes; its file name and the lines
 * that are added and removed stay, in the same words whether they were written as a field, as comments or as a patch.
 */
export function readShownCode(source: FenceSource): ShownCode {
  const lang = source.lang ?? null;
  if (lang === DIAGRAM_LANGUAGE) {
    return {lang, value: source.value, meta: ALT.exec(source.meta ?? '')?.groups?.field ?? null};
  }
  const {code, meta, marks} = readFence(source);
  const fields = [
    ...(meta.texts.title === undefined ? [] : [`title="${meta.texts.title}"`]),
    ...KEPT.flatMap((mark) =>
      marks[mark].length === 0 ? [] : [`${mark}={${marks[mark].map(formatRange).join(',')}}`],
    ),
  ];
  const shownLang = lang?.replace(/^diff-/u, '') ?? null;
  return {
    // Fields stand behind a language.
    lang: shownLang ?? (fields.length === 0 ? null : 'text'),
    value: code,
    meta: fields.length === 0 ? null : fields.join(' '),
  };
}

function formatRange({first, last}: LineRange): string {
  return first === last ? String(first) : `${first}-${last}`;
}
