import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {clsx} from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** A line with the headings and a `<dl>`, as `plugins/markdown/reference` writes them. */
  readonly children: ReactNode;
}

/** A table of names from Markdown: each name with its facts on one line, and its description below. */
export default function Entries({children}: Props): ReactNode {
  return <div className={styles.entries}>{children}</div>;
}

export interface EntryLinkProps {
  /** Of the entry on its page. */
  readonly id: string;
  readonly name: string;
}

/** A link to an entry, to share its address. */
export function EntryLink({id, name}: EntryLinkProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: name},
  );
  return (
    <Link
      className={clsx('hash-link', styles.link)}
      to={`#${id}`}
      aria-label={label}
      title={label}
      translate="no"
    />
  );
}
