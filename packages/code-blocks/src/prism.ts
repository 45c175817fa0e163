import {Prism} from 'prism-react-renderer';
import type {TokenObject} from 'prismjs';
import './mountPrism';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-diff';

Reflect.deleteProperty(globalThis, 'Prism');

const TEMPLATE = /`(?:\\[\s\S]|\$\{(?:[^{}]|\{(?:[^{}]|\{[^}]*\})*\})+\}|(?!\$\{)[^\\`])*`/u.source;

/** Languages that Prism detects in templates by their tags, such as css`…`. */
function listEmbedded(patterns: readonly (RegExp | TokenObject)[]): readonly string[] {
  return patterns.flatMap((entry) => {
    const inside = ('inside' in entry && entry.inside) || {};
    const code = 'embedded-code' in inside ? inside['embedded-code'] : undefined;
    return code !== undefined && 'alias' in code ? [code.alias ?? []].flat() : [];
  });
}

/** A template whose language is named in the comment before it, which editors support as well. */
function byComment(language: string): TokenObject {
  return {
    pattern: new RegExp(String.raw`(\/\*\s*${language}\s*\*\/\s*)${TEMPLATE}`, 'iu'),
    lookbehind: true,
    greedy: true,
    inside: {
      'template-punctuation': {pattern: /^`|`$/u, alias: 'string'},
      'embedded-code': {pattern: /[^]+/u, alias: language},
    },
  };
}

for (const language of ['javascript', 'jsx', 'typescript', 'tsx']) {
  const grammar = Prism.languages[language] ?? {};
  if ('template-string' in grammar && Array.isArray(grammar['template-string'])) {
    const templates = grammar['template-string'];
    templates.unshift(...listEmbedded(templates).map(byComment));
  }
}

export {Prism};
