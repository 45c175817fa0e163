import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import IconButton from '@site/src/components/IconButton';
import type {LiveOperation} from '@site/src/lib/contracts/live';
import styles from './styles.module.css';

export interface Props {
  /** Title of the sample, or its language. */
  readonly caption: string;
  readonly operation: LiveOperation;
  /** Hash of a link to the reader's version; undefined where it would be too long. */
  readonly hash: string | undefined;
  readonly onReset: () => void;
}

/** What can be done with the sample beside running it. */
export default function Toolbar({caption, operation, hash, onReset}: Props): ReactNode {
  return (
    <div className={styles.toolbar}>
      <span className={styles.caption}>{caption}</span>
      <IconButton
        icon="reset"
        size="small"
        label={translate({
          id: 'live.reset',
          message: 'Reset to the sample',
          description: 'Button of a live sample: undo all changes, also those of its data',
        })}
        onClick={onReset}
      />
      {hash !== undefined && (
        <CopyButton
          icon="link"
          text={() => share(hash)}
          label={translate({
            id: 'live.share',
            message: 'Copy a link to this version',
            description: 'Button of a live sample: copies an address with the reader’s changes',
          })}
        />
      )}
      <CopyButton
        text={operation.query}
        label={translate({
          id: 'live.copy',
          message: 'Copy the operation',
          description: 'Button of a live sample: copies the text of the editor',
        })}
      />
    </div>
  );
}

/** The address of the reader's version, which becomes that of the page, too. */
function share(hash: string): string {
  const address = new URL(hash, window.location.href).href;
  window.history.replaceState(window.history.state, '', address);
  return address;
}
