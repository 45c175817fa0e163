import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Section from '@site/src/components/Section';
import type {LivingDocsReport} from '@site/src/lib/contracts/livingDocs';
import {formatDate} from '@site/src/lib/dates/formatDate';
import {formatNumber} from '@site/src/lib/text/formatNumber';
import styles from './styles.module.css';

export interface Props {
  readonly outside: LivingDocsReport['outside'];
}

const CHECK_COMMAND = 'npm run links:outside';

/** Addresses of other sites that did not answer when they were last checked. */
export default function OutsideLinks({outside}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <Section
      title={
        <Translate id="livingDocs.outside" description="Heading over the list of outside links">
          Links to other sites
        </Translate>
      }>
      {outside === undefined ? (
        <p>
          <Translate
            id="livingDocs.outsideUnknown"
            description="Shown where outside links have not been checked"
            values={{command: <code>{CHECK_COMMAND}</code>}}>
            {'Not checked before this build. {command} checks them.'}
          </Translate>
        </p>
      ) : (
        <>
          <p>
            <Translate
              id="livingDocs.outsideChecked"
              description="How many outside links were checked, when, and how many are dead"
              values={{
                total: formatNumber(outside.total, currentLocale),
                dead: formatNumber(outside.dead.length, currentLocale),
                date: formatDate(outside.checked, currentLocale),
              }}>
              {'Checked: {total}, on {date}. Without a good answer: {dead}.'}
            </Translate>
          </p>
          <ul className={styles.dead}>
            {outside.dead.map(({address, reason, places}) => (
              <li key={address}>
                <bdi className={styles.address}>{address}</bdi> <bdi>{reason}</bdi>
                <span className={styles.path}>
                  <bdi>{places.join(', ')}</bdi>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
