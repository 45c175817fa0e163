import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PropBlogPostContent, PropBlogPostMetadata} from '@docusaurus/plugin-content-blog';
import Heading from '@theme/Heading';
import ToolMark from '@site/src/components/ToolMark';
import {TOOLS} from '@site/src/family/data/tools';
import {useContentLanguage} from '@site/src/hooks/useTranslationStart';
import {formatDate} from '@site/src/lib/text/format';
import styles from './styles.module.css';

/** The tools that a post is about, as nodes on one line; text and tags of the post name them. */
function PostFigure({names}: {readonly names: unknown}): ReactNode {
  const tools = TOOLS.filter(({key}) => Array.isArray(names) && names.includes(key));
  return (
    tools.length > 0 && (
      <span className={styles.figure} aria-hidden="true">
        {tools.map(({key}) => (
          <ToolMark key={key} toolKey={key} />
        ))}
      </span>
    )
  );
}

/** One post in the list. */
function PostSummary({metadata}: {readonly metadata: PropBlogPostMetadata}): ReactNode {
  const {permalink, source, title, description, date, tags, frontMatter} = metadata;
  const language = useContentLanguage(source);
  const {i18n} = useDocusaurusContext();
  return (
    <li className={styles.post}>
      <time className={styles.date} dateTime={new Date(date).toISOString()}>
        {formatDate(new Date(date), i18n.currentLocale)}
      </time>
      <div>
        <Heading as="h2" className={styles.title}>
          <Link className={styles.link} to={permalink} {...language}>
            {title}
          </Link>
        </Heading>
        <p className={styles.description}>
          <span {...language}>{description}</span>
        </p>
        <ul className={styles.tags}>
          {tags.map(({label, permalink: address}) => (
            <li key={address}>
              <Link className={styles.tag} to={address}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <PostFigure names={frontMatter.tools} />
    </li>
  );
}

export interface Props {
  readonly items: readonly {readonly content: PropBlogPostContent}[];
}

/** Posts with date, title, description, tags and the marks of their tools: in the blog, under a tag and under an author. */
export default function PostSummaries({items}: Props): ReactNode {
  return (
    <ul className={styles.posts}>
      {items.map(({content: {metadata}}) => (
        <PostSummary key={metadata.permalink} metadata={metadata} />
      ))}
    </ul>
  );
}
