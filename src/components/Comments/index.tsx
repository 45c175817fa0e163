import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {useColorMode} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {GiscusProps} from '@giscus/react';
import {useCallback, useReducer, useRef, type ComponentType, type ReactNode} from 'react';
import Button from '@site/src/components/Button';
import {useDeadline} from '@site/src/hooks/useDeadline';
import {useInView} from '@site/src/hooks/useInView';
import {useMessagesFrom} from '@site/src/hooks/useMessagesFrom';
import {useOnDemand} from '@site/src/hooks/useOnDemand';
import {
  commentTerm,
  discussionsAddress,
  giscusLanguage,
  isCommentSettings,
  readWidgetMessage,
} from '@site/src/lib/comments/commentTerm';
import {COMMENTS_TIMEOUT_MS} from '@site/src/lib/constants';
import type {CommentsConsent, CommentSettings} from '@site/src/lib/contracts/siteFields';
import {INITIAL_STATE, reduceComments, type CommentsState} from './state';
import styles from './styles.module.css';

interface CommentsControl {
  readonly state: CommentsState;
  /** Undefined until the widget's script has loaded (CMT-2). */
  readonly Widget: ComponentType<GiscusProps> | undefined;
  readonly ask: () => void;
}

async function loadWidget(): Promise<ComponentType<GiscusProps>> {
  const {default: Giscus} = await import('@giscus/react');
  return Giscus;
}

/** Loads the widget on demand, and determines from its messages whether it works (CMT-2, API-10). */
function useComments(host: string): CommentsControl {
  const [state, dispatch] = useReducer(reduceComments, INITIAL_STATE);
  // Stable, because effects depend on them.
  const ask = useCallback(() => dispatch({type: 'asked'}), []);
  const miss = useCallback(() => dispatch({type: 'missed'}), []);
  const read = useCallback((data: unknown) => {
    const type = readWidgetMessage(data);
    if (type !== undefined) {
      dispatch({type});
    }
  }, []);
  useMessagesFrom(host, read);
  useDeadline(state.status === 'waiting', COMMENTS_TIMEOUT_MS, miss);
  const Widget = useOnDemand(state.status !== 'idle', loadWidget, miss);
  return {state, Widget, ask};
}

interface NoticeProps {
  readonly repo: string;
  readonly term: string;
}

/** Says that the widget does not work and where the discussion is (ERR-12). */
function Notice({repo, term}: NoticeProps): ReactNode {
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

interface GateProps {
  readonly host: string;
  readonly onOpen: () => void;
}

/** Asks before anything is loaded from the widget's host (C-26). */
function Gate({host, onOpen}: GateProps): ReactNode {
  return (
    <div className={styles.gate}>
      <p className={styles.words}>
        <Translate
          id="comments.gate"
          description="Said before comments are loaded from another site; host is its name"
          values={{host: new URL(host).host}}>
          {'Comments come from {host}, which learns that you read this page once you load them.'}
        </Translate>
      </p>
      <Button onClick={onOpen}>
        <Translate id="comments.open" description="Button that loads the comments of a page">
          Show comments
        </Translate>
      </Button>
    </div>
  );
}

/** Target to which the widget returns readers after signing in; the placeholder has this id until the widget exists. */
const WIDGET_ID = 'comments';

interface DiscussionProps {
  readonly settings: CommentSettings;
  readonly term: string;
  readonly consent: CommentsConsent;
}

/** A placeholder until the widget is requested by scrolling or by a click; then the widget, or a notice if it fails to load. */
function Discussion({settings, term, consent}: DiscussionProps): ReactNode {
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

export interface Props {
  /** When the widget may load; by default, as the site is configured (C-26). */
  readonly consent?: CommentsConsent;
}

/** The discussion of this page, the same in all languages; nothing if comments are not configured (CMT-1, C-26). */
export default function Comments({consent}: Props): ReactNode {
  const {pathname} = useLocation();
  const {
    siteConfig: {baseUrl, customFields},
  } = useDocusaurusContext();
  const settings = customFields?.comments;
  if (!isCommentSettings(settings)) {
    return null;
  }
  const term = commentTerm(pathname, baseUrl);
  return (
    <Discussion key={term} settings={settings} term={term} consent={consent ?? settings.consent} />
  );
}
