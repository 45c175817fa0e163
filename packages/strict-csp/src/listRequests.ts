import type {FetchDirective} from './composePolicy';

/** Something that a page asks for, and the directive that decides about it. */
export interface PageRequest {
  readonly directive: FetchDirective;
  /** As it stands in the page. */
  readonly address: string;
}

type Attributes = Readonly<Record<string, string>>;

/** Directives by element and attribute. */
const PLAIN: Readonly<Record<string, Readonly<Record<string, FetchDirective>>>> = {
  audio: {src: 'media-src'},
  button: {formaction: 'form-action'},
  embed: {src: 'frame-src'},
  form: {action: 'form-action'},
  iframe: {src: 'frame-src'},
  // `packages/readme-html` keeps the address there until the reader asks for the picture.
  img: {src: 'img-src', 'data-readme-src': 'img-src'},
  input: {formaction: 'form-action', src: 'img-src'},
  object: {data: 'frame-src'},
  script: {src: 'script-src'},
  source: {src: 'media-src'},
  track: {src: 'media-src'},
  video: {src: 'media-src', poster: 'img-src'},
};

/** Directives of `<link>` by `rel`. */
const LINKS: Readonly<Record<string, FetchDirective>> = {
  'apple-touch-icon': 'img-src',
  'dns-prefetch': 'connect-src',
  icon: 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
  preconnect: 'connect-src',
  prefetch: 'connect-src',
  stylesheet: 'style-src',
};

/** Directives of `<link rel="preload">` by `as`; anything else counts as fetched. */
const PRELOADS: Readonly<Record<string, FetchDirective>> = {
  font: 'font-src',
  image: 'img-src',
  script: 'script-src',
  style: 'style-src',
};

/** What one element asks for. */
export function listRequests(name: string, attributes: Attributes): readonly PageRequest[] {
  if (name === 'link') {
    return listLink(attributes);
  }
  const plain = Object.entries(PLAIN[name] ?? {}).flatMap(([attribute, directive]) => {
    const address = attributes[attribute];
    return address === undefined ? [] : [{directive, address}];
  });
  const sets = (attributes.srcset ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s/u)[0] ?? '')
    .filter((address) => address !== '');
  return [...plain, ...sets.map((address) => ({directive: 'img-src' as const, address}))];
}

function listLink({rel = '', href = '', as: kind = ''}: Attributes): readonly PageRequest[] {
  return rel.split(/\s+/u).flatMap((word) => {
    const directive = word === 'preload' ? (PRELOADS[kind] ?? 'connect-src') : LINKS[word];
    return directive === undefined ? [] : [{directive, address: href}];
  });
}
