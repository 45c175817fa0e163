import type {ReactNode} from 'react';
import type {Props as ListProps} from '@theme/BlogListPage';
import PageLanguages from '@site/src/components/PageLanguages';
import {DEFAULT_LOCALE} from '@site/src/lib/constants';
import {joinTranslations, readTranslations} from '@selection-set/translation-freshness/field';

export type Props = Pick<ListProps, 'items'>;

/** A list of posts exists in the languages of the posts in it (I6). */
export default function PostListLanguages({items}: Props): ReactNode {
  return <PageLanguages locales={listLocales(items)} />;
}

/** Languages in which at least one of the posts exists. */
export function listLocales(items: Props['items']): readonly string[] {
  return joinTranslations(
    items.map(({content}) => readTranslations({...content.frontMatter})),
    DEFAULT_LOCALE,
  );
}
