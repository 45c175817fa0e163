import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useQueryString} from '@docusaurus/theme-common';
import Absent from '@site/src/components/Absent';
import {TOOLS} from '@site/src/data/tools';
import {COMPARE_PARAMETER, parseComparedTools} from '@site/src/lib/catalogue/compareAddress';
import {toolSlug} from '@site/src/lib/catalogue/toolSlug';
import type {PackageSummary} from '@site/src/lib/contracts/packageInfo';
import {composeRows} from './composeRows';
import styles from './styles.module.css';
import ToolColumnHead from './ToolColumnHead';
import ToolPicker from './ToolPicker';

export interface Props {
  /** By slug of the tool. */
  readonly summaries: Readonly<Record<string, PackageSummary>>;
}

/** Facts of the chosen tools side by side; of all tools where none is chosen, and without scripts. */
export default function CompareTable({summaries}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  const [query, setQuery] = useQueryString(COMPARE_PARAMETER);
  const {tools: chosen, unknown} = parseComparedTools(query, TOOLS);
  const shown = chosen.length > 0 ? chosen : TOOLS;
  const rows = composeRows(shown, summaries, i18n.currentLocale);
  return (
    <>
      <ToolPicker
        chosen={chosen}
        onChange={(tools) => setQuery(tools.map(({key}) => toolSlug(key)).join(','))}
      />
      <p className={styles.notice} role="status">
        {unknown.length > 0 && (
          <Translate
            id="compare.unknown"
            description="Shown when the address names something that is no tool"
            values={{names: <bdi>{unknown.join(', ')}</bdi>}}>
            {'Not a tool of this portal, so not shown: {names}.'}
          </Translate>
        )}
      </p>
      <div
        role="region"
        className={styles.scroller}
        data-state={isBrowser ? 'ready' : 'pending'}
        data-scripts="query"
        tabIndex={0}
        aria-label={translate({
          id: 'compare.table',
          message: 'Comparison table',
          description: 'Name of the table that lays tools side by side, for screen readers',
        })}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.corner} scope="col">
                {translate({
                  id: 'compare.corner',
                  message: 'Fact',
                  description: 'Heading of the column with the names of the facts',
                })}
              </th>
              {shown.map((tool) => (
                <ToolColumnHead key={tool.key} tool={tool} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({id, label, cells}) => (
              <tr key={id}>
                <th className={styles.rowHead} scope="row">
                  {label}
                </th>
                {cells.map(({key, text}) => (
                  <td key={key}>{text === undefined ? <Absent /> : <bdi>{text}</bdi>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
