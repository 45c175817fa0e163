import {type RefObject, useEffect} from 'react';
import type {EditorView} from '@codemirror/view';
import {updateSchema} from 'cm6-graphql';
import {buildSchema} from 'graphql';

/** Completes and validates with a schema as soon as its definitions are there. */
export function useEditorSchema(
  view: RefObject<EditorView | undefined>,
  sdl: string | undefined,
): void {
  useEffect(() => {
    if (view.current !== undefined && sdl !== undefined) {
      updateSchema(view.current, buildSchema(sdl));
    }
  }, [view, sdl]);
}
