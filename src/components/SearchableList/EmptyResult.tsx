import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface Props {
  readonly text?: string | undefined;
  readonly query: string;
  /** Whether the search over all pages may know more. */
  readonly offersSearch: boolean;
}

const PLACEHOLDER = '{query}';

/** The sentence for no results, with the quoted query in bold where the text has `{query}` (LST-1). */
export default function EmptyResult({text, query, offersSearch}: Props): ReactNode {
  const wanted = query.trim();
  const sentence =
    text ??
    translate({
      id: 'list.empty',
      message: 'Nothing here matches {query}. Try a shorter name, or pick a tag.',
      description: 'Shown when a list has no match; {query} is replaced by the quoted query',
    });
  const quoted = translate(
    {
      id: 'list.quoted',
      message: '“{query}”',
      description: 'What the reader typed, in the quotation marks of the language',
    },
    {query: wanted},
  );
  return (
    <div className={styles.empty}>
      <p>
        {sentence.split(PLACEHOLDER).map((part, index) => (
          <Fragment key={`${index}:${part}`}>
            {index > 0 && (
              <strong>
                <bdi>{quoted}</bdi>
              </strong>
            )}
            {part}
          </Fragment>
        ))}
      </p>
      {offersSearch && (
        <p>
          <Link to={`/search?q=${encodeURIComponent(wanted)}`}>
            <Translate
              id="list.searchAll"
              description="Link where a list has no match: the same words in the search over all pages">
              Search all pages for these words
            </Translate>
          </Link>
        </p>
      )}
    </div>
  );
}
