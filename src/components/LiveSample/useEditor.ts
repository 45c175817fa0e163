import {type RefObject, useEffect, useEffectEvent, useRef} from 'react';
import {EditorView} from '@codemirror/view';
import {editorExtensions, type EditorOptions} from './editorExtensions';
import {useEditorSchema} from './useEditorSchema';

export interface EditorInput extends EditorOptions {
  /** Text at first; later ones are the reader's. */
  readonly text: string;
  /** Definitions that GraphQL is completed and validated with, once they are there. */
  readonly sdl?: string | undefined;
}

/**
 * An editor inside of an element. It lives in a shadow root: there CodeMirror adds its styles as a style sheet object, which a content
 * security policy allows without `unsafe-inline`.
 */
export function useEditor(
  place: RefObject<HTMLElement | null>,
  {text, sdl, language, label, onChange, onRun}: EditorInput,
): void {
  const view = useRef<EditorView>(undefined);
  const change = useEffectEvent(onChange);
  const run = useEffectEvent(onRun);

  useEffect(() => {
    const host = place.current;
    const root = host?.shadowRoot ?? host?.attachShadow({mode: 'open'});
    const editor = new EditorView({
      doc: text,
      extensions: editorExtensions({
        language,
        label,
        onChange: (changed) => change(changed),
        onRun: () => run(),
      }),
      ...(root === undefined ? {} : {parent: root, root}),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [place, text, language, label]);

  useEditorSchema(view, sdl);
}
