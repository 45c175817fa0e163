import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import type {IconName} from '@site/src/components/Icon/paths';
import {type CopyStatus, useCopy} from '@site/src/hooks/useCopy';
import {fetchTwin} from '@site/src/lib/twins/fetchTwin';
import styles from './styles.module.css';

export interface Props {
  /** Of the page's Markdown twin. */
  readonly address: string;
}

const ICONS: Readonly<Record<CopyStatus, IconName>> = {
  idle: 'copy',
  copied: 'check',
  failed: 'warning',
};

/** Copies the page as Markdown; the twin is fetched on the click, and how it went shows for two seconds (ST-11). */
export default function CopyPage({address}: Props): ReactNode {
  const {status, copy} = useCopy();
  const messages: Readonly<Record<CopyStatus, string>> = {
    idle: '',
    copied: translate({
      id: 'copy.done',
      message: 'Copied',
      description: 'Announced when a text has been copied',
    }),
    failed: translate({
      id: 'pageActions.failed',
      message: 'The page could not be copied. Open it as Markdown and copy it there.',
      description: 'Announced when a document could not be copied as Markdown',
    }),
  };
  return (
    <span className={styles.copy} data-state={status}>
      <button type="button" className={styles.button} onClick={() => copy(fetchTwin(address))}>
        <Icon name={ICONS[status]} size={16} />
        <Translate
          id="pageActions.copy"
          description="Button over a document that copies it as Markdown; short">
          Copy page
        </Translate>
      </button>
      <span className={styles.message} role="status">
        {messages[status]}
      </span>
    </span>
  );
}
