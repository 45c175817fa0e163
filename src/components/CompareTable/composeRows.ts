import type {Tool} from '@site/src/data/tools';
import {compareLabels} from '@site/src/labels/compare';
import {toolFactLabels} from '@site/src/labels/toolFacts';
import {jobLabels, statusLabels, toolTitles} from '@site/src/labels/tools';
import {listToolFacts, type ToolFactId} from '@site/src/lib/catalogue/listToolFacts';
import {toolSlug} from '@site/src/lib/catalogue/toolSlug';
import type {PackageSummary} from '@site/src/lib/contracts/packageInfo';

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
export function composeRows(
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
