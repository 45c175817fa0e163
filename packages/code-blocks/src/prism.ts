import {Prism} from 'prism-react-renderer';
import './mountPrism';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-diff';

Reflect.deleteProperty(globalThis, 'Prism');

/**
 * A template whose text is GraphQL by the comment before it, which editors know as well. Prism finds the tags `gql` and `graphql` by
 * itself, and colours what is named by the alias of `embedded-code`.
 */
const GRAPHQL_TEMPLATE = {
  pattern:
    /(\/\*\s*GraphQL\s*\*\/\s*)`(?:\\[\s\S]|\$\{(?:[^{}]|\{(?:[^{}]|\{[^}]*\})*\})+\}|(?!\$\{)[^\\`])*`/u,
  lookbehind: true,
  greedy: true,
  inside: {
    'template-punctuation': {pattern: /^`|`$/u, alias: 'string'},
    'embedded-code': {pattern: /[^]+/u, alias: 'graphql'},
  },
};

for (const language of ['javascript', 'jsx', 'typescript', 'tsx']) {
  const grammar = Prism.languages[language] ?? {};
  if ('template-string' in grammar && Array.isArray(grammar['template-string'])) {
    grammar['template-string'].unshift(GRAPHQL_TEMPLATE);
  }
}

export {Prism};
