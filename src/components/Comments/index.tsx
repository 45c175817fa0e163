import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {commentTerm} from '@site/src/lib/comments/commentTerm';
import {isCommentSettings} from '@site/src/lib/comments/isCommentSettings';
import type {CommentsConsent} from '@site/src/lib/contracts/comments';
import Discussion from './Discussion';

export interface Props {
  /** When the widget may load; without it, as the site is configured (C-26). */
  readonly consent?: CommentsConsent;
}

/** The discussion of this page, the same one in all languages; nothing where comments are not configured (CMT-1, C-26). */
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
