/**
 * The allow-list of README HTML once more, written for tests without a look at the plugin's schema: elements, attributes, and what
 * the value of each attribute may be.
 */
const ANY = /^[^]*$/u;
const PRESENT = /^$/u;
const ID = /^readme-[^\s"'<>]+$/u;
const PIXELS = /^\d{1,4}$/u;
const LINK = /^(?:https?:\/\/[^\s"<>]+|mailto:[^\s"<>]+|#readme(?:-[^\s"<>]+)?)$/u;
const IMAGE = /^https:\/\/[^\s"<>]+$/u;
const ALIGN = /^(?:left|center|right)$/u;

const EVERYWHERE: Readonly<Record<string, RegExp>> = {
  dir: /^(?:ltr|rtl|auto)$/u,
  lang: /^[a-z0-9-]{1,45}$/iu,
};
const HEADING = {id: ID, 'data-align': ALIGN};
const CELL = {'data-align': ALIGN, colspan: PIXELS, rowspan: PIXELS};
const LIST = {class: /^contains-task-list$/u};

const BARE =
  'b br dd del dl dt em hr i ins kbd mark p q rp rt ruby s samp small strong sub summary sup table tbody tfoot thead u var wbr'.split(
    ' ',
  );

const ALLOWED: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  ...Object.fromEntries(BARE.map((name) => [name, {}])),
  a: {
    href: LINK,
    title: ANY,
    rel: /^noopener noreferrer nofollow ugc$/u,
    id: /^readme-fnref-/u,
    'aria-label': ANY,
    class: /^readmeFootnote(?:Ref|Back)$/u,
  },
  abbr: {title: ANY},
  blockquote: {class: /^readmeAlert$/u, 'data-kind': /^(?:note|tip|important|warning|caution)$/u},
  caption: {'data-align': ALIGN},
  code: {class: /^language-[a-z]+$/u},
  details: {open: PRESENT},
  div: {
    'data-align': ALIGN,
    class: /^readmeTable$/u,
    tabindex: /^0$/u,
    role: /^region$/u,
    'aria-label': /^Table \d+$/u,
  },
  h3: HEADING,
  h4: HEADING,
  h5: HEADING,
  h6: HEADING,
  input: {
    type: /^checkbox$/u,
    disabled: PRESENT,
    checked: PRESENT,
    'aria-label': /^(?:Done|Not done)$/u,
  },
  li: {id: /^readme-fn-/u, class: /^task-list-item$/u},
  ol: {...LIST, start: /^\d+$/u, reversed: PRESENT},
  p: {'data-align': ALIGN},
  pre: {class: /^readmeCode$/u, tabindex: /^0$/u},
  section: {class: /^readmeFootnotes$/u},
  span: {
    class: /^(?:[cdfiknst]|readmeImage)$/u,
    'data-readme-src': IMAGE,
    'data-width': PIXELS,
    'data-height': PIXELS,
    title: ANY,
  },
  td: CELL,
  th: {...CELL, scope: /^(?:col|row)$/u},
  tr: {'data-align': ALIGN},
  ul: LIST,
};

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

/** What breaks the allow-list below a node, in words; empty when nothing does. */
export function listViolations(root: ParentNode): readonly string[] {
  const ids = Array.from(root.querySelectorAll('[id]'), ({id}) => id);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id "${id}" twice`),
    ...Array.from(root.querySelectorAll('*')).flatMap(listElementViolations),
  ];
}

function listElementViolations({localName, namespaceURI, attributes}: Element): readonly string[] {
  const allowed = ALLOWED[localName];
  if (namespaceURI !== HTML_NAMESPACE || allowed === undefined) {
    return [`element ${localName} of ${namespaceURI}`];
  }
  return Array.from(attributes).flatMap(({name, value}) => {
    const pattern = allowed[name] ?? EVERYWHERE[name];
    return pattern?.test(value) ? [] : [`${localName} ${name}="${value}"`];
  });
}
