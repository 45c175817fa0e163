import {translate} from '@docusaurus/Translate';
import {useDeferredValue, useId, type ReactNode} from 'react';
import Badges from '@site/src/components/Badges';
import ToolMark from '@site/src/components/ToolMark';
import {TOOLS} from '@site/src/family/data/tools';
import type {DrawnStore} from '@site/src/hooks/useSearchStore';
import {docsSectionLabels} from '@site/src/labels/docsSections';
import {resultKindLabels} from '@site/src/labels/search';
import {findTool} from '@site/src/lib/catalogue/findTools';
import {toolBadges} from '@site/src/lib/catalogue/badges';
import {SEARCH_FIRST_LINES} from '@site/src/lib/constants';
import {groupHits, groupId, type ResultGroup} from '@site/src/lib/search/view/results';
import type {SearchView} from '@site/src/lib/search/view/searchView';
import ResultOption from './ResultOption';
import styles from './styles.module.css';

interface GroupNameProps {
  readonly group: Omit<ResultGroup, 'items'>;
  readonly children: ReactNode;
}

/** A group of results with the mark and name of their tool, or the name of their site, part of the manual or kind (HIT-6). */
function GroupName({group, children}: GroupNameProps): ReactNode {
  const id = useId();
  const tool = findTool(TOOLS, group.tool);
  const manual = group.manual && docsSectionLabels[group.manual];
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} className={styles.name} role="presentation">
        {tool !== undefined && <ToolMark toolKey={tool.key} size={18} />}
        <bdi>{tool?.name ?? manual ?? group.source ?? resultKindLabels[group.kind]}</bdi>
        {tool !== undefined && <Badges badges={toolBadges(tool)} />}
      </div>
      {children}
    </div>
  );
}

export interface Props {
  readonly store: DrawnStore;
  readonly view: SearchView;
  readonly currentTool: string | undefined;
}

/** The lines of the answer, each an option of the field and a link, under the names of their groups. */
export default function ResultList({store, view, currentTool}: Props): ReactNode {
  const [collection] = view.collections;
  // The lines further down are rendered in a separate task.
  const isWhole = useDeferredValue(view.answer) === view.answer;
  if (collection?.source.sourceId !== 'results') {
    return null;
  }
  const {items, source} = collection;
  const options = new Map(
    items.flatMap((item, index) =>
      item.type === 'result' ? [[item.result.key, {item, index}]] : [],
    ),
  );
  return (
    <div
      className={styles.results}
      {...store.autocomplete.getListProps({source})}
      aria-label={translate({
        id: 'search.results.label',
        message: 'Results',
        description: 'Name of the list of search results for screen readers',
      })}
      aria-labelledby={undefined}>
      {groupHits(view.answer?.hits ?? [], currentTool).map((group) => (
        <GroupName key={groupId(group)} group={group}>
          {group.items.map(({key}) => {
            const option = options.get(key);
            return (
              option !== undefined &&
              (isWhole || option.index < SEARCH_FIRST_LINES) && (
                <ResultOption
                  key={key}
                  store={store}
                  source={source}
                  item={option.item}
                  index={option.index}
                  isActive={option.index === view.activeItemId}
                  query={view.answer?.query ?? ''}
                />
              )
            );
          })}
        </GroupName>
      ))}
    </div>
  );
}
