import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import MarkedText from '@site/src/components/MarkedText';
import ToolMark from '@site/src/components/ToolMark';
import {TOOLS} from '@site/src/data/tools';
import {resultKindLabels} from '@site/src/labels/search';
import {findTool} from '@site/src/lib/catalogue/findTool';
import type {Excerpt, PageHit} from '@selection-set/search/engine';
import {listItems, type ResultItem} from '@site/src/lib/search/view/results';
import {listQueryWords} from '@site/src/lib/sidebar/filterTree';
import {markWords} from '@site/src/lib/text/markWords';
import {splitMarks} from '@site/src/lib/text/splitMarks';
import styles from './styles.module.css';

export interface Props {
  readonly hit: PageHit;
  readonly query: string;
  readonly excerpt: Excerpt | undefined;
  readonly onChoose: (item: ResultItem) => void;
}

/** A page that was found: what it belongs to, its title, what it says around the words, and its sections that answer. */
export default function Hit({hit, query, excerpt, onChoose}: Props): ReactNode {
  const words = listQueryWords(query);
  const [page, ...sections] = listItems(hit);
  const tool = findTool(TOOLS, page?.tool);
  return (
    page !== undefined && (
      <>
        <p className={styles.source}>
          {tool !== undefined && <ToolMark toolKey={tool.key} size={18} />}
          {tool?.name ?? resultKindLabels[page.pageKind]}
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
