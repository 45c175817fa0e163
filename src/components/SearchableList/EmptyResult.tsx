import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface Props {
  readonly text?: string | undefined;
  readonly query: string;
}

const PLACEHOLDER = '{query}';

/** The sentence for no results, with the quoted query in bold where the text has `{query}` (LST-1). */
export default function EmptyResult({text, query}: Props): ReactNode {
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
    {query: query.trim()},
  );
  return (
    <p className={styles.empty}>
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
  );
}
