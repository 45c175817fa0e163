import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import OutdatedNotice from '@site/src/components/OutdatedNotice';
import PageLanguages from '@site/src/components/PageLanguages';
import TranslationNotice from '@site/src/components/TranslationNotice';
import {readTranslations} from '@selection-set/translation-freshness/field';

/** Above a post on its own page: its languages, and a notice if it is untranslated or outdated (I3, I4, I6). */
export default function PostHead(): ReactNode {
  const {metadata, frontMatter} = useBlogPost();
  return (
    <>
      <PageLanguages locales={readTranslations({...frontMatter})} />
      <TranslationNotice source={metadata.source} />
      <OutdatedNotice frontMatter={{...frontMatter}} />
    </>
  );
}
