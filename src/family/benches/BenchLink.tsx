import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import styles from './link.module.css';

export interface Props {
  /** Address of a bench with its input, below the base address. */
  readonly to: string;
}

/** Below a sample of a page: opens it on a bench, where readers can change it. */
export default function BenchLink({to}: Props): ReactNode {
  return (
    <p className={styles.link}>
      {/* The fragment is not a heading. */}
      <Link to={to} data-noBrokenLinkCheck>
        <Icon name="play" size={16} />
        <Translate id="bench.open" description="Link below a sample, to a bench where it runs">
          Open in the studio
        </Translate>
      </Link>
    </p>
  );
}
