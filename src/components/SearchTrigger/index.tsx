import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {useReadVersion} from '@site/src/hooks/useReadVersion';
import {searchAddress} from '@site/src/lib/versions/searchScope';
import styles from './styles.module.css';

export interface Props {
  /** `compact` sits in the header's row, `field` fills a row of its own (C-18). */
  readonly shape: 'compact' | 'field';
}

/** Leads to the search page (HDR-5), which keeps to the version that is being read. */
export default function SearchTrigger({shape}: Props): ReactNode {
  const {version} = useReadVersion();
  return (
    <Link className={styles.trigger} to={searchAddress(version)} data-shape={shape}>
      <Icon name="search" size={18} />
      <span className={styles.word}>
        <Translate id="search.trigger" description="Label of the search button in the header">
          Search
        </Translate>
      </span>
    </Link>
  );
}
