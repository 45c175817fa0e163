import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useQueryString} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {clsx} from 'clsx';
import {useRef, type ReactNode} from 'react';
import Absent from '@site/src/components/Absent';
import ToolMark from '@site/src/components/ToolMark';
import {SOLUTIONS} from '@site/src/data/solutions';
import {TOOLS, type Tool} from '@site/src/data/tools';
import {compareLabels} from '@site/src/labels/compare';
import {solutionTitles} from '@site/src/labels/solutions';
import {toolFactLabels} from '@site/src/labels/toolFacts';
import {jobLabels, statusLabels, toolTitles} from '@site/src/labels/tools';
import {
  COMPARE_PARAMETER,
  compareAddress,
  parseComparedTools,
} from '@site/src/lib/catalogue/compareAddress';
import {listToolFacts, type ToolFactId} from '@site/src/lib/catalogue/listToolFacts';
import {toolAddress} from '@site/src/lib/catalogue/toolAddress';
import {toolSlug} from '@site/src/lib/catalogue/toolSlug';
import type {PackageSummary} from '@site/src/lib/contracts/packageInfo';
import {isPlainClick} from '@site/src/lib/page/isPlainClick';
import styles from './styles.module.css';

export interface CompareRow {
  readonly id: string;
  readonly label: string;
  /** One per tool, in order; the text is absent where the fact is not known. */
  readonly cells: readonly {readonly key: string; readonly text: string | undefined}[];
}

/** Columns of tools that a laptop shows without scrolling. */
const SET_MAX_TOOLS = 4;

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

export interface ToolNameProps {
  readonly tool: Tool;
}

/** Mark and name, which lead to the tool. */
function ToolName({tool}: ToolNameProps): ReactNode {
  return (
    <Link className={styles.tool} to={toolAddress(tool)}>
      <ToolMark toolKey={tool.key} size={24} />
      {tool.name}
    </Link>
  );
}

/** Tools that a solution combines, as many as fit beside each other. */
const SETS = SOLUTIONS.map(({id, tools}) => ({
  id,
  tools: tools.flatMap((key) => TOOLS.find((tool) => tool.key === key) ?? []),
})).filter(({tools}) => tools.length >= 2 && tools.length <= SET_MAX_TOOLS);

export interface StartingSetsProps {
  readonly isPending: boolean;
  /** Called with the tools of the set that takes the place of all others. */
  readonly onChoose: (tools: readonly Tool[]) => void;
}

/** Comparisons to start from. */
function StartingSets({isPending, onChoose}: StartingSetsProps): ReactNode {
  return (
    <section
      className={styles.sets}
      data-state={isPending ? 'pending' : 'ready'}
      aria-labelledby="compare-sets">
      <h2 className={styles.setsTitle} id="compare-sets">
        <Translate id="compare.sets" description="Heading over comparisons to start from">
          Start from tools that work together
        </Translate>
      </h2>
      <ul className={styles.setList}>
        {SETS.map(({id, tools}) => (
          <li key={id}>
            <Link
              className={styles.set}
              to={compareAddress(tools)}
              onClick={(event) => {
                // A change of page would move the focus to its start.
                if (isPlainClick(event)) {
                  event.preventDefault();
                  onChoose(tools);
                }
              }}>
              {solutionTitles[id]}
              <span className={styles.setTools}>{tools.map(({name}) => name).join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface TableProps {
  readonly tools: readonly Tool[];
  readonly rows: readonly CompareRow[];
}

/** A few tools beside each other: a column each. */
function ToolColumns({tools, rows}: TableProps): ReactNode {
  return (
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
          {tools.map((tool) => (
            <th key={tool.key} className={styles.columnHead} scope="col">
              <ToolName tool={tool} />
            </th>
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
  );
}

/** All tools below each other: a row each, which is read downwards on every screen. */
function ToolRows({tools, rows}: TableProps): ReactNode {
  return (
    <table className={styles.table} data-layout="rows">
      <thead>
        <tr>
          <th className={styles.corner} scope="col">
            <Translate id="compare.tool" description="Heading of the column with the tools">
              Tool
            </Translate>
          </th>
          {rows.map(({id, label}) => (
            <th key={id} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tools.map((tool, index) => (
          <tr key={tool.key}>
            <th className={styles.rowHead} scope="row">
              <ToolName tool={tool} />
            </th>
            {rows.map(({id, cells}) => (
              <td key={id}>
                {cells[index]?.text === undefined ? <Absent /> : <bdi>{cells[index].text}</bdi>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface Props {
  /** By slug of the tool. */
  readonly summaries: Readonly<Record<string, PackageSummary>>;
}

/** Facts of the chosen tools side by side; where none is chosen, and without scripts, sets to start from and all tools below each other. */
export default function CompareTable({summaries}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  const tableRef = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useQueryString(COMPARE_PARAMETER);
  const {tools: chosen, unknown} = parseComparedTools(query, TOOLS);
  const shown = chosen.length > 0 ? chosen : TOOLS;
  const rows = composeRows(shown, summaries, i18n.currentLocale);
  const choose = (tools: readonly Tool[]): void =>
    setQuery(tools.map(({key}) => toolSlug(key)).join(','));
  return (
    <>
      <ToolPicker chosen={chosen} onChange={choose} />
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
      {chosen.length === 0 && (
        <StartingSets
          isPending={!isBrowser}
          // The link that had the focus goes away with all others.
          onChoose={(tools) => {
            choose(tools);
            tableRef.current?.focus({preventScroll: true});
          }}
        />
      )}
      <div
        ref={tableRef}
        role="region"
        className={clsx('scrollEdges', styles.scroller)}
        data-state={isBrowser ? 'ready' : 'pending'}
        data-scripts="query"
        tabIndex={0}
        aria-label={translate({
          id: 'compare.table',
          message: 'Comparison table',
          description: 'Name of the table that lays tools side by side, for screen readers',
        })}>
        {chosen.length > 0 ? (
          <ToolColumns tools={chosen} rows={rows} />
        ) : (
          <ToolRows tools={TOOLS} rows={rows} />
        )}
      </div>
    </>
  );
}
