import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {SearchAnswer, SearchClient} from '@selection-set/search/client';
import type {Excerpt, PageHit} from '@selection-set/search/engine';
import {type ReactNode, useEffect, useEffectEvent, useState} from 'react';
import Badges from '@site/src/components/Badges';
import Icon from '@site/src/components/Icon';
import LanguageName from '@site/src/components/LanguageName';
import MarkedText from '@site/src/components/MarkedText';
import PageList from '@site/src/components/PageList';
import Pagination from '@site/src/components/Pagination';
import PastedLog from '@site/src/components/PastedLog';
import SearchField from '@site/src/components/SearchField';
import SearchFilters from '@site/src/components/SearchFilters';
import SearchMessage from '@site/src/components/SearchMessage';
import ToolMark from '@site/src/components/ToolMark';
import {TOOLS} from '@site/src/family/data/tools';
import {useLanguageMarks} from '@site/src/hooks/useLanguages';
import {docsSectionLabels} from '@site/src/labels/docsSections';
import {resultKindLabels} from '@site/src/labels/search';
import {findTool} from '@site/src/lib/catalogue/findTools';
import {toolBadges} from '@site/src/lib/catalogue/badges';
import {LIST_PAGE_MARGIN_LIMIT, LIST_PAGE_RANGE_LIMIT} from '@site/src/lib/constants';
import type {DocsVersion, IndexedPage} from '@site/src/lib/contracts/pages';
import {SEARCH_HITS_PER_PAGE, SEARCH_PRESET} from '@site/src/lib/search/presets';
import type {HitsPage} from '@site/src/lib/search/view/hits';
import {listItems, type ResultItem} from '@site/src/lib/search/view/results';
import {isAwaited, stageOf} from '@site/src/lib/search/view/searchView';
import {listQueryWords} from '@site/src/lib/sidebar/filterTree';
import {markWords, splitMarks} from '@site/src/lib/text/marks';
import type {SearchScope} from '@site/src/lib/versions/searchScope';
import {usePageSearch} from './usePageSearch';
import styles from './styles.module.css';

interface HitProps {
  readonly hit: PageHit;
  readonly query: string;
  readonly excerpt: Excerpt | undefined;
  readonly onChoose: (item: ResultItem) => void;
}

/** A page in the results: its group, its title, an excerpt around the words, and its matching sections. */
function Hit({hit, query, excerpt, onChoose}: HitProps): ReactNode {
  const words = listQueryWords(query);
  const [page, ...sections] = listItems(hit);
  const tool = findTool(TOOLS, page?.tool);
  const manual = page?.manual && docsSectionLabels[page.manual];
  const language = useLanguageMarks()(page?.locale);
  return (
    page !== undefined && (
      <>
        <p className={styles.source}>
          {tool !== undefined && <ToolMark toolKey={tool.key} size={18} />}
          <bdi>{tool?.name ?? manual ?? page.source ?? resultKindLabels[page.pageKind]}</bdi>
          {tool !== undefined && <Badges badges={toolBadges(tool)} />}
          <LanguageName locale={page.locale} />
        </p>
        <h2 className={styles.title}>
          <Link to={page.to} dir="auto" {...language} onClick={() => onChoose(page)}>
            <MarkedText parts={markWords(page.title, words)} />
          </Link>
        </h2>
        {excerpt !== undefined && (
          <p className={styles.excerpt} dir="auto" {...language}>
            <MarkedText parts={splitMarks(excerpt.text, excerpt.marks)} />
          </p>
        )}
        {sections.length > 0 && (
          <ul className={styles.sections}>
            {sections.map((section) => (
              <li key={section.key}>
                <Icon name="hash" size={14} />
                <Link to={section.to} onClick={() => onChoose(section)}>
                  <bdi {...language}>
                    <MarkedText parts={markWords(section.title, words)} />
                  </bdi>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </>
    )
  );
}

const NONE: ReadonlyMap<number, Excerpt> = new Map();

/**
 * Excerpts for the hits of a full answer, by the hits' index; none before they have loaded, or if they fail to.
 *
 * @param hits the visible ones.
 */
function useExcerpts(
  client: Pick<SearchClient, 'excerpts'>,
  {query, stage}: SearchAnswer,
  hits: readonly PageHit[],
): ReadonlyMap<number, Excerpt> {
  const [excerpts, setExcerpts] = useState(NONE);
  const load = useEffectEvent(async (isCurrent: () => boolean): Promise<void> => {
    const places = hits.map(({index: page, sections: [first]}) => ({page, section: first?.index}));
    try {
      const found = await client.excerpts(query, places);
      if (isCurrent()) {
        setExcerpts(
          new Map(
            places.flatMap(({page}, index) => {
              const excerpt = found[index];
              return excerpt === undefined ? [] : [[page, excerpt] as const];
            }),
          ),
        );
      }
    } catch {
      // Titles and headings suffice; the next search tries again.
    }
  });
  const wanted = stage === 'full' ? `${hits.map(({index}) => index).join(' ')} ${query}` : '';
  useEffect(() => {
    let isCurrent = true;
    // In a separate task: readers who type on need none.
    const timer = setTimeout(() => wanted !== '' && void load(() => isCurrent));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  return excerpts;
}

interface PageResultsProps {
  readonly answer: SearchAnswer;
  readonly client: Pick<SearchClient, 'excerpts'>;
  readonly shown: HitsPage;
  readonly onChoose: (item: ResultItem) => void;
  readonly onPageChange: (page: number) => void;
}

/** One page of the results, and links to the others. */
function PageResults({answer, client, shown, onChoose, onPageChange}: PageResultsProps): ReactNode {
  const {hits, query} = answer;
  const {page: current, pageCount} = shown;
  const {selectMessage} = usePluralForm();
  const excerpts = useExcerpts(client, answer, shown.hits);
  return (
    <>
      <p className={styles.count} role="status">
        {selectMessage(
          hits.length,
          translate(
            {
              id: 'search.pages',
              message: 'One page|{count} pages',
              description: 'How many pages a search has found; plural forms separated by |',
            },
            {count: hits.length},
          ),
        )}
      </p>
      <ol className={styles.hits} start={current * SEARCH_HITS_PER_PAGE + 1}>
        {shown.hits.map((hit) => (
          <li key={hit.url} className={styles.hit}>
            <Hit hit={hit} query={query} excerpt={excerpts.get(hit.index)} onChoose={onChoose} />
          </li>
        ))}
      </ol>
      {pageCount > 1 && (
        <Pagination
          pageCount={pageCount}
          page={current}
          pageRange={LIST_PAGE_RANGE_LIMIT}
          pageMargin={LIST_PAGE_MARGIN_LIMIT}
          onPageChange={onPageChange}
        />
      )}
    </>
  );
}

interface ScopeSentenceProps {
  readonly scope: SearchScope<DocsVersion>;
  readonly query: string;
}

/** Says which version is searched if it is not the latest, or why it is. */
function ScopeSentence({scope, query}: ScopeSentenceProps): ReactNode {
  switch (scope.kind) {
    case 'latest':
      return null;
    case 'unknown':
      return (
        <p className={styles.scope}>
          <Translate
            id="search.version.unknown"
            description="On the search page when its address names a version that does not exist"
            values={{version: <bdi>{scope.wanted}</bdi>}}>
            {'There is no version "{version}" of the documentation; this is the latest.'}
          </Translate>
        </p>
      );
    case 'version':
      return (
        <p className={styles.scope}>
          <Translate
            id="search.version.scope"
            description="On the search page when it is limited to one version"
            values={{version: <bdi>{scope.version.label}</bdi>}}>
            {'Searches the documentation in version {version}, and all posts.'}
          </Translate>{' '}
          <Link
            to={query === '' ? '/search' : `/search?${new URLSearchParams({q: query}).toString()}`}>
            <Translate id="search.version.latest" description="Link to the search without a limit">
              Search the latest version
            </Translate>
          </Link>
        </p>
      );
    default:
      return scope satisfies never;
  }
}

export interface Props {
  /** Of the latest version, for readers without scripts. */
  readonly pages: readonly IndexedPage[];
}

/** The search with an address to share, which contains words, filters and page. Without scripts all pages are listed (S13). */
export default function SearchPage({pages}: Props): ReactNode {
  const search = usePageSearch();
  const {scope, view, client} = search;
  return (
    <>
      <PastedLog
        className={styles.desk}
        field={
          <search className={styles.search} data-scripts="query">
            <form method="get" onSubmit={(event) => event.preventDefault()}>
              <SearchField
                label={
                  <Translate id="search.label" description="Label of the field on the search page">
                    Words to look for
                  </Translate>
                }
                isLabelShown={false}
                name="q"
                maxLength={SEARCH_PRESET.maxChars}
                value={search.query}
                onChange={search.onQueryChange}
                onFocus={client.prefetch}
              />
            </form>
            <div className={styles.filters}>
              <SearchFilters view={view} layout="wrap" onChange={search.onFiltersChange} />
            </div>
            <ScopeSentence scope={scope} query={search.query} />
          </search>
        }>
        <div className={styles.answer} aria-busy={isAwaited(view)}>
          <SearchMessage
            view={view}
            onRetry={search.onRetry}
            onFiltersChange={search.onFiltersChange}
          />
          {stageOf(view) === 'results' && view.answer !== undefined && (
            <PageResults
              answer={view.answer}
              client={client}
              shown={search.shown}
              onChoose={search.onChoose}
              onPageChange={search.onPageChange}
            />
          )}
        </div>
      </PastedLog>
      <div className={styles.index}>
        <p>
          <Translate
            id="search.noScript"
            description="On the search page for readers whose browser runs no scripts">
            Searching needs JavaScript, which your browser does not run here. These are all pages of
            the documentation and all posts.
          </Translate>
        </p>
        <PageList pages={pages.map(({path, title}) => ({path, title}))} />
      </div>
    </>
  );
}
