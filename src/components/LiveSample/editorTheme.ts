import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';

const TEXT = 'var(--site-color-text)';
const MUTED = 'var(--site-color-text-muted)';
const ACCENT = 'var(--site-color-accent)';
const BORDER = 'var(--site-hairline)';

/** The site's code colours as tokens, which follow the theme also inside of a shadow root. */
const colours = HighlightStyle.define([
  {tag: tags.comment, color: 'var(--site-color-code-comment)'},
  {
    tag: [tags.keyword, tags.definitionKeyword, tags.modifier],
    color: 'var(--site-color-code-keyword)',
  },
  {tag: [tags.propertyName, tags.attributeName], color: 'var(--site-color-code-name)'},
  {
    tag: [tags.number, tags.bool, tags.null, tags.variableName],
    color: 'var(--site-color-code-number)',
  },
  {tag: tags.string, color: 'var(--site-color-code-string)'},
  {tag: [tags.atom, tags.typeName], color: 'var(--site-color-code-type)'},
]);

/** CodeMirror in the look of the site's code blocks. Code reads from left to right, so that its sides are those of the page. */
export const editorTheme = [
  syntaxHighlighting(colours),
  EditorView.theme({
    '&': {color: TEXT, fontSize: '0.875rem'},
    '&.cm-focused': {outline: `2px solid ${ACCENT}`, outlineOffset: '-2px'},
    '.cm-scroller': {fontFamily: 'var(--ifm-font-family-monospace)', lineHeight: '1.6'},
    '.cm-content': {padding: 'var(--site-space-3) 0', caretColor: TEXT},
    '.cm-line': {padding: '0 var(--site-space-4)'},
    '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
      background: 'var(--site-color-accent-surface)',
    },
    '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': {
      background: 'var(--site-color-code-removed)',
    },
    '.cm-tooltip': {
      maxInlineSize: 'min(32rem, 90vw)',
      border: BORDER,
      borderRadius: 'var(--site-radius-s)',
      background: 'var(--site-color-raised)',
      color: TEXT,
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': {
      fontFamily: 'var(--ifm-font-family-monospace)',
      fontSize: '0.8125rem',
    },
    '.cm-tooltip-autocomplete > ul > li': {padding: '0.2rem var(--site-space-2)'},
    '.cm-tooltip-autocomplete ul li[aria-selected]': {
      background: 'var(--site-color-accent-surface)',
      color: TEXT,
    },
    '.cm-completionMatchedText': {color: ACCENT},
    '.cm-completionDetail': {color: MUTED, fontStyle: 'normal'},
    '.cm-tooltip.cm-completionInfo': {padding: 'var(--site-space-2)'},
    // It would cover the list where there is no room beside it.
    '@media (width < 40rem)': {'.cm-tooltip.cm-completionInfo': {display: 'none'}},
    '.cm-diagnostic': {padding: 'var(--site-space-1) var(--site-space-3)'},
    '.cm-diagnostic-error': {borderInlineStart: '3px solid var(--site-color-danger)'},
    '.cm-diagnosticText': {fontSize: 'var(--site-text-xs)'},
    '.cm-lintRange-error': {
      backgroundImage: 'none',
      textDecoration: 'underline wavy var(--site-color-danger)',
    },
    '.cm-hover': {
      padding: 'var(--site-space-2) var(--site-space-3)',
      fontFamily: 'var(--ifm-font-family-monospace)',
      fontSize: 'var(--site-text-xs)',
      whiteSpace: 'pre-wrap',
    },
  }),
];
