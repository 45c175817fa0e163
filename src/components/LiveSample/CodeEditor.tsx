import {type ReactNode, useRef} from 'react';
import styles from './styles.module.css';
import {type EditorInput, useEditor} from './useEditor';

/** An editor for GraphQL or JSON. Its text stays with the editor; `text` is where it starts. */
export default function CodeEditor(input: EditorInput): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEditor(place, input);
  return <div ref={place} className={styles.editor} dir="ltr" />;
}
