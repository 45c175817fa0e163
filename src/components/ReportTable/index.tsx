import {clsx} from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import TableFrame from '@site/src/components/TableFrame';
import styles from './styles.module.css';

/** A table of a report for maintainers: small, as wide as the page, with a line below each row. A style of its own goes before these. */
export default function ReportTable({className, ...props}: ComponentProps<'table'>): ReactNode {
  return <TableFrame {...props} className={clsx(styles.table, className)} />;
}
