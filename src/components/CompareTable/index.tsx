import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useQueryString} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import Absent from '@site/src/components/Absent';
import ToolMark from '@site/src/components/ToolMark';
import {TOOLS, type Tool} from '@site/src/data/tools';
import {compareLabels} from '@site/src/labels/compare';
import {toolFactLabels} from '@site/src/labels/toolFacts';
import {jobLabels, statusLabels, toolTitles} from '@site/src/labels/tools';
import {COMPARE_PARAMETER, parseComparedTools} from '@site/src/lib/catalogue/compareAddress';
import {listToolFacts, type ToolFactId} from '@site/src/lib/catalogue/listToolFacts';
import {toolAddress} from '@site/src/lib/catalogue/toolAddress';
import {toolSlug} from '@site/src/lib/catalogue/toolSlug';
import type {PackageSummary} from '@site/src/lib/contracts/packageInfo';
import styles from './styles.module.css';

export interface CompareRow {
  readonly id: string;
  readonly label: string;
  /** One per tool, in order; the text is absent where the fact is not known. */
  readonly cells: readonly {readonly key: string; readonly text: string | undefined}[];
}

const FACTS: readonly ToolFactId[] = [
  'package',
  'version',
  'licence',
  'createdAt',
  'updatedAt',
  'downloads',
];

/** The table's rows: what the catalogue says, then what is known of the packages; a row that no tool has is left out. */
function composeRows(
  tools: readonly Tool[],
  summaries: Readonly<Record<string, PackageSummary>>,
  locale: string,
): readonly CompareRow[] {
  const facts = new Map(
    tools.map((tool) => [tool.key, listToolFacts(tool, summaries[toolSlug(tool.key)], locale)]),
  );
  const row = (
    id: string,
    label: string,
    textOf: (tool: Tool) => string | undefined,
  ): CompareRow => ({
    id,
    label,
    cells: tools.map((tool) => ({key: tool.key, text: textOf(tool)})),
  });
  const rows = [
    row('title', compareLabels.title, (tool) => toolTitles[tool.key]),
    row('jobs', compareLabels.jobs, (tool) => tool.jobs.map((job) => jobLabels[job]).join(' · ')),
    row('status', compareLabels.status, (tool) => statusLabels[tool.status]),
    ...FACTS.map((fact) =>
      row(
        fact,
        toolFactLabels[fact],
        (tool) => facts.get(tool.key)?.find(({id}) => id === fact)?.value,
      ),
    ),
  ];
  return rows.filter(({cells}) => cells.some(({text}) => text !== undefined));
}

export interface ToolPickerProps {
  readonly chosen: readonly Tool[];
  readonly onChange: (tools: readonly Tool[]) => void;
}

/** A check box per tool; a newly ticked tool becomes the last column. */
function ToolPicker({chosen, onChange}: ToolPickerProps): ReactNode {
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>
        <Translate id="compare.pick" description="Name of the row of check boxes, one per tool">
          Tools to compare
        </Translate>
      </legend>
      {TOOLS.map((tool) => {
        const isChosen = chosen.includes(tool);
        return (
          <label key={tool.key} className={styles.choice}>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() =>
                onChange(isChosen ? chosen.filter((other) => other !== tool) : [...chosen, tool])
              }
            />
            <ToolMark toolKey={tool.key} size={18} />
            {tool.name}
          </label>
        );
      })}
    </fieldset>
  );
}

export interface ToolColumnHeadProps {
  readonly tool: Tool;
}

/** Mark and name over a column. */
function ToolColumnHead({tool}: ToolColumnHeadProps): ReactNode {
  return (
    <th className={styles.columnHead} scope="col">
      <Link className={styles.tool} to={toolAddress(tool)}>
        <ToolMark toolKey={tool.key} size={28} />
        {tool.name}
      </Link>
    </th>
  );
}

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
