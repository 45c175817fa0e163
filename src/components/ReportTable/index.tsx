import {clsx} from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import TableFrame from '@site/src/components/TableFrame';
import styles from './styles.module.css';

/** A table of a report for maintainers: small text, full width, with a line below each row. The caller's styles override these. */
export default function ReportTable({className, ...props}: ComponentProps<'table'>): ReactNode {
  return <TableFrame {...props} className={clsx(styles.table, className)} />;
}
