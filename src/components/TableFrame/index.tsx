import type {ComponentProps, ReactNode} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A table of Markdown in a box that scrolls sideways, also by keyboard, if it is wider than the page. */
export default function TableFrame(props: ComponentProps<'table'>): ReactNode {
  return (
    <div
      className={clsx('scrollEdges', styles.frame)}
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
