import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import MarkedText from '@site/src/components/MarkedText';
import {enterHints} from '@site/src/labels/search';
import type {SearchClient} from '@selection-set/search/client';
import type {SearchView} from '@site/src/lib/search/view/searchView';
import {listQueryWords} from '@site/src/lib/sidebar/filterTree';
import {markWords} from '@site/src/lib/text/markWords';
import {splitMarks} from '@site/src/lib/text/splitMarks';
import {linkTo} from './linkTo';
import PreviewSource from './PreviewSource';
import styles from './preview.module.css';
import {usePreview} from './usePreview';

export interface Props {
  readonly view: SearchView;
  readonly client: Pick<SearchClient, 'excerpts' | 'headings'>;
  readonly onFollow: (address: string) => void;
}

const ENTER = '↵';

/** A look at the active result: where it stands, what it says around the words, and what else the page has (SRM-6). */
export default function Preview({view, client, onFollow}: Props): ReactNode {
  const {answer, collections, activeItemId} = view;
  const query = answer?.query ?? '';
  const active = collections[0]?.items[activeItemId ?? 0];
  const item = active?.type === 'result' ? active.result : undefined;
  const texts = usePreview(client, query, item);
  const {withBaseUrl} = useBaseUrlUtils();
  if (item === undefined) {
    return null;
  }
  const [page = item.to] = item.to.split('#');
  const words = listQueryWords(query);
  return (
    <div className={styles.preview}>
      <PreviewSource item={item} />
      <p className={styles.title}>
        <bdi>
          <MarkedText parts={markWords(item.title, words)} />
        </bdi>
      </p>
      {item.trail.length > 0 && (
        <p className={styles.trail}>
          <bdi>{item.trail.join(' › ')}</bdi>
        </p>
      )}
      <p
        className={styles.excerpt}
        dir="auto"
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
          <ul className={styles.headings} aria-labelledby="search-preview-headings">
            {texts.headings
              .filter(({anchor, kind}) => anchor !== '' && kind === 'section')
              .map(({anchor, heading, level}) => (
                <li key={anchor} data-level={level}>
                  <a
                    className={styles.heading}
                    {...linkTo(withBaseUrl(`${page}#${anchor}`), onFollow)}
                    aria-current={item.to === `${page}#${anchor}` ? 'true' : undefined}>
                    <bdi>{heading}</bdi>
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
