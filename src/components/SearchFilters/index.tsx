import type {ReactNode} from 'react';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import ToggleChips from '@site/src/components/ToggleChips';
import {resultKindLabels} from '@site/src/labels/search';
import {sectionName} from '@site/src/labels/docsSections';
import {SEARCH_TOOL_CHIP_LIMIT} from '@site/src/lib/constants';
import {
  hasFilters,
  listFacets,
  type SearchFilters as Filters,
} from '@site/src/lib/search/view/filters';
import type {SearchView} from '@site/src/lib/search/view/searchView';
import styles from './styles.module.css';

export interface Props {
  readonly view: Pick<SearchView, 'answer' | 'filters'>;
  /** Last part of the addresses of the current page's tool; offered first. */
  readonly currentTool?: string;
  readonly layout?: 'line' | 'wrap';
  readonly onChange: (filters: Filters) => void;
}

/** Chips that limit the results to a tool, a kind or a version: those that occur in the results, and those that are pressed. */
export default function SearchFilters({
  view: {answer, filters},
  currentTool,
  layout = 'line',
  onChange,
}: Props): ReactNode {
  const {tools, kinds} = listFacets(answer?.hits ?? []);
  const versions = useAllDocsData().default?.versions ?? [];
  const chip = <Name extends keyof Filters>(name: Name, value: Filters[Name], label: string) => ({
    id: `${name}-${String(value)}`,
    label: <bdi>{label}</bdi>,
    isPressed: filters[name] === value,
    onPress: () => {
      const {[name]: pressed, ...others} = filters;
      onChange(pressed === value ? others : {...filters, [name]: value});
    },
  });
  const offered = new Set(
    [filters.tool, currentTool, ...tools].filter((tool) => tool !== undefined),
  );
  const chips = [
    ...[...offered]
      .slice(0, SEARCH_TOOL_CHIP_LIMIT)
      .map((tool) => chip('tool', tool, sectionName(tool))),
    ...[...new Set([filters.kind, ...kinds])]
      .filter((kind) => kind !== undefined)
      .map((kind) => chip('kind', kind, resultKindLabels[kind])),
    ...(versions.length > 1 ? versions.map(({name, label}) => chip('version', name, label)) : []),
  ];
  return (
    chips.length > 0 &&
    (answer !== undefined || hasFilters(filters)) && (
      <div className={styles.filters} data-layout={layout}>
        <ToggleChips
          label={translate({
            id: 'search.filters',
            message: 'Limit to',
            description: 'Name of the chips that filter search results, for screen readers',
          })}
          layout={layout}
          chips={chips}
        />
      </div>
    )
  );
}
