import type {ComponentProps, ReactNode} from 'react';
import type BlogLayout from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import ArticleFrame from '@site/src/components/ArticleFrame';
import styles from './styles.module.css';

export type Props = Omit<ComponentProps<typeof BlogLayout>, 'sidebar'>;

/** Lists of posts and single posts in the reading column, with the post's table of contents next to it. */
export default function BlogFrame({toc, children, ...layoutProps}: Props): ReactNode {
  return (
    <Layout {...layoutProps}>
      <main className={styles.frame}>
        <ArticleFrame aside={toc}>{children}</ArticleFrame>
      </main>
    </Layout>
  );
}
