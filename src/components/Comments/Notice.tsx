import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {discussionsAddress} from '@site/src/lib/comments/discussionsAddress';
import styles from './styles.module.css';

export interface Props {
  readonly repo: string;
  readonly term: string;
}

/** Says that the widget does not work and where the discussion is (ERR-12). */
export default function Notice({repo, term}: Props): ReactNode {
  return (
    <p className={styles.notice}>
      <Translate
        id="comments.failed"
        description="Said when the comments of a page cannot be loaded">
        The comments could not be loaded.
      </Translate>{' '}
      <Link to={discussionsAddress(repo, term)}>
        <Translate
          id="comments.discussions"
          description="Link to the discussion of a page, shown when its comments cannot be loaded">
          Read and write them on GitHub
        </Translate>
      </Link>
    </p>
  );
}
