import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {PageHeading, SearchClient} from '@selection-set/search/client';
import type {Excerpt} from '@selection-set/search/engine';
import {type ReactNode, useEffect, useEffectEvent, useState} from 'react';
import Badges from '@site/src/components/Badges';
import LanguageName from '@site/src/components/LanguageName';
import MarkedText from '@site/src/components/MarkedText';
import ToolMark from '@site/src/components/ToolMark';
import {TOOLS} from '@site/src/family/data/tools';
import {useMediaQuery} from '@site/src/hooks/useBrowserValue';
import {useLanguageMarks} from '@site/src/hooks/useLanguages';
import {docsSectionLabels} from '@site/src/labels/docsSections';
import {enterHints, resultKindLabels} from '@site/src/labels/search';
import {findTool} from '@site/src/lib/catalogue/findTools';
import {toolBadges} from '@site/src/lib/catalogue/badges';
import {SEARCH_PREVIEW_CHARS, SEARCH_PREVIEW_DELAY_MS} from '@site/src/lib/constants';
import {WIDE_HEADER_QUERY} from '@site/src/lib/media/queries';
import type {ResultItem} from '@site/src/lib/search/view/results';
import type {SearchView} from '@site/src/lib/search/view/searchView';
import {listQueryWords} from '@site/src/lib/sidebar/filterTree';
import {markWords, splitMarks} from '@site/src/lib/text/marks';
import {linkTo} from './ResultOption';
import styles from './preview.module.css';

interface PreviewTexts {
  /** Key of their result. */
  readonly key: string;
  readonly excerpt: Excerpt | undefined;
  readonly headings: readonly PageHeading[];
}

/** Excerpt and headings of the active result, once it has been active for a moment; loads nothing if the preview is not displayed. */
function usePreview(
  client: Pick<SearchClient, 'excerpts' | 'headings'>,
  query: string,
  item: ResultItem | undefined,
): PreviewTexts | undefined {
  const [texts, setTexts] = useState<PreviewTexts>();
  const isDrawn = useMediaQuery(WIDE_HEADER_QUERY);
  const key = isDrawn ? item?.key : undefined;

  const load = useEffectEvent(async (asked: string, isCurrent: () => boolean): Promise<void> => {
    if (item === undefined) {
      return;
    }
    const [excerpt, headings] = await Promise.allSettled([
      client.excerpts(asked, [item.place], SEARCH_PREVIEW_CHARS),
      client.headings(item.place.page),
    ]);
    if (isCurrent()) {
      setTexts({
        key: item.key,
        excerpt: excerpt.status === 'fulfilled' ? excerpt.value[0] : undefined,
        headings: headings.status === 'fulfilled' ? headings.value : [],
      });
    }
  });

  useEffect(() => {
    if (key === undefined) {
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => void load(query, () => isCurrent), SEARCH_PREVIEW_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, query]);

  return texts?.key === key ? texts : undefined;
}

interface PreviewSourceProps {
  readonly item: ResultItem;
}

/** Mark and name of a result's tool, or name of its site, and the kind of the result (SRM-6). */
function PreviewSource({
  item: {tool: slug, manual, source, locale, pageKind, kind},
}: PreviewSourceProps): ReactNode {
  const tool = findTool(TOOLS, slug);
  return (
    <p className={styles.source}>
      {tool !== undefined && (
        <>
          <ToolMark toolKey={tool.key} size={24} />
          <span>{tool.name}</span>
          <Badges badges={toolBadges(tool)} />
        </>
      )}
      {manual !== undefined && <span>{docsSectionLabels[manual]}</span>}
      {source !== undefined && <bdi>{source}</bdi>}
      <span className={styles.kind}>{resultKindLabels[kind === 'section' ? pageKind : kind]}</span>
      <LanguageName locale={locale} />
    </p>
  );
}

export interface Props {
  readonly view: SearchView;
  readonly client: Pick<SearchClient, 'excerpts' | 'headings'>;
  readonly onFollow: (address: string) => void;
}

const ENTER = '↵';

/** A preview of the active result: its location, an excerpt around the words, and the other headings of the page (SRM-6). */
export default function Preview({view, client, onFollow}: Props): ReactNode {
  const {answer, collections, activeItemId} = view;
  const query = answer?.query ?? '';
  const active = collections[0]?.items[activeItemId ?? 0];
  const item = active?.type === 'result' ? active.result : undefined;
  const texts = usePreview(client, query, item);
  const {withBaseUrl} = useBaseUrlUtils();
  const language = useLanguageMarks()(item?.locale);
  if (item === undefined) {
    return null;
  }
  const [page = item.to] = item.to.split('#');
  const words = listQueryWords(query);
  return (
    <div className={styles.preview}>
      <PreviewSource item={item} />
      <p className={styles.title}>
        <bdi {...language}>
          <MarkedText parts={markWords(item.title, words)} />
        </bdi>
      </p>
      {item.trail.length > 0 && (
        <p className={styles.trail}>
          <bdi {...language}>{item.trail.join(' › ')}</bdi>
        </p>
      )}
      <p
        className={styles.excerpt}
        dir="auto"
        {...language}
        data-state={texts === undefined ? 'waiting' : 'ready'}>
        {texts?.excerpt !== undefined && (
          <MarkedText parts={splitMarks(texts.excerpt.text, texts.excerpt.marks)} />
        )}
      </p>
      {texts !== undefined && texts.headings.length > 1 && (
        <>
          <p className={styles.label} id="search-preview-headings">
            <Translate
              id="search.preview.headings"
              description="Over the headings of a result’s page">
              On this page
            </Translate>
          </p>
          <ul
            className={styles.headings}
            aria-labelledby="search-preview-headings"
            lang={language.lang}>
            {texts.headings
              .filter(({anchor, kind}) => anchor !== '' && kind === 'section')
              .map(({anchor, heading, level}) => (
                <li key={anchor} data-level={level}>
                  <a
                    className={styles.heading}
                    {...linkTo(withBaseUrl(`${page}#${anchor}`), onFollow)}
                    aria-current={item.to === `${page}#${anchor}` ? 'true' : undefined}>
                    <bdi dir={language.dir}>{heading}</bdi>
                  </a>
                </li>
              ))}
          </ul>
        </>
      )}
      <p className={styles.enter} aria-hidden="true">
        <kbd>{ENTER}</kbd> {enterHints[item.kind]}
      </p>
    </div>
  );
}
