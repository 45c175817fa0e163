import {clsx} from 'clsx';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ErrorFrame, {Ways} from '@site/src/components/ErrorFrame';
import IssueLink from '@site/src/components/IssueLink';
import styles from './styles.module.css';

export interface Props {
  /** What went wrong, where it is known: on a page that crashed in the browser. */
  readonly error?: Error;
  readonly onRetry?: () => void;
}

const TITLE = (
  <Translate id="serverError.title" description="Heading of the 500 page">
    Something went wrong on this page
  </Translate>
);

/** What went wrong, where it is known, and a way to render the page again. Asks nothing of the site around it. */
function Report({error, onRetry, children}: Props & {readonly children?: ReactNode}): ReactNode {
  return (
    <>
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
        {children}
      </div>
    </>
  );
}

/** In place of the site, where something above all pages crashed, or a page before its frame: nothing around it can be relied on. */
export function CrashedSite(props: Props): ReactNode {
  return (
    <main className={styles.site}>
      <h1>{TITLE}</h1>
      <Report {...props} />
    </main>
  );
}

/** The server-error page, also shown in place of a page that crashed in the browser (RTE-5, C-16). */
export default function ServerErrorPage(props: Props): ReactNode {
  return (
    <ErrorFrame code="500" title={TITLE}>
      <Report {...props}>
        <IssueLink title="Got server-side error in `{path}` url. Please fix!" labels="bug">
          <Translate id="serverError.issue" description="Link on the 500 page that opens an issue">
            Submit an issue about error in url
          </Translate>
        </IssueLink>
      </Report>
      <Ways />
    </ErrorFrame>
  );
}
