import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import ColumnHeads from '@site/src/components/LivingDocs/ColumnHeads';
import ReportTable from '@site/src/components/ReportTable';
import {sampleColumns, sampleStateLabels} from '@site/src/labels/samples';
import {DEFAULT_LOCALE} from '@site/src/lib/constants';
import type {ListedPage} from '@site/src/lib/contracts/samples';
import styles from './styles.module.css';

export interface Props {
  readonly page: ListedPage;
}

/** The samples of one page; its title and the reasons stand in the language of the original. */
export default function PageSamples({page: {path, title, packages, samples}}: Props): ReactNode {
  return (
    <>
      <Heading as="h3" className={styles.page}>
        <Link to={path} lang={DEFAULT_LOCALE} dir="ltr">
          {title}
        </Link>
      </Heading>
      {packages.length > 0 && (
        <p className={styles.packages} dir="ltr">
          {packages.join(', ')}
        </p>
      )}
      <ReportTable className={styles.table}>
        <ColumnHeads names={sampleColumns} />
        <tbody>
          {samples.map(({label, line, anchor, state, reason}) => (
            <tr key={line}>
              <th scope="row" aria-label={label}>
                <Link to={anchor === undefined ? path : `${path}#${anchor}`}>
                  <bdi>{label}</bdi>
                </Link>
              </th>
              <td className={styles.line}>{line}</td>
              <td>
                {sampleStateLabels[state]}
                {reason !== undefined && (
                  <span className={styles.reason} lang={DEFAULT_LOCALE}>
                    <bdi>{reason}</bdi>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </ReportTable>
    </>
  );
}
