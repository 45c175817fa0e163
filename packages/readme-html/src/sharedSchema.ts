import type {Schema} from 'hast-util-sanitize';
import {README_ADDRESS_CHARS_LIMIT, README_TITLE_CHARS_LIMIT} from './limitMarkdown';

export type Attributes = NonNullable<Schema['attributes']>;
export type AttributeRule = Attributes[string][number];

/** Elements that a README may use; every other element is replaced with its content. */
export const TAG_NAMES: readonly string[] =
  'a abbr b blockquote br caption code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead tr u ul var wbr'.split(
    ' ',
  );

/** Elements removed with their content: code, other namespaces, raw text, and parts without meaning on their own. */
const STRIPPED_TAG_NAMES =
  'script style template noscript noembed noframes iframe frame frameset object embed applet param svg math title textarea xmp plaintext listing select option optgroup datalist audio video canvas map area base link meta portal fencedframe'.split(
    ' ',
  );

const PARENTS = {
  caption: ['table'],
  tbody: ['table'],
  td: ['table'],
  tfoot: ['table'],
  th: ['table'],
  thead: ['table'],
  tr: ['table'],
  li: ['ol', 'ul'],
  dd: ['dl'],
  dt: ['dl'],
  rp: ['ruby'],
  rt: ['ruby'],
  summary: ['details'],
};

export const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
export const SMALL_NUMBER = /^[1-9]\d{0,3}$/u;
export const ALIGN: AttributeRule = ['align', 'left', 'center', 'right'];
export const TITLE: AttributeRule = [
  'title',
  new RegExp(`^[^]{1,${README_TITLE_CHARS_LIMIT}}$`, 'u'),
];
/** Any address that is not too long; its scheme is checked separately. */
export const ADDRESS = new RegExp(`^[^]{1,${README_ADDRESS_CHARS_LIMIT}}$`, 'u');

/** Everything except the attributes, which differ between input and output. Sets every key, so that no default applies. */
export const SHARED_SCHEMA = {
  ancestors: PARENTS,
  clobber: [],
  clobberPrefix: '',
  protocols: {href: ['http', 'https', 'mailto'], src: ['http', 'https'], dataReadmeSrc: ['https']},
  required: {},
  strip: STRIPPED_TAG_NAMES,
  tagNames: [...TAG_NAMES],
  allowComments: false,
  allowDoctypes: false,
} satisfies Schema;

const CELL: AttributeRule[] = [ALIGN, ['colSpan', SMALL_NUMBER], ['rowSpan', SMALL_NUMBER]];

/** Attributes allowed in both input and output. */
export const SHARED_ATTRIBUTES: Attributes = {
  ...Object.fromEntries(['p', 'div', 'caption', 'tr', ...HEADINGS].map((name) => [name, [ALIGN]])),
  '*': [
    ['dir', 'ltr', 'rtl', 'auto'],
    ['lang', /^[a-z]{1,8}(?:-[a-z0-9]{1,8}){0,4}$/iu],
  ],
  abbr: [TITLE],
  details: ['open'],
  ol: [['start', /^\d{1,9}$/u], 'reversed', ['className', 'contains-task-list']],
  td: CELL,
  th: [...CELL, ['scope', 'col', 'row']],
  ul: [['className', 'contains-task-list']],
};
