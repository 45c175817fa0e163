import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A table of Markdown in a frame that scrolls sideways, also by keyboard, where it is wider than the page. */
export default function TableFrame(props: ComponentProps<'table'>): ReactNode {
  return (
    <div
      className={styles.frame}
      role="group"
      tabIndex={0}
      aria-label={translate({
        id: 'table.frame',
        message: 'Table, scrolls sideways',
        description: 'Name of the frame around a table for screen readers',
      })}>
      <table {...props} />
    </div>
  );
}
