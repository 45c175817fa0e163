import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ToolMark from '@site/src/components/ToolMark';
import type {ToolKey} from '@site/src/family/data/tools';
import {useSamePage} from '@site/src/hooks/useSamePage';
import styles from './styles.module.css';

export interface Props {
  readonly children: ReactNode;
}

export interface CardProps {
  readonly title: string;
  readonly href: string;
  /** Shows the tool's mark before the title. */
  readonly tool?: ToolKey;
  readonly children?: ReactNode;
}

/** Links of equal weight, in as many columns as fit. */
export default function Cards({children}: Props): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

/** One link with a text. In an old version of the documentation it leads to the page of that version. */
export function Card({title, href, tool, children}: CardProps): ReactNode {
  const to = useSamePage(href);
  return (
    <div className={styles.card}>
      <Link className={styles.link} to={to}>
        {tool !== undefined && <ToolMark toolKey={tool} />}
        {title}
      </Link>
      {children !== undefined && <div className={styles.words}>{children}</div>}
    </div>
  );
}
