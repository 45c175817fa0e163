const EMAIL = /^(?!\.)[^\s@:]+(?<!\.)@[^\s@.]+(?:\.[^\s@.]+)*$/u;

/** Whether the text is local part, `@`, domain; a top-level domain is not needed (VAL-1, vectors in 1.12). */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
