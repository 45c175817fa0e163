import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {formatDate} from '@site/src/lib/text/format';

/** When a post was published and how long it takes to read, in the digits of the portal (LST-5). */
export default function PostFacts(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {date, readingTime: minutes} = useBlogPost().metadata;
  const {selectMessage} = usePluralForm();
  return (
    <div className="margin-vert--md">
      <time dateTime={date}>{formatDate(date, i18n.currentLocale)}</time>
      {minutes !== undefined && (
        <>
          {' · '}
          {selectMessage(
            minutes,
            translate(
              {
                id: 'theme.blog.post.readingTime.plurals',
                message: 'One min read|{readingTime} min read',
                description:
                  'Pluralized label for "{readingTime} min read". Use as much plural forms (separated by "|") as your language support (see https://www.unicode.org/cldr/cldr-aux/charts/34/supplemental/language_plural_rules.html)',
              },
              {readingTime: minutes},
            ),
          )}
        </>
      )}
    </div>
  );
}
