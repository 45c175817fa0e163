import {type BodyFile, FORMAT, type HeadFile, type OutlineFile} from '../engine';

/** A file that is not what it should be, or of another time. */
export class DamagedFile extends Error {
  readonly code: 'damaged' | 'outdated';

  constructor(code: 'damaged' | 'outdated', message: string) {
    super(message);
    this.name = 'DamagedFile';
    this.code = code;
  }
}

const OUTLINE_TEXTS = [
  'language',
  'urls',
  'titles',
  'sections',
  'levels',
  'kinds',
  'sizes',
] as const;

/** @throws DamagedFile */
export function readOutlineFile(bytes: ArrayBuffer): OutlineFile {
  const value = parse(bytes, 'outline');
  const fields = readFields(value);
  const counts = ['levels', 'kinds', 'sizes'].map((name) => String(fields[name]).length);
  if (
    !isOutline(value) ||
    new Set(counts).size !== 1 ||
    value.titles.split('\n').length !== value.urls.split('\n').length
  ) {
    throw new DamagedFile('damaged', 'The outline of the search index has another shape.');
  }
  return value;
}

/** @throws DamagedFile */
export function readBodyFile(bytes: ArrayBuffer): BodyFile {
  const value = parse(bytes, 'body');
  if (!isBody(value)) {
    throw new DamagedFile('damaged', 'A body of the search index has another shape.');
  }
  return value;
}

/** @throws DamagedFile */
export function readHeadFile(bytes: ArrayBuffer): HeadFile {
  const value = parse(bytes, 'headings');
  if (!isHeads(value)) {
    throw new DamagedFile('damaged', 'The headings of a page have another shape.');
  }
  return value;
}

/** @throws DamagedFile */
export function readTexts(bytes: ArrayBuffer): readonly string[] {
  const value = parseJson(bytes, 'texts');
  if (!isTexts(value)) {
    throw new DamagedFile('damaged', 'The texts of a page have another shape.');
  }
  return value;
}

function parse(bytes: ArrayBuffer, what: string): unknown {
  const value = parseJson(bytes, what);
  const {format} = readFields(value);
  if (typeof format === 'number' && format !== FORMAT) {
    throw new DamagedFile(
      'outdated',
      `The search's ${what} has format ${String(format)}, this page reads ${String(FORMAT)}. Reload the page.`,
    );
  }
  return value;
}

function parseJson(bytes: ArrayBuffer, what: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new DamagedFile('damaged', `The search's ${what} is no JSON: ${String(error)}`);
  }
}

function isOutline(value: unknown): value is OutlineFile {
  const fields = readFields(value);
  return (
    fields.format === FORMAT &&
    OUTLINE_TEXTS.every((name) => typeof fields[name] === 'string') &&
    (isHeads(value) || typeof fields.lengths === 'string') &&
    isTexts(fields.parts)
  );
}

function isBody(value: unknown): value is BodyFile {
  const {format, words, postings} = readFields(value);
  return format === FORMAT && typeof words === 'string' && typeof postings === 'string';
}

function isHeads(value: unknown): value is HeadFile {
  const {format, headings, anchors} = readFields(value);
  return format === FORMAT && typeof headings === 'string' && typeof anchors === 'string';
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function readFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}
