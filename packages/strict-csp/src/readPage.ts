import {Parser} from 'htmlparser2';
import {listRequests, type PageRequest} from './listRequests';

/** What a policy has to know about a page. */
export interface PageFacts {
  /** Inline scripts that run, as they stand. */
  readonly scripts: readonly string[];
  /** What the page asks for, or would once a reader presses something. */
  readonly requests: readonly PageRequest[];
  /** What no policy of the portal allows: inline styles, handlers in attributes, `javascript:` addresses. */
  readonly forbidden: readonly string[];
}

/** Of inline scripts; others, such as JSON-LD, are data. */
const RUNNING_TYPES = new Set(['', 'text/javascript', 'module', 'speculationrules', 'importmap']);

/** Reads the HTML of one page; never fails, as a browser would not. */
export function readPage(html: string): PageFacts {
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
