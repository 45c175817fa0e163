import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Tool} from '@site/src/data/tools';

import {toolFactLabels} from '@site/src/labels/toolFacts';
import {listToolFacts} from '@site/src/lib/catalogue/listToolFacts';
import type {PackageSummary} from '@site/src/lib/contracts/packageInfo';
import styles from './styles.module.css';

export interface Props {
  readonly tool: Tool;
  readonly info: PackageSummary | undefined;
}

/** The facts that are known; what could not be fetched is left out (PKG-1, LST-5). */
export default function ToolFactList({tool, info}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <dl className={styles.facts}>
      {listToolFacts(tool, info, i18n.currentLocale).map(({id, value}) => (
        <div key={id} className={styles.fact}>
          <dt>{toolFactLabels[id]}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
