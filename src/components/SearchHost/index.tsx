import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type {Props as ModalProps} from '@site/src/components/SearchModal';
import {useReadVersion} from '@site/src/hooks/useReadVersion';
import {useSearchSettings} from '@site/src/hooks/useSearchSettings';
import {TEXT_FIELDS, opensSearch} from '@site/src/lib/search/view/opensSearch';
import {searchAddress} from '@site/src/lib/versions/searchScope';

export interface SearchDialog {
  /** Address of the search page, for readers without scripts and for a new tab. */
  readonly address: string;
  readonly isOpening: boolean;
  /** Whether the search page is loading instead. */
  readonly isLeaving: boolean;
  /** From the reader's next key on, keys have their usual effect again. */
  readonly endLeaving: () => void;
  /** On the first sign that a reader will search: loads dialog, engine and the first stage of the index. Nothing of these loads earlier. */
  readonly prefetch: () => void;
  readonly open: () => void;
  readonly addText: (text: string) => void;
  /** Absent while nothing is rendered. */
  readonly modal:
    {readonly Modal: ComponentType<ModalProps>; readonly props: ModalProps} | undefined;
}

/** The search above the page: closed, loading, or open. Its code loads on the first intent; if it fails to load, the search page opens. */
export function useSearchDialog(): SearchDialog {
  const settings = useSearchSettings();
  const history = useHistory();
  const {version} = useReadVersion();
  const address = useBaseUrl(searchAddress(version));
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  const [isOpen, setOpen] = useState(false);
  // The search page opens instead of the dialog.
  const [isLeaving, setLeaving] = useState(false);
  const [kept, setKept] = useState('');
  // Text typed while the code is loading, for the dialog or the page; the state is its rendered part.
  const typed = useRef('');
  const [initial, setInitial] = useState('');

  async function prefetchIndex(): Promise<void> {
    const {openClient} = await import('@site/src/client/search/openClient');
    openClient(settings()).prefetch();
  }

  async function load(): Promise<void> {
    // The dialog reports this failure, since it tries again.
    prefetchIndex().catch(() => undefined);
    const module = await import('@site/src/components/SearchModal');
    // Rendered in small steps, so that keys and paints come in between.
    startTransition(() => setModal(() => module.default));
  }

  function setTyped(text: string): void {
    typed.current = text;
    setInitial(text);
  }

  async function open(): Promise<void> {
    if (isOpen) {
      return;
    }
    setTyped('');
    setLeaving(false);
    setOpen(true);
    try {
      await load();
    } catch {
      setOpen(false);
      setLeaving(true);
      history.push(withWords(address, typed.current));
    }
  }

  return {
    address,
    isOpening: isOpen && Modal === undefined,
    isLeaving,
    prefetch: () => {
      load().catch(() => undefined);
    },
    open: () => void open(),
    addText: (text) => {
      setTyped(typed.current + text);
      if (isLeaving) {
        history.replace(withWords(address, typed.current));
      }
    },
    endLeaving: () => setLeaving(false),
    modal:
      isOpen && Modal !== undefined
        ? {
            Modal,
            props: {
              initialQuery: initial === '' ? kept : initial,
              isKept: initial === '',
              onClose: (last) => {
                setKept(last);
                setOpen(false);
              },
            },
          }
        : undefined,
  };
}

function withWords(address: string, words: string): string {
  const mark = address.includes('?') ? '&' : '?';
  return words === '' ? address : `${address}${mark}q=${encodeURIComponent(words)}`;
}

type SearchKeys = Pick<SearchDialog, 'addText' | 'endLeaving' | 'isLeaving' | 'isOpening' | 'open'>;

/** Opens the search with `/`, Ctrl+K and Command+K from anywhere except where readers type (SRM-3, SRM-4, C-06). */
function useSearchKeys(keys: SearchKeys): void {
  const {isOpening, isLeaving, open, addText, endLeaving} = keys;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isLeaving && isTyped(event) && enterField()) {
      endLeaving();
    } else if ((isOpening || isLeaving) && isTyped(event)) {
      event.preventDefault();
      addText(event.key);
    } else if (opensSearch(event)) {
      event.preventDefault();
      open();
    }
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Whether a key types a character, without another effect, such as that of Space on a button. */
function isTyped(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented} = event;
  return key.length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing && !defaultPrevented;
}

/** Focuses the reader's current field or that of the search page, so that the key is typed there; false before it is rendered. */
function enterField(): boolean {
  if (document.activeElement?.closest(TEXT_FIELDS)) {
    return true;
  }
  const field = document.querySelector<HTMLInputElement>('main input[name=q]');
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
  return field !== null;
}

export interface Props {
  readonly dialog: SearchDialog;
}

/** Renders the search above the page while it is open, and listens to its keys (C-06). */
export default function SearchHost({dialog}: Props): ReactNode {
  const {modal} = dialog;
  useSearchKeys(dialog);
  return modal !== undefined && <modal.Modal {...modal.props} />;
}
