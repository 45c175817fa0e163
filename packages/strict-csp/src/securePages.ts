import {createHash} from 'node:crypto';
import type {BuiltPages} from '@selection-set/plugin-kit';
import {Parser} from 'htmlparser2';
import {composePolicy, type FetchDirective, type Sources} from './composeHeaders';

/** Something that a page loads, and the directive that applies to it. */
interface PageRequest {
  readonly directive: FetchDirective;
  /** As written in the page. */
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
  // `packages/readme-html` keeps the address there until the reader requests the image.
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

/** Everything that one element loads. */
function listRequests(name: string, attributes: Attributes): readonly PageRequest[] {
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

/** Everything in a page that a policy depends on. */
export interface PageFacts {
  /** Inline scripts that run, unchanged. */
  readonly scripts: readonly string[];
  /** What the page loads, also on a reader's action. */
  readonly requests: readonly PageRequest[];
  /** What no policy of the portal allows: inline styles, event handler attributes, `javascript:` addresses. */
  readonly forbidden: readonly string[];
}

/** Types of inline scripts that run; others, such as JSON-LD, are data. */
const RUNNING_TYPES = new Set(['', 'text/javascript', 'module', 'speculationrules', 'importmap']);

/** Parses the HTML of one page; never fails, as a browser would not. */
function readPage(html: string): PageFacts {
  const scripts: string[] = [];
  const requests: PageRequest[] = [];
  const forbidden: string[] = [];
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const {src, type = ''} = attributes;
      script = name === 'script' && src === undefined && RUNNING_TYPES.has(type) ? '' : undefined;
      requests.push(...listRequests(name, attributes));
      forbidden.push(...listForbidden(name, attributes));
    },
    ontext(text) {
      script = script === undefined ? undefined : script + text;
    },
    onclosetag(name) {
      if (name === 'script' && script !== undefined) {
        scripts.push(script);
        script = undefined;
      }
    },
  });
  parser.end(html);
  return {scripts, requests, forbidden};
}

function listForbidden(name: string, attributes: Readonly<Record<string, string>>): string[] {
  const found = Object.entries(attributes).flatMap(([attribute, value]) =>
    attribute === 'style' || attribute.startsWith('on') || /^\s*javascript:/iu.test(value)
      ? [`<${name} ${attribute}="${value}">`]
      : [],
  );
  return name === 'style' ? ['<style>', ...found] : found;
}

export interface MistakeInput {
  readonly file: string;
  /** Of the site. */
  readonly origin: string;
  readonly hosts: Sources;
  readonly requests: readonly PageRequest[];
  readonly forbidden: readonly string[];
}

/** Everything on a page that the policy would forbid, in sentences that explain the fix. */
function findMistakes({file, origin, hosts, requests, forbidden}: MistakeInput): readonly string[] {
  const hosted = requests.flatMap(({directive, address}) => {
    const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
    const isKnown =
      url === undefined ||
      url.origin === origin ||
      (url.protocol === 'data:' && directive === 'img-src') ||
      hosts[directive]?.includes(url.origin) === true;
    return isKnown
      ? []
      : [
          `${file} asks ${url.origin === 'null' ? url.protocol : url.origin} for something (${directive}: ${address.slice(0, 120)}). Declare the host in src/data/outsideServices.ts, where readers learn of it, or take the reference out.`,
        ];
  });
  const inline = forbidden.map(
    (tag) =>
      `${file} has ${tag.slice(0, 160)}, which the policy forbids. Use a class and a style sheet, or a listener in a module.`,
  );
  return [...new Set([...hosted, ...inline])];
}

interface PageRules {
  /** Of the site, such as `https://docs.example.org`. */
  readonly origin: string;
  readonly hosts: Sources;
  readonly trustedTypes: readonly string[] | undefined;
  /** Source of the script that runs before all others; undefined without Trusted Types. */
  readonly guard: string | undefined;
}

export interface SecuredPage {
  readonly html: string;
  /** Of the inline scripts, sorted. */
  readonly hashes: readonly string[];
  /** Sentences about what the policy would forbid. */
  readonly mistakes: readonly string[];
}

const CHARSET = /<meta charset="?utf-8"?\s*\/?>/iu;

/**
 * A built page with its policy and the guard script, both before anything that runs. Must be the last step that changes the page.
 *
 * @param file name of the page in mistakes.
 */
export function securePage(file: string, html: string, rules: PageRules): SecuredPage {
  const {guard, hosts, trustedTypes, origin} = rules;
  const {scripts, requests, forbidden} = readPage(html);
  const inline = guard === undefined ? scripts : [guard, ...scripts];
  const hashes = [...new Set(inline.map(hashScript))].toSorted();
  const policy = composePolicy({hosts, hashes, trustedTypes, isHeader: false});
  const tags = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ...(guard === undefined ? [] : [`<script>${guard}</script>`]),
  ];
  return {
    html: html.replace(CHARSET, (charset) => charset + tags.join('')),
    hashes,
    mistakes: [
      ...(CHARSET.test(html)
        ? []
        : [
            `${file} does not name its encoding as the first thing in its head, after which the policy follows.`,
          ]),
      ...findMistakes({file, origin, hosts, requests, forbidden}),
    ],
  };
}

function hashScript(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * The script of Docusaurus's redirect pages contains the target address, so each would need a hash of its own. This one reads it from the
 * page, is the same in all of them, and keeps the old address out of the browser's history.
 */
const SCRIPT = `(()=>{const to=document.querySelector("link[rel=canonical]").getAttribute("href");location.replace(/[?#]/.test(to)?to:to+location.search+location.hash)})()`;

/**
 * A redirect page of Docusaurus with the shared script.
 *
 * @returns any other page unchanged.
 */
export function shareRedirectScript(html: string): string {
  return html.includes('http-equiv="refresh"')
    ? html.replace(
        /<script>[^<]*window\.location\.href = [^<]*<\/script>/u,
        () => `<script>${SCRIPT}</script>`,
      )
    : html;
}

/** Enough to understand the problem. */
const MAX_MISTAKES = 20;

/**
 * Adds the policy to every page of one built language.
 *
 * @returns hashes of all inline scripts, sorted.
 * @throws Error naming pages with something that the policy would forbid, such as a host that is not declared.
 */
export function securePages(pages: BuiltPages, rules: PageRules): readonly string[] {
  const hashes = new Set<string>();
  const mistakes: string[] = [];
  for (const file of pages.files) {
    const page = securePage(file, shareRedirectScript(pages.read(file) ?? ''), rules);
    page.hashes.forEach((hash) => hashes.add(hash));
    mistakes.push(...page.mistakes);
    pages.write(file, page.html);
  }
  if (mistakes.length > 0) {
    throw new Error(describe(mistakes));
  }
  return [...hashes].toSorted();
}

function describe(mistakes: readonly string[]): string {
  const rest = mistakes.length - MAX_MISTAKES;
  return [
    'Pages do not fit the Content Security Policy of the portal:',
    ...mistakes.slice(0, MAX_MISTAKES),
    ...(rest > 0 ? [`… and ${rest} more.`] : []),
  ].join('\n');
}
