import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {SearchAnswer, SearchClient} from '@selection-set/search/client';
import type {Excerpt, PageHit} from '@selection-set/search/engine';
import {useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import MarkedText from '@site/src/components/MarkedText';
import Pagination from '@site/src/components/Pagination';
import ToolMark from '@site/src/components/ToolMark';
import {TOOLS} from '@site/src/data/tools';
import {resultKindLabels} from '@site/src/labels/search';
import {findTool} from '@site/src/lib/catalogue/findTool';
import {LIST_PAGE_MARGIN_LIMIT, LIST_PAGE_RANGE_LIMIT} from '@site/src/lib/constants';
import {SEARCH_HITS_PER_PAGE} from '@site/src/lib/search/presets';
import type {HitsPage} from '@site/src/lib/search/view/pageOfHits';
import {listItems, type ResultItem} from '@site/src/lib/search/view/results';
import {listQueryWords} from '@site/src/lib/sidebar/filterTree';
import {markWords} from '@site/src/lib/text/markWords';
import {splitMarks} from '@site/src/lib/text/splitMarks';
import styles from './styles.module.css';

export interface HitProps {
  readonly hit: PageHit;
  readonly query: string;
  readonly excerpt: Excerpt | undefined;
  readonly onChoose: (item: ResultItem) => void;
}

/** A page that was found: what it belongs to, its title, what it says around the words, and its sections that answer. */
function Hit({hit, query, excerpt, onChoose}: HitProps): ReactNode {
  const words = listQueryWords(query);
  const [page, ...sections] = listItems(hit);
  const tool = findTool(TOOLS, page?.tool);
  return (
    page !== undefined && (
      <>
        <p className={styles.source}>
          {tool !== undefined && <ToolMark toolKey={tool.key} size={18} />}
          <bdi>{tool?.name ?? page.source ?? resultKindLabels[page.pageKind]}</bdi>
        </p>
        <h2 className={styles.title}>
          <Link to={page.to} dir="auto" onClick={() => onChoose(page)}>
            <MarkedText parts={markWords(page.title, words)} />
          </Link>
        </h2>
        {excerpt !== undefined && (
          <p className={styles.excerpt} dir="auto">
            <MarkedText parts={splitMarks(excerpt.text, excerpt.marks)} />
          </p>
        )}
        {sections.length > 0 && (
          <ul className={styles.sections}>
            {sections.map((section) => (
              <li key={section.key}>
                <Icon name="hash" size={14} />
                <Link to={section.to} onClick={() => onChoose(section)}>
                  <bdi>
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
 * Excerpts for the hits of a full answer, by the hits' index; none before they have come, and none where they do not.
 *
 * @param hits those that are drawn.
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
      // Titles and headings say enough; the next search tries again.
    }
  });
  const wanted = stage === 'full' ? `${hits.map(({index}) => index).join(' ')} ${query}` : '';
  useEffect(() => {
    let isCurrent = true;
    // In a task of its own: readers who type on ask for none.
    const timer = setTimeout(() => wanted !== '' && void load(() => isCurrent));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  return excerpts;
}

export interface Props {
  readonly answer: SearchAnswer;
  readonly client: Pick<SearchClient, 'excerpts'>;
  readonly shown: HitsPage;
  readonly onChoose: (item: ResultItem) => void;
  readonly onPageChange: (page: number) => void;
}

/** One page of the pages found, and the way to the others. */
export default function PageResults({
  answer,
  client,
  shown,
  onChoose,
  onPageChange,
}: Props): ReactNode {
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
