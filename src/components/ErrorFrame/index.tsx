import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import ButtonLink from '@site/src/components/ButtonLink';
import styles from './styles.module.css';

export interface Props {
  readonly code: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Content that arrives later, below or next to the rest, which it does not move. */
  readonly aside?: ReactNode;
}

export interface WaysProps {
  /** Words to search for; without them, a link to the search page. */
  readonly words?: string | undefined;
}

/** Links out of an error page: the home page and the search. */
export function Ways({words = ''}: WaysProps): ReactNode {
  return (
    <div className={styles.ways}>
      <ButtonLink to="/" emphasis="primary">
        <Translate id="error.home" description="Button on the 404 and 500 pages">
          Go to the home page
        </Translate>
      </ButtonLink>
      <ButtonLink to={words === '' ? '/search' : `/search?q=${encodeURIComponent(words)}`}>
        {words === '' ? (
          <Translate id="error.search" description="Button on the 404 and 500 pages">
            Search the portal
          </Translate>
        ) : (
          <span>
            <Translate
              id="error.searchFor"
              description="Button on the 404 page; words are taken from the address that does not exist"
              values={{words: <bdi>{words}</bdi>}}>
              {'Search for “{words}”'}
            </Translate>
          </span>
        )}
      </ButtonLink>
    </div>
  );
}

/** The shared layout of 404 and 500: a broken edge, a title and next steps. */
export default function ErrorFrame({code, title, children, aside}: Props): ReactNode {
  return (
    <main className={styles.frame} data-scripts="now">
      <svg className={styles.graph} viewBox="9 0 222 48" aria-hidden="true">
        <path d="M24 24h72M144 24h72" />
        <path d="m108 16 8 16m8-16 8 16" />
        <circle cx="16" cy="24" r="7" />
        <circle cx="224" cy="24" r="7" />
      </svg>
      <p className={styles.code}>{code}</p>
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      <div className={styles.body}>
        <div>{children}</div>
        {aside}
      </div>
    </main>
  );
}
