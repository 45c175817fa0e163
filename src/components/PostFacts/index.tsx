import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {formatDate, formatMinutes} from '@site/src/lib/text/format';

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
          <Translate
            id="docs.readingTime"
            description="How long a document takes to read; duration is a text such as “5 minutes”"
            values={{duration: formatMinutes(readingTime, i18n.currentLocale)}}>
            {'{duration} to read'}
          </Translate>
        </>
      )}
    </div>
  );
}
