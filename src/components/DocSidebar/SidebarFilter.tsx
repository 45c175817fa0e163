import type {KeyboardEvent, ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import SearchField from '@site/src/components/SearchField';
import styles from './styles.module.css';

export interface Props {
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** Matching pages; undefined while nothing is filtered. */
  readonly count: number | undefined;
}

/** Field over the tree that filters it by title. Escape empties it; only then does another Escape close the popover around it. */
export default function SidebarFilter({query, onChange, count}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const clearOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      onChange('');
    }
  };
  return (
    <div className={styles.filter} onKeyDown={clearOnEscape} role="presentation">
      <SearchField
        label={filterLabel()}
        isLabelShown={false}
        placeholder={filterLabel()}
        size="small"
        value={query}
        onChange={onChange}
      />
      <p className={styles.status} role="status">
        {count !== undefined && count > 0 && countLabel(count, selectMessage)}
        {count === 0 && (
          <Translate
            id="docs.filter.empty"
            description="Shown in the sidebar when no title matches the filter"
            values={{query: <bdi>{query.trim()}</bdi>}}>
            {'No page here has “{query}” in its title.'}
          </Translate>
        )}
      </p>
    </div>
  );
}

function filterLabel(): string {
  return translate({
    id: 'docs.filter.label',
    message: 'Filter pages by title',
    description: 'Label of the field over the sidebar, at most 28 characters',
  });
}

function countLabel(
  count: number,
  selectMessage: (count: number, forms: string) => string,
): string {
  const forms = translate(
    {
      id: 'docs.filter.count',
      message: '{count} page|{count} pages',
      description:
        'How many pages match the filter of the sidebar; plural forms of the language, separated by "|"',
    },
    {count},
  );
  return selectMessage(count, forms);
}
