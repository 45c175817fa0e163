import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLanguages} from '@site/src/hooks/useLanguages';
import {translationStateLabels} from '@site/src/labels/translationReport';
import {DEFAULT_LOCALE} from '@site/src/lib/constants';
import type {RankedFile} from '@site/src/lib/translationReport/sortFiles';
import Changes from './Changes';
import Contribute from './Contribute';
import styles from './styles.module.css';

export interface Props {
  readonly file: RankedFile;
  /** Language of the translation. */
  readonly locale: string;
}

/** One file; its title, in the language of the original, leads to the page in the other language. */
export default function FileRow({file, locale}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {htmlLang, baseUrl} = useLanguages()(locale);
  const {priority, title, path, original, state, changes} = file;
  return (
    <tr>
      <td className={styles.number}>{priority.toLocaleString(currentLocale)}</td>
      <th scope="row">
        {path === undefined ? (
          <span lang={DEFAULT_LOCALE} dir="ltr">
            {title}
          </span>
        ) : (
          <Link
            to={`pathname://${baseUrl}${path.slice(1)}`}
            autoAddBaseUrl={false}
            target="_self"
            lang={DEFAULT_LOCALE}
            dir="ltr"
            hrefLang={htmlLang}>
            {title}
          </Link>
        )}
        <span className={styles.path}>
          <bdi>{original}</bdi>
        </span>
      </th>
      <td>
        <span className={styles.state} data-state={state}>
          {translationStateLabels[state]}
        </span>
      </td>
      <td>{changes.length > 0 && <Changes changes={changes} />}</td>
      <td className={styles.contribute}>
        <Contribute file={file} />
      </td>
    </tr>
  );
}
