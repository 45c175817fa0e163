import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useId,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import InlineCode from '@site/src/components/InlineCode';
import {GLOSSARY_PATH, type TermId} from '@site/src/family/data/glossary';
import {useSamePage} from '@site/src/hooks/useSamePage';
import {glossaryLabels} from '@site/src/family/labels/glossary';
import {HINT_CLOSE_DELAY_MS, HINT_OPEN_DELAY_MS} from '@site/src/lib/constants';
import styles from './styles.module.css';

interface Hint {
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly hintRef: RefObject<HTMLSpanElement | null>;
  /** Of the element around the button and its popover. */
  readonly rootProps: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Opens a native popover for a mouse that rests on its button and for keyboard focus. The browser handles clicks, touch and Escape. */
function useHint(): Hint {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const hintRef = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);

  function setOpen(shouldOpen: boolean, delayMs: number): void {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const hint = hintRef.current;
      if (hint === null || hint.matches(':popover-open') === shouldOpen) {
        return;
      }
      if (shouldOpen) {
        // The source is the style sheet's anchor.
        hint.showPopover({source: buttonRef.current ?? undefined});
      } else {
        hint.hidePopover();
      }
    }, delayMs);
  }

  return {
    buttonRef,
    hintRef,
    rootProps: {
      onPointerEnter: ({pointerType}) => {
        if (pointerType === 'mouse') {
          setOpen(true, HINT_OPEN_DELAY_MS);
        }
      },
      onPointerLeave: ({pointerType, currentTarget}) => {
        if (pointerType === 'mouse' && !currentTarget.contains(document.activeElement)) {
          setOpen(false, HINT_CLOSE_DELAY_MS);
        }
      },
      onFocus: ({target}) => {
        if (target === buttonRef.current && target.matches(':focus-visible')) {
          setOpen(true, 0);
        }
      },
      onBlur: ({currentTarget, relatedTarget}) => {
        if (!currentTarget.contains(relatedTarget)) {
          setOpen(false, 0);
        }
      },
      onKeyDown: ({key}) => {
        if (key === 'Escape') {
          // A popover that the browser closes now must not open again because the mouse arrived a moment ago.
          window.clearTimeout(timer.current);
        }
      },
    },
  };
}

export interface Props {
  /** Of the glossary; the content check reports ids that do not exist. */
  readonly id: TermId;
  /** The word as inflected in the sentence. */
  readonly children: ReactNode;
}

/**
 * A word with its definition from the glossary. A native popover opens on touch, click and keys, even without scripts; with them, also
 * on hover or focus.
 */
export default function Term({id, children}: Props): ReactNode {
  const hintId = useId();
  const {rootProps, buttonRef, hintRef} = useHint();
  const {name, definition} = glossaryLabels[id];
  const {
    i18n: {localeConfigs, currentLocale},
  } = useDocusaurusContext();
  const language = localeConfigs[currentLocale];
  const entry = useSamePage(`${GLOSSARY_PATH}#${id}`);
  return (
    <span className={styles.root} {...rootProps}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.term}
        popoverTarget={hintId}
        popoverTargetAction="show">
        {children}
      </button>
      {/* In the reader's language, even if the page around it is untranslated. */}
      <span
        id={hintId}
        ref={hintRef}
        popover="auto"
        className={clsx('notePopover', styles.hint)}
        lang={language?.htmlLang}
        dir={language?.direction}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.definition}>
          <InlineCode text={definition} />
        </span>
        <Link className={styles.link} to={entry}>
          <Translate
            id="term.link"
            description="Link from a definition to its entry in the glossary">
            See the glossary
          </Translate>
        </Link>
      </span>
    </span>
  );
}
