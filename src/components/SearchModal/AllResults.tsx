import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {linkTo} from './linkTo';
import styles from './styles.module.css';

const MOVE = '↑↓';
const CLOSE = 'Esc';

export interface Props {
  readonly pageAddress: string;
  readonly onFollow: (address: string) => void;
}

/** Leads to the search page, which has all results and an address to share. */
export default function AllResults({pageAddress, onFollow}: Props): ReactNode {
  return (
    <div className={styles.foot}>
      <a className={styles.all} {...linkTo(pageAddress, onFollow)}>
        <Translate id="search.modal.all" description="Link under the results to the search page">
          All results
        </Translate>
        <Icon name="arrow" size={16} />
      </a>
      <p className={styles.keys} aria-hidden="true">
        <span>
          <kbd>{MOVE}</kbd>{' '}
          <Translate id="search.keys.arrows" description="What the arrow keys do in the search">
            move through the results
          </Translate>
        </span>
        <span>
          <kbd>{CLOSE}</kbd>{' '}
          <Translate id="search.keys.close" description="What Escape does in the search">
            closes the search
          </Translate>
        </span>
      </p>
    </div>
  );
}
