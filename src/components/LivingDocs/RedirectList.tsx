import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ReportTable from '@site/src/components/ReportTable';
import Section from '@site/src/components/Section';
import {redirectColumns} from '@site/src/labels/livingDocs';
import type {LivingDocsReport} from '@site/src/lib/contracts/livingDocs';
import ColumnHeads from './ColumnHeads';
import styles from './styles.module.css';

export interface Props {
  readonly redirects: LivingDocsReport['redirects'];
}

/** Old addresses of pages and headings, and where they lead. */
export default function RedirectList({redirects}: Props): ReactNode {
  return (
    <Section
      title={
        <Translate id="livingDocs.redirects" description="Heading over the list of redirects">
          Redirects
        </Translate>
      }>
      {redirects.length === 0 ? (
        <p>
          <Translate id="livingDocs.noRedirects" description="Shown where there are no redirects">
            No page and no heading has moved.
          </Translate>
        </p>
      ) : (
        <ReportTable className={styles.table}>
          <ColumnHeads names={redirectColumns} />
          <tbody>
            {redirects.map(({from, to}) => (
              <tr key={from}>
                <td>
                  <bdi>{from}</bdi>
                </td>
                <td>
                  <bdi>{to}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </ReportTable>
      )}
    </Section>
  );
}
