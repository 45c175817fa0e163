import {translate} from '@docusaurus/Translate';
import TOCItems, {type Props as ItemsProps} from '@theme/TOCItems';
import {useEffect, useId, useRef, type ReactNode, type RefObject} from 'react';
import type {LanguageMarks} from '@site/src/hooks/useLanguages';
import {ACTIVE_HEADING_CLASS} from '@site/src/lib/constants';
import {revealWithin} from '@site/src/lib/page/revealWithin';
import styles from './styles.module.css';

/** Heading of a table of contents, in the theme's words. */
export function contentsLabel(): string {
  return translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
}

/**
 * Keeps the link of the current heading visible, and marks it as current for screen readers (DOC-10). Until scripts run,
 * `lib/firstLoad/markHeading` does this.
 */
function useActiveInView(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = ref.current;
    if (frame === null) {
      return undefined;
    }
    const follow = (): void => {
      const active = frame.querySelector(`.${ACTIVE_HEADING_CLASS}`);
      const former = frame.querySelector('[aria-current]');
      if (active !== former) {
        former?.removeAttribute('aria-current');
        active?.setAttribute('aria-current', 'location');
        if (active === null) {
          // Above the first heading.
          frame.scrollTop = 0;
        } else {
          revealWithin(frame, active);
        }
      }
    };
    const observer = new MutationObserver(follow);
    observer.observe(frame, {subtree: true, attributeFilter: ['class']});
    follow();
    return () => observer.disconnect();
  }, []);
  return ref;
}

export interface Props extends Pick<ItemsProps, 'maxHeadingLevel' | 'minHeadingLevel' | 'toc'> {
  /** Of the headings, if it is not that of the page. */
  readonly language?: LanguageMarks;
  /** Stays visible below the list. */
  readonly foot?: ReactNode;
}

/** The headings of a page next to its text; the current one is marked and stays visible (RTE-6, DOC-10). */
export default function TableOfContents({foot, language, ...items}: Props): ReactNode {
  const ref = useActiveInView();
  const titleId = useId();
  return (
    <div className={styles.contents}>
      <nav className={styles.nav} aria-labelledby={titleId}>
        <p className={styles.title} id={titleId}>
          {contentsLabel()}
        </p>
        <div ref={ref} className={styles.items} {...language}>
          <TOCItems
            {...items}
            // The theme looks for links with this class on the whole page, so other lists of headings must not have it.
            linkClassName="table-of-contents__link toc-highlight"
            linkActiveClassName={ACTIVE_HEADING_CLASS}
          />
        </div>
      </nav>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}
