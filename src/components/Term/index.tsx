import {type ReactNode, useId} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import InlineCode from '@site/src/components/InlineCode';
import {GLOSSARY_PATH, type TermId} from '@site/src/data/glossary';
import {useSamePage} from '@site/src/hooks/useSamePage';
import {glossaryLabels} from '@site/src/labels/glossary';
import styles from './styles.module.css';
import {useHint} from './useHint';

export interface Props {
  /** Of the glossary; the content check names ids that do not exist. */
  readonly id: TermId;
  /** The word as the sentence needs it. */
  readonly children: ReactNode;
}

/**
 * A word with its definition from the glossary. A native popover opens on touch, click and keys, also without scripts; with them, when the
 * word is pointed at or gets the focus.
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
      {/* In the reader's language, also where the page around it is not translated. */}
      <span
        id={hintId}
        ref={hintRef}
        popover="auto"
        className={styles.hint}
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
