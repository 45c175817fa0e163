import {clsx} from 'clsx';
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import ErrorFrame, {Ways} from '@site/src/components/ErrorFrame';
import IssueLink from '@site/src/components/IssueLink';
import {plainPath} from '@site/src/lib/page/address';
import styles from './styles.module.css';

export interface Props {
  /** The error, if known: on a page that crashed in the browser. */
  readonly error?: Error;
  readonly onRetry?: () => void;
}

interface Generated {
  /** Names of a page's modules, by its path and a hash. */
  readonly chunkNames: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Loader and file of each module. */
  readonly registry: Readonly<Record<string, readonly unknown[]>>;
}

/**
 * For authors: which file to correct after a page has crashed, and what to look for in it.
 *
 * @param generated what Docusaurus knows of all pages.
 */
export function describeCrash(error: Error, pathname: string, generated: Generated): string {
  const {chunkNames, registry} = generated;
  const page = Object.keys(chunkNames).find(
    (key) => plainPath(key.replace(/-[^-/]*$/u, '')) === plainPath(pathname),
  );
  const content = String(chunkNames[page ?? '']?.content);
  const stack = error.stack ?? '';
  const file =
    /^@site\/(?<name>.*)/u.exec(String(registry[content]?.[1]))?.groups?.name ??
    /\.\/(?<name>[^\s:()]+\.mdx?):/u.exec(stack)?.groups?.name;
  const component = Array.from(
    stack.matchAll(/^\s*at (?<name>\p{Lu}\w*) \(/gmu),
    ({groups}) => groups?.name ?? '',
  ).find((name) => name !== 'MDXContent');
  const place = file ?? pathname;
  return component === undefined
    ? `${place}: Code of this page failed while it was drawn. Correct what is in braces there, and save.`
    : `${place}: <${component}> failed while this page was drawn. Correct what the page gives it, and save.`;
}

/** Only while somebody writes, because it needs the list of all pages. */
const CrashHint =
  process.env.NODE_ENV === 'development'
    ? ({error}: {readonly error: Error}): ReactNode => {
        const {pathname} = useLocation();
        return (
          <p>
            {describeCrash(error, pathname, {
              chunkNames: require('@generated/routesChunkNames'),
              registry: require('@generated/registry').default,
            })}
          </p>
        );
      }
    : undefined;

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
      {error !== undefined && CrashHint !== undefined && <CrashHint error={error} />}
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
