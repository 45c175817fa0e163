import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {FEEDBACK_ISSUES} from '@site/src/lib/config/readFeedback';
import IssueVote from './IssueVote';
import VoteForm from './VoteForm';

export interface Props {
  /** Path of the page below the site's base address and language, such as `/docs/yoga`. */
  readonly path: string;
  /** Title of the page. */
  readonly title: string;
}

/**
 * "Was this page helpful?", only where an endpoint or the repository's issues are configured. Whoever votes is not identified: no cookie,
 * no storage, no script of others.
 */
export default function PageFeedback({path, title}: Props): ReactNode {
  const {feedback} = useDocusaurusContext().siteConfig.customFields ?? {};
  if (typeof feedback !== 'string') {
    return null;
  }
  // A page has its own form: a vote for one says nothing about the next.
  return feedback === FEEDBACK_ISSUES ? (
    <IssueVote title={title} />
  ) : (
    <VoteForm key={path} action={feedback} path={path} />
  );
}
