import {type ReactNode, useRef} from 'react';
import Translate from '@docusaurus/Translate';
import {useColorMode} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useInView} from '@site/src/hooks/useInView';
import {giscusLanguage} from '@site/src/lib/comments/giscusLanguage';
import type {CommentSettings, CommentsConsent} from '@site/src/lib/contracts/comments';
import Gate from './Gate';
import Notice from './Notice';
import styles from './styles.module.css';
import {useComments} from './useComments';

/** Where the widget sends readers back to after they have signed in; the place has this id until the widget is there. */
const WIDGET_ID = 'comments';

export interface Props {
  readonly settings: CommentSettings;
  readonly term: string;
  readonly consent: CommentsConsent;
}

/** An empty place until the widget is asked for by view or by click; then the widget, or a notice if it does not come. */
export default function Discussion({settings, term, consent}: Props): ReactNode {
  const {repo, repoId, category, categoryId, host} = settings;
  const {i18n} = useDocusaurusContext();
  const {colorMode} = useColorMode();
  const {state, Widget, ask} = useComments(host);
  const frame = useInView(consent === 'view' ? ask : undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasGate = consent === 'click' && state.status === 'idle';
  const isFailed = state.status === 'failed';
  const isRefused = isFailed && state.reason === 'refused';
  return (
    <div
      className={styles.comments}
      id={Widget === undefined ? WIDGET_ID : undefined}
      data-state={state.status}
      data-consent={consent}
      data-scripts={consent === 'view' ? 'view' : undefined}
      ref={frame}>
      {(consent === 'click' || isFailed || Widget !== undefined) && (
        <h2 className={styles.heading} tabIndex={-1} ref={heading}>
          <Translate id="comments.heading" description="Heading above the comments of a page">
            Comments
          </Translate>
        </h2>
      )}
      {hasGate && (
        <Gate
          host={host}
          onOpen={() => {
            ask();
            heading.current?.focus();
          }}
        />
      )}
      {Widget !== undefined && !isRefused && (
        <div className={styles.widget}>
          <Widget
            id={WIDGET_ID}
            host={host}
            repo={repo}
            repoId={repoId}
            category={category}
            categoryId={categoryId}
            mapping="specific"
            term={term}
            strict="1"
            reactionsEnabled="1"
            emitMetadata="0"
            inputPosition="bottom"
            theme={colorMode}
            lang={giscusLanguage(i18n.currentLocale)}
            loading="lazy"
          />
        </div>
      )}
      <div role="status">{isFailed && <Notice repo={repo} term={term} />}</div>
    </div>
  );
}
