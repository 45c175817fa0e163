import type {ReactNode} from 'react';
import {searchNotices} from '@site/src/labels/searchNotices';
import type {SearchView} from '@site/src/lib/search/view/searchView';
import styles from './styles.module.css';

export interface Props {
  readonly view: Pick<SearchView, 'answer' | 'query'>;
}

/**
 * Says that the site's own index answers in place of the hosted one (ERR-12). A region of its own, so that it is read out when it comes and not
 * again with each other message.
 */
export default function AnswerNotice({view: {answer, query}}: Props): ReactNode {
  const notice = query.trim() === '' ? undefined : answer?.notice;
  return (
    <div className={styles.notice} role="status">
      {notice !== undefined && searchNotices[notice]}
    </div>
  );
}
