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
import {opensSearch} from '@site/src/lib/search/view/opensSearch';
import {searchAddress} from '@site/src/lib/versions/searchScope';

export interface SearchDialog {
  /** Of the search page, for readers without scripts and for a new tab. */
  readonly address: string;
  readonly isOpening: boolean;
  /** On the first sign that a reader will search: loads dialog, engine and the first stage of the index. Nothing of them is loaded before. */
  readonly prefetch: () => void;
  readonly open: () => void;
  readonly addText: (text: string) => void;
  /** Absent while nothing is to be drawn. */
  readonly modal:
    {readonly Modal: ComponentType<ModalProps>; readonly props: ModalProps} | undefined;
}

/** The search over the page: closed, on its way, or open. Its code comes with the first intent; if it does not, the search page opens. */
export function useSearchDialog(): SearchDialog {
  const settings = useSearchSettings();
  const history = useHistory();
  const {version} = useReadVersion();
  const address = useBaseUrl(searchAddress(version));
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  // What is typed while the code is on its way, for the page that opens in its place.
  const typed = useRef('');

  async function prefetchIndex(): Promise<void> {
    const {openClient} = await import('@site/src/client/search/openClient');
    openClient(settings()).prefetch();
  }

  async function load(): Promise<void> {
    // What fails here is said by the dialog, which asks again.
    prefetchIndex().catch(() => undefined);
    const module = await import('@site/src/components/SearchModal');
    // Drawn bit by bit, so that keys and pictures come in between.
    startTransition(() => setModal(() => module.default));
  }

  async function open(): Promise<void> {
    typed.current = '';
    setOpen(true);
    try {
      await load();
    } catch {
      setOpen(false);
      history.push(withWords(address, typed.current));
    }
  }

  return {
    address,
    isOpening: isOpen && Modal === undefined,
    prefetch: () => {
      load().catch(() => undefined);
    },
    open: () => void open(),
    addText: (text) => {
      typed.current += text;
      setQuery((before) => before + text);
    },
    modal:
      isOpen && Modal !== undefined
        ? {
            Modal,
            props: {
              initialQuery: query,
              onClose: (last) => {
                setQuery(last);
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

export interface SearchKeys {
  /** Whether the search is on its way, so that what is typed now belongs into it. */
  readonly isOpening: boolean;
  readonly open: () => void;
  readonly addText: (text: string) => void;
}

/** Opens the search by `/`, Ctrl+K and Command+K from anywhere but the places where readers type (SRM-3, SRM-4, C-06). */
function useSearchKeys({isOpening, open, addText}: SearchKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey, isComposing} = event;
    if (isOpening && key.length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing) {
      event.preventDefault();
      addText(key);
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

export interface Props {
  readonly dialog: SearchDialog;
}

/** Draws the search over the page while it is open, and listens to its keys (C-06). */
export default function SearchHost({dialog}: Props): ReactNode {
  const {modal} = dialog;
  useSearchKeys(dialog);
  return modal !== undefined && <modal.Modal {...modal.props} />;
}
