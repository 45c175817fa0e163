import {json, jsonParseLinter} from '@codemirror/lang-json';
import {linter} from '@codemirror/lint';
import type {Extension} from '@codemirror/state';
import type {EditorView} from '@codemirror/view';
import {readOperations} from '@site/src/family/language/editor';

/** What an editor is for. */
export type EditorLanguage = 'json' | 'operation';

/** What an editor of a live sample reads its text with. */
export function editorLanguage(language: EditorLanguage): Extension {
  return language === 'operation' ? readOperations() : [json(), linter(lintJson)];
}

const parseLint = jsonParseLinter();

/** No text is no variables, and no mistake. */
function lintJson(view: EditorView): ReturnType<typeof parseLint> {
  return view.state.doc.toString().trim() === '' ? [] : parseLint(view);
}
