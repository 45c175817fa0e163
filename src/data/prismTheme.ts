import type {PrismTheme} from 'prism-react-renderer';

/** One theme for light and dark: its colours are tokens, which change with the page's theme. */
export const PRISM_THEME: PrismTheme = {
  plain: {color: 'var(--site-color-text)', backgroundColor: 'var(--site-color-code-background)'},
  styles: [
    {
      types: ['comment', 'prolog', 'cdata', 'doctype'],
      style: {color: 'var(--site-color-code-comment)'},
    },
    {
      types: ['keyword', 'atrule', 'operator-keyword', 'directive'],
      style: {color: 'var(--site-color-code-keyword)'},
    },
    {
      types: ['string', 'char', 'attr-value', 'template-string', 'inserted'],
      style: {color: 'var(--site-color-code-string)'},
    },
    {
      types: ['number', 'boolean', 'constant', 'regex', 'variable'],
      style: {color: 'var(--site-color-code-number)'},
    },
    {
      types: ['class-name', 'builtin', 'tag', 'selector', 'namespace'],
      style: {color: 'var(--site-color-code-type)'},
    },
    {
      types: ['function', 'property', 'attr-name', 'key'],
      style: {color: 'var(--site-color-code-name)'},
    },
    {types: ['deleted'], style: {color: 'var(--site-color-danger)'}},
  ],
};
