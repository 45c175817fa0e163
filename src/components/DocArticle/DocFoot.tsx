import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TagsListInline from '@theme/TagsListInline';
import FeedbackLink from '@site/src/components/FeedbackLink';
import PageFacts from '@site/src/components/PageFacts';
import styles from './styles.module.css';

export interface Props {
  /** Whether the table of contents says the same beside the text where there is room. */
  readonly hasToc: boolean;
}

/** Below a document: its tags, the ways to change it and to ask about it, and its last change (DOC-1, DOC-2). */
export default function DocFoot({hasToc}: Props): ReactNode {
  const {metadata} = useDoc();
  const {source, title, tags, editUrl, lastUpdatedAt, lastUpdatedBy} = metadata;
  return (
    <footer className={styles.foot}>
      {tags.length > 0 && <TagsListInline tags={tags} />}
      <PageFacts
        source={source}
        editUrl={editUrl}
        lastUpdatedAt={lastUpdatedAt}
        lastUpdatedBy={lastUpdatedBy}
      />
      <div className={styles.feedback} data-toc={hasToc}>
        <FeedbackLink pageTitle={title} />
      </div>
    </footer>
  );
}
