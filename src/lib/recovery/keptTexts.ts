/** A text that the reader has typed, and its field. */
export interface KeptText {
  /** Distinguishes the field from the others of a page; the same after a reload. */
  readonly field: string;
  readonly value: string;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields that contain prose. Passwords are never stored. */
const FIELDS = 'textarea, input:is(:not([type]), [type="text"], [type="search"], [type="email"])';

/**
 * Every text that was typed into the fields of a page.
 *
 * @param earlier texts typed into fields that may no longer exist: a search closes when one of its results is followed.
 */
export function collectTexts(
  page: ParentNode,
  earlier: ReadonlyMap<string, string>,
): readonly KeptText[] {
  const texts = new Map(earlier);
  for (const [field, {value}] of nameFields(page)) {
    texts.set(field, value);
  }
  return [...texts].filter(([, value]) => value !== '').map(([field, value]) => ({field, value}));
}

/** Distinguishes a field from the others of a page; undefined for a field without prose. */
export function nameOfField(page: ParentNode, target: EventTarget | null): string | undefined {
  return nameFields(page).find(([, field]) => field === target)?.[0];
}

/**
 * Puts texts back into existing fields that are empty, as if the reader had typed them.
 *
 * @returns those whose fields do not exist yet.
 */
export function restoreTexts(page: ParentNode, texts: readonly KeptText[]): readonly KeptText[] {
  const fields = new Map(nameFields(page));
  return texts.filter(({field, value}) => {
    const found = fields.get(field);
    if (found !== undefined && found.value === '') {
      type(found, value);
    }
    return found === undefined;
  });
}

/** Reads stored texts. Damaged ones count as none. */
export function parseTexts(stored: string | null): readonly KeptText[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isKeptText) : [];
  } catch {
    return [];
  }
}

function isKeptText(value: unknown): value is KeptText {
  return (
    typeof value === 'object' &&
    value !== null &&
    'field' in value &&
    typeof value.field === 'string' &&
    'value' in value &&
    typeof value.value === 'string'
  );
}

/** Fields by name or label and, if several share it, by number; ids from React differ from page to page. */
function nameFields(page: ParentNode): readonly (readonly [string, Field])[] {
  const counts = new Map<string, number>();
  return [...page.querySelectorAll<Field>(FIELDS)].map((field) => {
    const label = field.ariaLabel ?? field.labels?.[0]?.textContent ?? field.placeholder;
    const name = `${field.type}:${field.name}:${label}`;
    const number = counts.get(name) ?? 0;
    counts.set(name, number + 1);
    return [`${name}:${number}`, field];
  });
}

/** React overrides the setter of the element itself, so this calls the prototype's. */
function type(field: Field, value: string): void {
  const prototype =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}
