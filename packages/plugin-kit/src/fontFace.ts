/** The rules of a style sheet that name a font file; built sheets have no braces inside of them. */
export const FONT_FACE = /@font-face\s*\{[^}]*\}/gu;
