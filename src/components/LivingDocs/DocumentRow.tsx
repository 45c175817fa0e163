import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Absent from '@site/src/components/Absent';
import {concernLabels} from '@site/src/labels/livingDocs';
import {DEFAULT_LOCALE} from '@site/src/lib/constants';
import {formatDate} from '@site/src/lib/dates/formatDate';
import {formatNumber} from '@site/src/lib/text/formatNumber';
import type {ReviewedDocument} from '@site/src/lib/livingDocs/sortByReview';
import styles from './styles.module.css';

export interface Props {
  readonly row: ReviewedDocument;
}

/** One document; its title stands in the language of the original. */
export default function DocumentRow({
  row: {path, title, reviewBy, owner, words, incoming, concerns},
}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <tr>
      <th scope="row">
        <Link to={path} lang={DEFAULT_LOCALE} dir="ltr">
          {title}
        </Link>
        <span className={styles.path}>
          <bdi>{path}</bdi>
        </span>
      </th>
      <td>
        {reviewBy === undefined ? (
          <Absent />
        ) : (
          <time dateTime={reviewBy}>{formatDate(reviewBy, currentLocale)}</time>
        )}
      </td>
      <td>{owner === undefined ? <Absent /> : <bdi>{owner}</bdi>}</td>
      <td className={styles.number}>{formatNumber(words, currentLocale)}</td>
      <td className={styles.number}>{formatNumber(incoming, currentLocale)}</td>
      <td>
        {concerns.length > 0 && (
          <ul className={styles.concerns}>
            {concerns.map((concern) => (
              <li key={concern}>{concernLabels[concern]}</li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}
