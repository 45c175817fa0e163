import {type KeyboardEvent, type MouseEvent, type ReactNode, useDeferredValue} from 'react';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import SearchFilters from '@site/src/components/SearchFilters';
import {TOOLS} from '@site/src/data/tools';
import {useRecentSearches} from '@site/src/hooks/useRecentSearches';
import {useSearchClients} from '@site/src/hooks/useSearchClient';
import {useSearchReport} from '@site/src/hooks/useSearchReport';
import {useSearchStore} from '@site/src/hooks/useSearchStore';
import {useToolOfPage} from '@site/src/hooks/useToolOfPage';
import {toolSlug} from '@site/src/lib/catalogue/toolSlug';
import {SEARCH_SECTION_LIMIT} from '@site/src/lib/constants';
import {SEARCH_PAGE_LIMIT, SEARCH_PRESET} from '@site/src/lib/search/presets';
import type {TextPlace} from '@selection-set/search/client';
import {searchParameters} from '@site/src/lib/search/view/filters';
import {groupHits} from '@site/src/lib/search/view/results';
import {type SearchView, stageOf} from '@site/src/lib/search/view/searchView';
import Announcement from './Announcement';
import Content from './Content';
import Hints from './Hints';
import Preview from './Preview';
import SearchBox from './SearchBox';
import styles from './styles.module.css';
import {useModalDialog} from './useModalDialog';

export interface Props {
  readonly initialQuery: string;
  /** @param query what was last asked, for the next time. */
  readonly onClose: (query: string) => void;
}

const TOOL_SLUGS = TOOLS.map(({key}) => toolSlug(key));

/** The search over the page: a box, what answers, and a look at the active answer (SRM-1..6, C-01). */
export default function SearchModal({initialQuery, onClose}: Props): ReactNode {
  const open = useSearchClients();
  const recent = useRecentSearches();
  const currentTool = useToolOfPage(TOOL_SLUGS);
  const {withBaseUrl} = useBaseUrlUtils();
  const {ref, close, follow} = useModalDialog((dialog) => onClose(readField(dialog)));
  const [store, view] = useSearchStore({
    preset: SEARCH_PRESET,
    limits: {pages: SEARCH_PAGE_LIMIT, sections: SEARCH_SECTION_LIMIT},
    initialQuery,
    open,
    toItems: ({hits}) => groupHits(hits, currentTool).flatMap(({items}) => items),
    listRecent: recent.list,
    toAddress: (to) => withBaseUrl(to),
    onChosen: (query, {place}) => {
      recent.add(query);
      open(store.getView().filters.version).report?.({type: 'chosen', place});
    },
    onNavigate: ({to}) => follow(withBaseUrl(to)),
    onSubmit: (query) => {
      recent.add(query);
      follow(withBaseUrl(pageAddress(query)));
    },
  });
  const pageAddress = (query: string): string =>
    `/search?${searchParameters(query, store.getView().filters).toString()}`;

  // The field follows each key at once, what stands below when there is time.
  const shown = useDeferredValue(view);
  const stage = stageOf(shown);
  const client = open(shown.filters.version);
  useSearchReport(client, shown.answer?.query ?? '', listPlaces(shown));
  const onKeyDown = (event: KeyboardEvent): void => {
    const isToggle = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
    if ((event.key === 'Escape' && !event.nativeEvent.isComposing) || isToggle) {
      event.preventDefault();
      close();
    }
  };
  const onMouseDown = (event: MouseEvent): void => {
    if (event.target === ref.current) {
      close();
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the button do what a press beside it does.
    <dialog
      ref={ref}
      className={styles.dialog}
      data-placement="top"
      data-state={stage}
      aria-label={translate({
        id: 'search.modal.label',
        message: 'Search',
        description: 'Name of the search over the page for screen readers',
      })}
      onClose={close}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}>
      <div className={styles.frame}>
        <div className={styles.main}>
          <SearchBox store={store} view={view} onCancel={close} />
          <SearchFilters view={shown} currentTool={currentTool} onChange={store.setFilters} />
          <Content
            store={store}
            view={shown}
            recent={recent}
            currentTool={currentTool}
            pageAddress={withBaseUrl(pageAddress(shown.query))}
            onFollow={follow}
          />
        </div>
        <aside className={styles.side}>
          {stage === 'results' ? (
            <Preview view={shown} client={client} onFollow={follow} />
          ) : (
            <Hints />
          )}
        </aside>
      </div>
      <Announcement view={shown} />
    </dialog>
  );
}

/** Undefined while no answer is shown. */
function listPlaces(view: SearchView): readonly TextPlace[] | undefined {
  return stageOf(view) === 'results' || stageOf(view) === 'empty'
    ? view.collections[0]?.items.flatMap((item) =>
        item.type === 'result' ? [item.result.place] : [],
      )
    : undefined;
}

/** What stands in the field, for the next time. */
function readField(dialog: HTMLDialogElement | null): string {
  return dialog?.querySelector('input')?.value ?? '';
}
