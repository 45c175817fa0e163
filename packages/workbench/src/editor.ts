import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {
  HighlightStyle,
  bracketMatching,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import {Compartment, EditorState, Prec, type Extension} from '@codemirror/state';
import {EditorView, keymap} from '@codemirror/view';
import {tags} from '@lezer/highlight';

const TEXT = 'var(--site-color-text)';
const MUTED = 'var(--site-color-text-muted)';
const ACCENT = 'var(--site-color-accent)';
const BORDER = 'var(--site-hairline)';

/** The site's code colours as tokens, which follow the theme inside a shadow root, too. */
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

/** CodeMirror styled like the site's code blocks. Code reads from left to right, so its sides are physical: left and right. */
const editorTheme = [
  syntaxHighlighting(colours),
  EditorView.theme({
    // Fills an element that has a height; long content scrolls inside, where the focus is.
    '&': {blockSize: '100%', color: TEXT, fontSize: '0.875rem'},
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
    // It would cover the list when there is no room next to it.
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

/** Whether braces and brackets nest more than `limit` levels deep. Parsers that recurse once per level fail there. */
export function nestsDeeperThan(text: string, limit: number): boolean {
  let level = 0;
  for (const [sign] of text.matchAll(/[[\]{}]/gu)) {
    level += sign === '{' || sign === '[' ? 1 : -1;
    if (level > limit) {
      return true;
    }
  }
  return false;
}

/**
 * Language support for a text, unless the text exceeds its limits; such a text remains plain until it is below them.
 *
 * @param first text that the editor opens with.
 */
export function readUnless(
  reader: Extension,
  isTooMuch: (text: string) => boolean,
  first = '',
): Extension {
  const reading = new Compartment();
  const none: Extension = [];
  return [
    reading.of(isTooMuch(first) ? none : reader),
    EditorState.transactionExtender.of(({docChanged, newDoc, startState}) => {
      if (!docChanged) {
        return null;
      }
      const wanted = isTooMuch(newDoc.toString()) ? none : reader;
      return reading.get(startState) === wanted ? null : {effects: reading.reconfigure(wanted)};
    }),
  ];
}

export interface EditorOptions {
  /** For screen readers; says that Escape, then Tab, leaves the editor. */
  readonly label: string;
  /** Texts of CodeMirror by its own names. */
  readonly phrases: Readonly<Record<string, string>>;
  /** Language support: colours, completion, mistakes. */
  readonly language: Extension;
  readonly onChange: (text: string) => void;
  /** Ctrl or Command and Enter. */
  readonly onRun: () => void;
}

/** How long after Escape a Tab leaves the editor; the same as CodeMirror's own rule. Milliseconds. */
const LEAVING_MS = 2000;

/** All extensions of an editor. Tab indents; Escape lets the next Tab leave, even if it closes something else. */
function editorExtensions({label, phrases, language, onChange, onRun}: EditorOptions): Extension[] {
  return [
    Prec.highest(
      keymap.of([
        {
          key: 'Mod-Enter',
          run: () => {
            onRun();
            return true;
          },
        },
        {
          key: 'Escape',
          // An open list of completions consumes the key: without this, the next Tab would indent and trap the reader inside.
          run: (view) => {
            view.setTabFocusMode(LEAVING_MS);
            return false;
          },
        },
      ]),
    ),
    keymap.of([
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...defaultKeymap,
      ...historyKeymap,
      indentWithTab,
    ]),
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    autocompletion(),
    EditorView.lineWrapping,
    // Focusable anyway, but assistive technology and checks detect it only by the attribute.
    EditorView.contentAttributes.of({'aria-label': label, tabindex: '0'}),
    EditorView.updateListener.of(({docChanged, state}) => {
      if (docChanged) {
        onChange(state.doc.toString());
      }
    }),
    EditorState.phrases.of(phrases),
    language,
    editorTheme,
  ];
}

/**
 * An editor inside an element. It is in a shadow root: there CodeMirror adds its styles as a style sheet object, which a content
 * security policy allows without `unsafe-inline`.
 *
 * @param text initial text; later ones are the reader's.
 */
export function openEditor(host: HTMLElement, text: string, options: EditorOptions): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  return new EditorView({doc: text, extensions: editorExtensions(options), parent: root, root});
}
