import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useQueryString} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {clsx} from 'clsx';
import {type ComponentProps, Fragment, type ReactNode, useRef} from 'react';
import type {DocusaurusContext} from '@docusaurus/types';
import Absent from '@site/src/components/Absent';
import Badges from '@site/src/components/Badges';
import InlineCode from '@site/src/components/InlineCode';
import ToolMark from '@site/src/components/ToolMark';
import {REPLACEMENTS, TOOLS, type Tool} from '@site/src/family/data/tools';
import {compareLabels} from '@site/src/labels/compare';
import {statusLabels, toolFactLabels} from '@site/src/labels/toolFacts';
import {jobLabels, toolTitles} from '@site/src/family/labels/tools';
import {
  COMPARE_ANCHOR,
  COMPARE_PARAMETER,
  parseComparedTools,
} from '@site/src/lib/catalogue/compareAddress';
import {pickTools} from '@site/src/lib/catalogue/findTools';
import {listToolFacts, type ToolFactId} from '@site/src/lib/catalogue/listToolFacts';
import {toolAddress, toolSlug} from '@site/src/lib/catalogue/toolAddress';
import {toolBadges} from '@site/src/lib/catalogue/badges';
import type {PackageSummary} from '@site/src/lib/contracts/packageInfo';
import type {ComparedTool} from '@site/src/lib/contracts/tool';
import {Questions, StartingSets} from './Starts';
import styles from './styles.module.css';

interface CompareCell {
  readonly key: string;
  /** As text, by which rows are compared; absent if the fact is unknown. */
  readonly text: string | undefined;
  /** Its rendering, if that is more than the text. */
  readonly content?: ReactNode;
}

interface CompareRow {
  readonly id: string;
  readonly label: string;
  /** One per tool, in order. */
  readonly cells: readonly CompareCell[];
}

const FACTS: readonly ToolFactId[] = [
  'package',
  'version',
  'licence',
  'createdAt',
  'updatedAt',
  'downloads',
];

/** Rows that fit when all tools are listed one below the other. */
const OVERVIEW: readonly string[] = ['title', 'jobs', 'replacedBy', 'worksWith'];

/** Data of all tools, of which some are compared. */
interface Sources {
  /** By slug of the tool. */
  readonly summaries: Readonly<Record<string, PackageSummary>>;
  /** By slug of the tool. */
  readonly compared: Readonly<Record<string, ComparedTool>>;
}

/** Tools as links, or nothing. */
function toolCell(tools: readonly Tool[]): Omit<CompareCell, 'key'> {
  return tools.length === 0
    ? {text: undefined}
    : {
        text: tools.map(({name}) => name).join(' · '),
        content: tools.map((tool, index) => (
          <Fragment key={tool.key}>
            {index > 0 && ' · '}
            <Link to={toolAddress(tool)}>{tool.name}</Link>
          </Fragment>
        )),
      };
}

function reasonCell(
  advice: ComparedTool['advice'],
  locales: Readonly<Record<string, {readonly htmlLang: string; readonly direction: string}>>,
): Omit<CompareCell, 'key'> {
  if (advice === undefined) {
    return {text: undefined};
  }
  const language = advice.lang === undefined ? undefined : locales[advice.lang];
  return {
    text: advice.whenNot.join('\n'),
    content: (
      <ul className={styles.reasons} lang={language?.htmlLang} dir={language?.direction}>
        {advice.whenNot.map((reason) => (
          <li key={reason}>
            <InlineCode text={reason} />
          </li>
        ))}
      </ul>
    ),
  };
}

function documentationCell(path: string | undefined): Omit<CompareCell, 'key'> {
  return path === undefined
    ? {text: undefined}
    : {
        text: path,
        content: (
          <Link to={path}>
            <Translate
              id="compare.overview"
              description="Link to the overview of a tool's documentation, in the comparison">
              Overview
            </Translate>
          </Link>
        ),
      };
}

/** Archived tools whose replacement is the given tool. */
function replacedTools({key}: Tool): readonly Tool[] {
  return TOOLS.filter((tool) => REPLACEMENTS[tool.key]?.tools.includes(key));
}

/** Whether a row shows a difference; for a single tool, every row does. */
function tellsApart({cells}: CompareRow): boolean {
  return cells.length === 1
    ? cells[0]?.text !== undefined
    : new Set(cells.map(({text}) => text)).size > 1;
}

/** The rows in which the tools differ: criteria for a choice first, then facts about the packages. */
function composeRows(
  tools: readonly Tool[],
  {summaries, compared}: Sources,
  {currentLocale, localeConfigs}: DocusaurusContext['i18n'],
): readonly CompareRow[] {
  const facts = new Map(
    tools.map((tool) => [
      tool.key,
      listToolFacts(tool, summaries[toolSlug(tool.key)], currentLocale),
    ]),
  );
  const row = (
    id: string,
    label: string,
    cellOf: (tool: Tool, known: ComparedTool | undefined) => Omit<CompareCell, 'key'>,
  ): CompareRow => ({
    id,
    label,
    cells: tools.map((tool) => ({key: tool.key, ...cellOf(tool, compared[toolSlug(tool.key)])})),
  });
  const own = (
    id: keyof typeof compareLabels,
    cellOf: (tool: Tool, known: ComparedTool | undefined) => Omit<CompareCell, 'key'>,
  ): CompareRow => row(id, compareLabels[id], cellOf);
  return [
    own('title', (tool) => ({text: toolTitles[tool.key]})),
    own('jobs', (tool) => ({text: tool.jobs.map((job) => jobLabels[job]).join(' · ')})),
    own('status', (tool) => ({text: statusLabels[tool.status]})),
    own('whenNot', (_, known) => reasonCell(known?.advice, localeConfigs)),
    own('runtime', (_, known) => ({
      text: known?.needs?.node === undefined ? undefined : `Node.js ${known.needs.node}`,
    })),
    own('needs', (_, known) => ({text: known?.needs?.packages.join(' · ') || undefined})),
    own('replaces', (tool) => toolCell(replacedTools(tool))),
    own('replacedBy', (tool) => toolCell(pickTools(TOOLS, REPLACEMENTS[tool.key]?.tools ?? []))),
    own('worksWith', (_, known) => toolCell(pickTools(TOOLS, known?.neighbours ?? []))),
    own('documentation', (_, known) => documentationCell(known?.docsPath)),
    ...FACTS.map((fact) =>
      row(fact, toolFactLabels[fact], (tool) => ({
        text: facts.get(tool.key)?.find(({id}) => id === fact)?.value,
      })),
    ),
  ].filter(tellsApart);
}

/** The value of one tool in one row. */
function CellValue({cell}: {readonly cell: CompareCell | undefined}): ReactNode {
  return cell?.text === undefined ? <Absent /> : (cell.content ?? <bdi>{cell.text}</bdi>);
}

interface ToolPickerProps {
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

interface ToolNameProps {
  readonly tool: Tool;
}

/** Mark and name with a link to the tool. */
function ToolName({tool}: ToolNameProps): ReactNode {
  const badges = toolBadges(tool);
  return (
    <Link className={styles.tool} to={toolAddress(tool)}>
      <ToolMark toolKey={tool.key} size={24} />
      {tool.name}
      {badges.length > 0 && ' '}
      <Badges badges={badges} />
    </Link>
  );
}

interface TableProps {
  readonly tools: readonly Tool[];
  readonly rows: readonly CompareRow[];
}

/** A few tools next to each other: a column each. */
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
            {cells.map((cell) => (
              <td key={cell.key}>
                <CellValue cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** All tools one below the other: a row each, which reads from top to bottom on every screen. */
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
                <CellValue cell={cells[index]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rows that help to choose between tools with the same job. */
const DECISION: readonly string[] = ['title', 'jobs', 'whenNot', 'runtime', 'needs', 'worksWith'];

export interface ToolDifferencesProps extends Pick<Sources, 'compared'> {
  readonly tools: readonly Tool[];
}

/** The differences between given tools, without a way to select others. */
export function ToolDifferences({tools, compared}: ToolDifferencesProps): ReactNode {
  const {i18n} = useDocusaurusContext();
  const rows = composeRows(tools, {summaries: {}, compared}, i18n);
  return (
    <TableRegion>
      <ToolColumns tools={tools} rows={rows.filter(({id}) => DECISION.includes(id))} />
    </TableRegion>
  );
}

interface TableRegionProps extends ComponentProps<'div'> {
  /** Until scripts have read the address, which may list tools. */
  readonly isPending?: boolean;
}

/** A box in which a wide table scrolls. */
function TableRegion({isPending = false, ...props}: TableRegionProps): ReactNode {
  return (
    <div
      role="region"
      className={clsx('scrollEdges', styles.scroller)}
      data-state={isPending ? 'pending' : 'ready'}
      tabIndex={0}
      aria-label={translate({
        id: 'compare.table',
        message: 'Comparison table',
        description: 'Name of the table that lays tools side by side, for screen readers',
      })}
      {...props}
    />
  );
}

/** A comparison of the selected tools; without a selection, and without scripts, sets to start from and a list of all tools. */
export default function CompareTable(sources: Sources): ReactNode {
  const {i18n} = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  const tableRef = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useQueryString(COMPARE_PARAMETER);
  useBrokenLinks().collectAnchor(COMPARE_ANCHOR);
  const {tools: chosen, unknown} = parseComparedTools(query, TOOLS);
  const shown = chosen.length > 0 ? chosen : TOOLS;
  const rows = composeRows(shown, sources, i18n);
  const choose = (tools: readonly Tool[]): void =>
    setQuery(tools.map(({key}) => toolSlug(key)).join(','));
  // The link with the focus may disappear, and its target is further down.
  const compare = (tools: readonly Tool[]): void => {
    choose(tools);
    tableRef.current?.focus();
  };
  return (
    <>
      <Questions onCompare={compare} />
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
      {chosen.length === 0 && <StartingSets isPending={!isBrowser} onChoose={compare} />}
      <TableRegion id={COMPARE_ANCHOR} ref={tableRef} isPending={!isBrowser} data-scripts="query">
        {chosen.length > 0 ? (
          <ToolColumns tools={chosen} rows={rows} />
        ) : (
          <ToolRows tools={TOOLS} rows={rows.filter(({id}) => OVERVIEW.includes(id))} />
        )}
      </TableRegion>
    </>
  );
}
