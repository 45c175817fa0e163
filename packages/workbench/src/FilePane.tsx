import {isolateHistory} from '@codemirror/commands';
import {setDiagnostics} from '@codemirror/lint';
import type {Extension} from '@codemirror/state';
import type {EditorView} from '@codemirror/view';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type DragEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type {BenchFile} from './address';
import type {Problem} from './bench';
import {openEditor} from './editor';
import styles from './styles.module.css';
import type {BenchControls, BenchTexts} from './texts';

interface EditorProps {
  readonly file: BenchFile;
  readonly label: string;
  readonly phrases: Readonly<Record<string, string>>;
  readonly language: (name: string, text: string) => Extension;
  readonly problems: readonly Problem[];
  readonly views: RefObject<Map<string, EditorView>>;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
}

/** The offset of a problem in a text that may have changed since. */
export function offsetOf({state: {doc}}: EditorView, {line, column}: Problem): number {
  const {from, to} = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(from + Math.max(column - 1, 0), to);
}

/** An editor inside an element. Its text can also be set from outside, which the reader can undo. */
function useFileEditor(
  place: RefObject<HTMLElement | null>,
  {file: {name, text}, label, phrases, language, problems, views, onChange, onRun}: EditorProps,
): void {
  const known = useRef(text);
  const tell = useEffectEvent((changed: string) => {
    known.current = changed;
    onChange(changed);
  });
  const run = useEffectEvent(onRun);
  const open = useEffectEvent((host: HTMLElement) =>
    openEditor(host, text, {
      label,
      phrases,
      language: language(name, text),
      onChange: (changed) => tell(changed),
      onRun: () => run(),
    }),
  );

  useEffect(() => {
    if (place.current === null) {
      return undefined;
    }
    const view = open(place.current);
    const all = views.current;
    all.set(name, view);
    return () => {
      all.delete(name);
      view.destroy();
    };
  }, [name, place, views]);

  useEffect(() => {
    const view = views.current.get(name);
    if (view !== undefined && known.current !== text) {
      view.dispatch({
        changes: {from: 0, to: view.state.doc.length, insert: text},
        // However soon it follows a key, one step back leads to what was typed.
        annotations: isolateHistory.of('full'),
      });
    }
  }, [name, text, views]);

  useEffect(() => {
    const view = views.current.get(name);
    view?.dispatch(
      setDiagnostics(
        view.state,
        problems.map((problem) => {
          const from = offsetOf(view, problem);
          return {
            from,
            to: Math.min(from + 1, view.state.doc.length),
            severity: 'error',
            message: problem.message,
          };
        }),
      ),
    );
  }, [name, problems, views]);
}

/** An editor of one file. */
export function FileEditor(props: EditorProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useFileEditor(place, props);
  return <div ref={place} className={styles.editor} dir="ltr" />;
}

interface FilePaneProps {
  readonly title: string;
  readonly texts: BenchTexts;
  readonly IconButton: BenchControls['IconButton'];
  readonly onText: (text: string) => void;
  readonly children: ReactNode;
}

/** Largest file to open, in bytes: an editor takes seconds for more. */
const FILE_MAX_BYTES = 5_000_000;

/** The text of a file of the device; undefined if it is too large, is no text, or cannot be read, as a folder cannot. */
async function readText(file: File): Promise<string | undefined> {
  if (file.size > FILE_MAX_BYTES) {
    return undefined;
  }
  try {
    const text = await file.text();
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** An editor with its name. A file dropped on it replaces its text. */
export function FilePane({title, texts, IconButton, onText, children}: FilePaneProps): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [refused, setRefused] = useState<string>();

  async function take(file: File | undefined): Promise<void> {
    if (file !== undefined) {
      const text = await readText(file);
      setRefused(text === undefined ? file.name : undefined);
      if (text !== undefined) {
        onText(text);
      }
    }
  }

  function drop(event: DragEvent): void {
    setIsOver(false);
    if (event.dataTransfer.files.length > 0) {
      // The editor would insert it at the pointer.
      event.preventDefault();
      event.stopPropagation();
      void take(event.dataTransfer.files[0]);
    }
  }

  return (
    <div
      className={styles.file}
      data-state={isOver ? 'over' : 'still'}
      onDragOverCapture={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDropCapture={drop}>
      <div className={styles.caption}>
        <span className={styles.name}>{title}</span>
        <IconButton
          icon="folder"
          size="small"
          label={texts.openFile(title)}
          onClick={() => picker.current?.click()}
        />
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={texts.openFile(title)}
          onChange={({currentTarget}) => {
            void take(currentTarget.files?.[0]);
            // Allows the same file to be read again once it has changed.
            currentTarget.value = '';
          }}
        />
      </div>
      {refused !== undefined && (
        <p className={styles.refused} role="status">
          {texts.notOpened(refused)}
        </p>
      )}
      {children}
    </div>
  );
}
