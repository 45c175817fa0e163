import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import originals from '@generated/page-index/default/originalPosts.json';
import type {Props} from '@theme/BlogPostPaginator';
import Neighbours, {type Neighbour} from '@site/src/components/Neighbours';
import {useOriginalLanguage} from '@site/src/hooks/useLanguages';
import {withoutBase} from '@selection-set/site-paths';

export type {Props} from '@theme/BlogPostPaginator';

/** Links to the next newer and older post. */
export default function PostNeighbours({prevItem, nextItem}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const original = useOriginalLanguage();
  const withLanguage = (post: typeof nextItem): Neighbour | undefined =>
    post && {
      ...post,
      ...(originals.includes(withoutBase(post.permalink, baseUrl)) ? {language: original} : {}),
    };
  return (
    <Neighbours
      label={translate({
        id: 'theme.blog.post.paginator.navAriaLabel',
        message: 'Blog post page navigation',
        description: 'The ARIA label for the blog posts pagination',
      })}
      previous={withLanguage(prevItem)}
      previousLabel={
        <Translate
          id="theme.blog.post.paginator.newerPost"
          description="The blog post button label to navigate to the newer/previous post">
          Newer post
        </Translate>
      }
      next={withLanguage(nextItem)}
      nextLabel={
        <Translate
          id="theme.blog.post.paginator.olderPost"
          description="The blog post button label to navigate to the older/next post">
          Older post
        </Translate>
      }
    />
  );
}
