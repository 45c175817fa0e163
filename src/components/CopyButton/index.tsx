import {clsx} from 'clsx';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {IconName} from '@site/src/components/Icon/paths';
import IconButton from '@site/src/components/IconButton';
import {type CopyStatus, useCopy} from '@site/src/hooks/useCopy';
import styles from './styles.module.css';

export interface Props {
  /** A function is called when the button is pressed. */
  readonly text: string | (() => string);
  /** Name of the text to copy, for screen readers and as a tooltip, such as "Copy #0284c7". */
  readonly label: string;
  /** The button's icon before copying. */
  readonly icon?: IconName;
}

/** Selector of the element that contains both the text and its button. */
const COPYABLE = '[data-copyable]';

const ICONS: Readonly<Record<Exclude<CopyStatus, 'idle'>, IconName>> = {
  copied: 'check',
  failed: 'warning',
};

/**
 * Copies a text; the check mark appears for two seconds and only on success (ST-11). When the browser refuses, the code next to the
 * button is selected, so that the reader can copy it manually (ERR-11).
 */
export default function CopyButton({text, label, icon = 'copy'}: Props): ReactNode {
  const {status, copy} = useCopy();
  return (
    <span className={styles.frame} data-state={status}>
      <IconButton
        icon={status === 'idle' ? icon : ICONS[status]}
        size="small"
        label={label}
        onClick={({currentTarget}) =>
          copy(typeof text === 'string' ? text : text(), () => selectCodeBeside(currentTarget))
        }
      />
      <CopyMessage
        status={status}
        failed={translate({
          id: 'copy.failed',
          message: 'Copying was refused. Select the text and copy it by hand.',
          description: 'Announced when the browser refuses to copy',
        })}
        className={styles.message}
      />
    </span>
  );
}

interface MessageProps {
  readonly status: CopyStatus;
  /** What to do if nothing could be copied. */
  readonly failed: string;
  readonly className: string | undefined;
}

/** The result: shown next to the button, and announced. */
export function CopyMessage({status, failed, className}: MessageProps): ReactNode {
  const messages: Readonly<Record<CopyStatus, string>> = {
    idle: '',
    copied: translate({
      id: 'copy.done',
      message: 'Copied',
      description: 'Announced when a text has been copied',
    }),
    failed,
  };
  return (
    <span className={clsx('bubble', className)} role="status">
      {messages[status]}
    </span>
  );
}

function selectCodeBeside(button: HTMLElement): void {
  const code = button.closest(COPYABLE)?.querySelector('pre, code');
  if (code) {
    window.getSelection()?.selectAllChildren(code);
  }
}
