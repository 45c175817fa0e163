import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {json, jsonParseLinter} from '@codemirror/lang-json';
import {bracketMatching, indentOnInput} from '@codemirror/language';
import {linter} from '@codemirror/lint';
import {EditorState, type Extension, Prec} from '@codemirror/state';
import {EditorView, keymap} from '@codemirror/view';
import {graphql} from 'cm6-graphql';
import {editorPhrases} from '@site/src/labels/live';
import {editorTheme} from './editorTheme';
import {hoverType} from './hoverType';

/** What an editor is for. */
export type EditorLanguage = 'graphql' | 'json';

export interface EditorOptions {
  readonly language: EditorLanguage;
  /** For screen readers. */
  readonly label: string;
  readonly onChange: (text: string) => void;
  /** Ctrl or Command and Enter. */
  readonly onRun: () => void;
}

/** How long after Escape a Tab leaves the editor; CodeMirror's own rule waits as long. Milliseconds. */
const LEAVING_MS = 2000;

/** Everything that an editor of a live sample does. Tab indents; Escape lets the next Tab leave, whatever else it closes. */
export function editorExtensions({language, label, onChange, onRun}: EditorOptions): Extension[] {
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
          // An open list of completions takes the key for itself: without this, the next Tab would indent and keep the reader inside.
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
    EditorView.contentAttributes.of({'aria-label': label}),
    EditorView.updateListener.of(({docChanged, state}) => {
      if (docChanged) {
        onChange(state.doc.toString());
      }
    }),
    EditorState.phrases.of(editorPhrases),
    ...(language === 'graphql' ? [graphql(), hoverType] : [json(), linter(lintJson)]),
    editorTheme,
  ];
}

const parseLint = jsonParseLinter();

/** No text is no variables, and no mistake. */
function lintJson(view: EditorView): ReturnType<typeof parseLint> {
  return view.state.doc.toString().trim() === '' ? [] : parseLint(view);
}
