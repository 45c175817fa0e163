import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ReadingTime} from '@site/src/components/PageFacts';
import {formatDate} from '@site/src/lib/text/format';

/** A post's date and reading time, in the digits and words of the portal (LST-5). */
export default function PostFacts(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {date, readingTime} = useBlogPost().metadata;
  return (
    <div className="margin-vert--md">
      <time dateTime={date}>{formatDate(date, i18n.currentLocale)}</time>
      {readingTime !== undefined && (
        <>
          {' · '}
          <ReadingTime minutes={readingTime} />
        </>
      )}
    </div>
  );
}
