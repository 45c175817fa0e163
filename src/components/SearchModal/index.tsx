import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {TextPlace} from '@selection-set/search/client';
import {
  useDeferredValue,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import Icon from '@site/src/components/Icon';
import IconButton from '@site/src/components/IconButton';
import PastedLog from '@site/src/components/PastedLog';
import SearchFilters from '@site/src/components/SearchFilters';
import SearchMessage from '@site/src/components/SearchMessage';
import {TOOLS} from '@site/src/family/data/tools';
import {useMediaQuery} from '@site/src/hooks/useBrowserValue';
import {useRecentSearches, type RecentSearches} from '@site/src/hooks/useRecentSearches';
import {useSearchClients} from '@site/src/hooks/useSearchClients';
import {useSearchReport} from '@site/src/hooks/useSearchReports';
import {useSearchStore, type DrawnStore} from '@site/src/hooks/useSearchStore';
import {useToolOfPage} from '@site/src/hooks/useToolOfPage';
import {toolSlug} from '@site/src/lib/catalogue/toolAddress';
import {SEARCH_SECTION_LIMIT} from '@site/src/lib/constants';
import {WIDE_HEADER_QUERY} from '@site/src/lib/media/queries';
import {SEARCH_PAGE_LIMIT, SEARCH_PRESET} from '@site/src/lib/search/presets';
import {searchParameters} from '@site/src/lib/search/view/filters';
import {
  panelPlacementStyle,
  type PanelPlacement,
} from '@site/src/lib/search/view/panelPlacementStyle';
import {groupHits} from '@site/src/lib/search/view/results';
import {isAwaited, stageOf, type SearchView} from '@site/src/lib/search/view/searchView';
import Hints from './Hints';
import Preview from './Preview';
import RecentList from './RecentList';
import ResultList from './ResultList';
import {linkTo} from './ResultOption';
import {useModalDialog} from './useModalDialog';
import styles from './styles.module.css';

interface SearchBoxProps {
  readonly store: DrawnStore;
  readonly view: SearchView;
  /** Whether the list below the field is about to change. */
  readonly isBusy: boolean;
  readonly onCancel: () => void;
}

/** The field with its buttons to clear and to close; a form, so that Enter without an active answer opens the search page (AC-5, AC-6). */
function SearchBox({store, view, isBusy, onCancel}: SearchBoxProps): ReactNode {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const {autocomplete} = store;
  const inputProps = autocomplete.getInputProps({
    inputElement: input,
    maxLength: SEARCH_PRESET.maxChars,
  });
  return (
    <form
      className={styles.box}
      {...autocomplete.getFormProps({inputElement: input})}
      aria-busy={isBusy}>
      <label {...autocomplete.getLabelProps({})} htmlFor={inputProps.id}>
        <span className={styles.icon} data-state={isBusy ? 'busy' : 'idle'}>
          <Icon name="search" size={20} />
        </span>
        <span className="visuallyHidden">
          <Translate id="search.modal.field" description="Label of the field of the search">
            Search the portal
          </Translate>
        </span>
      </label>
      <input
        {...inputProps}
        ref={setInput}
        className={styles.input}
        role="combobox"
        aria-controls={inputProps['aria-controls']}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={view.isOpen && ['idle', 'results'].includes(stageOf(view))}
        placeholder={translate({
          id: 'search.modal.placeholder',
          message: 'Page, name or error',
          description: 'In the empty field of the search; what readers may look for',
        })}
      />
      {view.query !== '' && (
        <IconButton
          type="reset"
          icon="close"
          label={translate({
            id: 'search.modal.clear',
            message: 'Clear',
            description: 'Label of the button that empties the field of the search',
          })}
        />
      )}
      <button type="button" className={styles.cancel} onClick={onCancel}>
        <Translate
          id="search.modal.cancel"
          description="Button that closes the search; at most 10 characters">
          Cancel
        </Translate>
      </button>
    </form>
  );
}

const MOVE = '↑↓';
const CLOSE = 'Esc';

interface AllResultsProps {
  readonly pageAddress: string;
  readonly onFollow: (address: string) => void;
}

/** A link to the search page, which has all results and an address to share. */
function AllResults({pageAddress, onFollow}: AllResultsProps): ReactNode {
  return (
    <div className={styles.foot}>
      <a className={styles.all} {...linkTo(pageAddress, onFollow)}>
        <Translate id="search.modal.all" description="Link under the results to the search page">
          All results
        </Translate>
        <Icon name="arrow" size={16} />
      </a>
      <p className={styles.keys} aria-hidden="true">
        <span>
          <kbd>{MOVE}</kbd>{' '}
          <Translate id="search.keys.arrows" description="What the arrow keys do in the search">
            move through the results
          </Translate>
        </span>
        <span>
          <kbd>{CLOSE}</kbd>{' '}
          <Translate id="search.keys.close" description="What Escape does in the search">
            closes the search
          </Translate>
        </span>
      </p>
    </div>
  );
}

interface ContentProps {
  readonly store: DrawnStore;
  readonly view: SearchView;
  readonly recent: RecentSearches;
  readonly currentTool: string | undefined;
  /** Of the search page with the same words and filters. */
  readonly pageAddress: string;
  readonly onFollow: (address: string) => void;
}

/** Content below the field: recent searches, results, or why there are none. */
function Content(props: ContentProps): ReactNode {
  const {store, view, recent} = props;
  const stage = stageOf(view);
  return (
    <>
      <div className={styles.list} data-state={stage}>
        {stage === 'idle' && <RecentList store={store} view={view} recent={recent} />}
        {stage === 'results' && <ResultList {...props} />}
        <SearchMessage view={view} onRetry={store.refresh} onFiltersChange={store.setFilters} />
      </div>
      {stage === 'results' && <AllResults {...props} />}
    </>
  );
}

interface AnnouncementProps {
  readonly view: SearchView;
}

/** Announces to screen readers how many results there are; the field announces each active one. */
function Announcement({view}: AnnouncementProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const [collection] = view.collections;
  const count = collection?.items.length ?? 0;
  const isNews = stageOf(view) === 'results' && !isAwaited(view);
  return (
    <p className="visuallyHidden" role="status">
      {isNews &&
        selectMessage(
          count,
          translate(
            {
              id: 'search.count',
              message: 'One result|{count} results',
              description:
                'Said to screen readers when results have come; plural forms separated by |',
            },
            {count},
          ),
        )}
    </p>
  );
}

export interface Props {
  readonly initialQuery: string;
  /** Whether the query is from the last time: it is selected, so that typing replaces it. */
  readonly isKept?: boolean;
  /** From 768 px up; centred without it (VAL-14). */
  readonly panelPlacement?: PanelPlacement;
  /** @param query the last query, for the next time. */
  readonly onClose: (query: string) => void;
}

const TOOL_SLUGS = TOOLS.map(({key}) => toolSlug(key));

/** The search above the page: a box, its results, and a preview of the active one (SRM-1..6, C-01). */
export default function SearchModal({
  initialQuery,
  isKept = false,
  panelPlacement = 'input-wrapper-width',
  onClose,
}: Props): ReactNode {
  const open = useSearchClients();
  const recent = useRecentSearches();
  const currentTool = useToolOfPage(TOOL_SLUGS);
  const panelStyle = panelPlacementStyle(panelPlacement);
  const isWide = useMediaQuery(WIDE_HEADER_QUERY);
  const {withBaseUrl} = useBaseUrlUtils();
  const {ref, close, follow} = useModalDialog(isKept, (dialog) => onClose(readField(dialog)));
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

  // The field follows each key at once, the content below it when there is time.
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the button do the same as a click outside.
    <dialog
      ref={ref}
      className={styles.dialog}
      data-placement="top"
      style={isWide ? panelStyle : undefined}
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
        <PastedLog
          className={styles.main}
          field={
            <SearchBox
              store={store}
              view={view}
              isBusy={view !== shown || isAwaited(shown)}
              onCancel={close}
            />
          }
          onFollow={follow}>
          <SearchFilters view={shown} currentTool={currentTool} onChange={store.setFilters} />
          <Content
            store={store}
            view={shown}
            recent={recent}
            currentTool={currentTool}
            pageAddress={withBaseUrl(pageAddress(shown.query))}
            onFollow={follow}
          />
        </PastedLog>
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

/** Text of the field, for the next time. */
function readField(dialog: HTMLDialogElement | null): string {
  return dialog?.querySelector('input')?.value ?? '';
}
