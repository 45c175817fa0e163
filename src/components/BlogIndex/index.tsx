import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import postLanguages from '@generated/page-index/default/postLanguages.json';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props} from '@theme/BlogListPage';
import Layout from '@theme/Layout';
import NotIndexed from '@site/src/components/NotIndexed';
import PageFrame from '@site/src/components/PageFrame';
import {listLocales} from '@site/src/components/PostListLanguages';
import PostSummaries from '@site/src/components/PostSummaries';
import {describeListPage} from '@site/src/labels/blog';
import styles from './styles.module.css';

const FEEDS = [
  {name: 'RSS', file: 'rss.xml'},
  {name: 'Atom', file: 'atom.xml'},
  {name: 'JSON', file: 'feed.json'},
] as const;

/** The blog's first and further pages: every post with date, title, description and tags. */
export default function BlogIndex({items, metadata}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const feedLocale = postLanguages.includes(i18n.currentLocale)
    ? i18n.currentLocale
    : i18n.defaultLocale;
  const list = {title: metadata.blogTitle, description: metadata.blogDescription};
  return (
    <Layout {...describeListPage(list, metadata.page)}>
      {metadata.page > 1 && <NotIndexed />}
      <PageFrame
        title={metadata.blogTitle}
        locales={listLocales(items)}
        description={
          <>
            {metadata.blogDescription}{' '}
            <span className={styles.feeds}>
              <Link to="/blog/tags">
                <Translate id="blog.tags" description="Link to the list of all tags of the blog">
                  All tags
                </Translate>
              </Link>
              {FEEDS.map(({name, file}) => (
                <a
                  key={file}
                  href={`${i18n.localeConfigs[feedLocale]?.baseUrl ?? '/'}blog/${file}`}
                  hrefLang={i18n.localeConfigs[feedLocale]?.htmlLang}
                  aria-label={translate(
                    {
                      id: 'blog.feed',
                      message: '{format} feed of the blog',
                      description: 'Label of a link to a feed; format is RSS, Atom or JSON',
                    },
                    {format: name},
                  )}>
                  {name}
                </a>
              ))}
              <Link to="/feeds">
                <Translate
                  id="blog.feeds"
                  description="Link to the page that says what feeds are for; follows links to the feeds">
                  About feeds
                </Translate>
              </Link>
            </span>
          </>
        }>
        <PostSummaries items={items} />
        <BlogListPaginator metadata={metadata} />
      </PageFrame>
    </Layout>
  );
}
