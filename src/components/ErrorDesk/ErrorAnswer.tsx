import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import index from '@generated/error-desk/default/index.json';
import {createDesk, type Diagnosis, type ErrorEntry, type Finding} from '@selection-set/error-desk';
import {useDeferredValue, useMemo, type MouseEvent, type ReactNode} from 'react';
import {useLanguageMarks} from '@site/src/hooks/useLanguages';
import {SUBJECT} from '@site/src/family/data/family';
import {SUBJECT_SIGNS} from '@site/src/family/data/language';
import {isPlainClick} from '@site/src/lib/page/browser';
import styles from './styles.module.css';

/** All explained errors in this language. A separate module, so that it loads only when a log is pasted. */
export const desk = createDesk(index, {subjectSigns: SUBJECT_SIGNS});

/** Longest query to pass to a tool's issue search, in characters. */
const ISSUE_QUERY_MAX_CHARS = 120;

export interface EntryLinkProps {
  readonly entry: ErrorEntry;
  /** Navigates instead of the browser, such as from a dialog that closes first. */
  readonly onFollow?: (address: string) => void;
}

/** A link to the explanation of an error on its page. */
export function EntryLink({entry, onFollow}: EntryLinkProps): ReactNode {
  const marks = useLanguageMarks()(entry.lang);
  const address = useBaseUrl(entry.href);
  const onClick = (event: MouseEvent): void => {
    if (onFollow !== undefined && isPlainClick(event)) {
      event.preventDefault();
      onFollow(address);
    }
  };
  return (
    <Link className={styles.link} to={entry.href} onClick={onClick} dir="auto" {...marks}>
      {entry.title}
    </Link>
  );
}

export interface FoundErrorProps {
  readonly finding: Finding;
  readonly onFollow?: (address: string) => void;
}

/** One error of the log: what it is, where it occurs, and the fix from its page. */
function FoundError({
  finding: {entry, line, excerpt, others},
  onFollow,
}: FoundErrorProps): ReactNode {
  const marks = useLanguageMarks()(entry.lang);
  const tool = desk.tools.find(({id}) => id === entry.tool);
  return (
    <li className={styles.finding}>
      <p className={styles.facts}>
        <bdi>{tool?.name}</bdi>
        {entry.version !== '' && (
          <span>
            <Translate
              id="errors.version"
              description="Which version of a package an error was reproduced with"
              values={{version: <bdi>{entry.version}</bdi>}}>
              {'produced with {version}'}
            </Translate>
          </span>
        )}
      </p>
      <p className={styles.title}>
        <EntryLink entry={entry} onFollow={onFollow} />
      </p>
      <p className={styles.excerpt}>
        <span className={styles.line}>
          <Translate
            id="errors.line"
            description="Number of the line of a log in which an error stands"
            values={{line}}>
            {'Line {line}'}
          </Translate>
        </span>{' '}
        <code>{excerpt}</code>
      </p>
      {entry.cure !== '' && (
        <p className={styles.cure} dir="auto" {...marks}>
          {entry.cure}
        </p>
      )}
      {others.length > 0 && (
        <div className={styles.others}>
          <p>
            <Translate
              id="errors.others"
              description="Before links to other pages that explain the same words of a log">
              The same words are explained here too:
            </Translate>
          </p>
          <ul>
            {others.map((other) => (
              <li key={`${other.href} ${other.title}`}>
                <EntryLink entry={other} onFollow={onFollow} />{' '}
                <span className={styles.line}>
                  <bdi>{desk.tools.find(({id}) => id === other.tool)?.name}</bdi>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

export interface UnknownErrorProps {
  readonly unknown: NonNullable<Diagnosis['unknown']>;
}

/** An unexplained log: its message without names, and where others may have reported it. Sends nothing until the reader follows a link. */
function UnknownError({unknown: {template, tool}}: UnknownErrorProps): ReactNode {
  const words = template
    .replace(/["'`“”«»…[\]{}()]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, ISSUE_QUERY_MAX_CHARS);
  return (
    <div className={styles.unknown}>
      <p>
        <Translate
          id="errors.unknown"
          description="Shown when no page explains a log; a line of it without names follows">
          No page explains this error yet. With its names removed, it reads:
        </Translate>
      </p>
      <p className={styles.excerpt}>
        <code>{template}</code>
      </p>
      <p>
        <Link
          to={
            tool?.issues === undefined
              ? `https://github.com/search?type=issues&q=${encodeURIComponent(`${SUBJECT} ${words}`)}`
              : `${tool.issues}${encodeURIComponent(words)}`
          }
          target="_blank"
          rel="noopener noreferrer">
          {tool === undefined ? (
            <Translate
              id="errors.issues"
              description="Link to a search of GitHub for the words of an error">
              Search issues on GitHub for these words
            </Translate>
          ) : (
            <Translate
              id="errors.toolIssues"
              description="Link to the issues of a tool with the words of an error"
              values={{tool: <bdi>{tool.name}</bdi>}}>
              {'Search the issues of {tool} for these words'}
            </Translate>
          )}
        </Link>
      </p>
    </div>
  );
}

export interface Props {
  /** Unchanged, as pasted. */
  readonly log: string;
  readonly onFollow?: (address: string) => void;
}

/** The errors of a log in causal order, each with its fix. Everything happens on this device. */
export default function ErrorAnswer({log, onFollow}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const shown = useDeferredValue(log);
  const {findings, unknown} = useMemo(() => desk.diagnose(shown), [shown]);
  return (
    <div className={styles.answer}>
      <p className={styles.count} role="status">
        {findings.length > 0 &&
          selectMessage(
            findings.length,
            translate(
              {
                id: 'errors.count',
                message: 'One error is explained|{count} errors are explained, the cause first',
                description:
                  'Says how many errors of a pasted log have a fix; plural forms separated by |',
              },
              {count: findings.length},
            ),
          )}
      </p>
      {findings.length > 0 && (
        <ol className={styles.findings}>
          {findings.map((finding) => (
            <FoundError
              key={`${finding.line} ${finding.entry.href}`}
              finding={finding}
              onFollow={onFollow}
            />
          ))}
        </ol>
      )}
      {unknown !== undefined && <UnknownError unknown={unknown} />}
    </div>
  );
}
