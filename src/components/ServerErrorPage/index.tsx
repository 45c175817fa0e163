import {clsx} from 'clsx';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ErrorFrame, {Ways} from '@site/src/components/ErrorFrame';
import IssueLink from '@site/src/components/IssueLink';
import styles from './styles.module.css';

export interface Props {
  /** The error, if known: on a page that crashed in the browser. */
  readonly error?: Error;
  readonly onRetry?: () => void;
}

/** The server-error page, also shown instead of a page that crashed in the browser (RTE-5, C-16). */
export default function ServerErrorPage({error, onRetry}: Props): ReactNode {
  return (
    <ErrorFrame
      code="500"
      title={
        <Translate id="serverError.title" description="Heading of the 500 page">
          Something went wrong on this page
        </Translate>
      }>
      <p>
        <Translate id="serverError.text" description="Sentence on the 500 page">
          The rest of the portal works. Try again, or tell the maintainers what you did.
        </Translate>
      </p>
      {error !== undefined && (
        <pre className={clsx('scrollEdges', styles.error)}>
          <code>{error.message}</code>
        </pre>
      )}
      <div className={styles.actions}>
        {onRetry !== undefined && (
          <button type="button" className={styles.retry} onClick={onRetry}>
            <Translate id="serverError.retry" description="Button that renders the page again">
              Try again
            </Translate>
          </button>
        )}
        <IssueLink title="Got server-side error in `{path}` url. Please fix!" labels="bug">
          <Translate id="serverError.issue" description="Link on the 500 page that opens an issue">
            Submit an issue about error in url
          </Translate>
        </IssueLink>
      </div>
      <Ways />
    </ErrorFrame>
  );
}
