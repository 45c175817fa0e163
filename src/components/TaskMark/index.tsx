import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

/** The mark before an entry of a task list. Markdown makes it a disabled checkbox without a name, which is useless to readers. */
export default function TaskMark({type, checked, ...rest}: ComponentProps<'input'>): ReactNode {
  if (type !== 'checkbox') {
    return <input type={type} checked={checked} {...rest} />;
  }
  const label =
    checked === true
      ? translate({
          id: 'taskMark.done',
          message: 'Done:',
          description: 'Said before an entry of a task list that is ticked',
        })
      : translate({
          id: 'taskMark.open',
          message: 'To do:',
          description: 'Said before an entry of a task list that is not ticked',
        });
  return (
    <span className={styles.mark} role="img" aria-label={label}>
      {checked === true && <Icon name="check" size={14} />}
    </span>
  );
}
