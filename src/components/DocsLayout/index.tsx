import Translate, {translate} from '@docusaurus/Translate';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import BackToTopButton from '@theme/BackToTopButton';
import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import DocSidebar from '@site/src/components/DocSidebar';
import Icon from '@site/src/components/Icon';
import ProductSwitch from '@site/src/components/ProductSwitch';
import {useSearch} from '@site/src/components/SearchHost/searchContext';
import SearchTrigger from '@site/src/components/SearchTrigger';
import ThemeSelect from '@site/src/components/ThemeSelect';
import VersionMenu from '@site/src/components/VersionMenu';
import styles from './styles.module.css';

/** A popover that is closed once a link in it has been followed. */
function useClosePopover(): {
  readonly ref: RefObject<HTMLElement | null>;
  readonly close: () => void;
} {
  const ref = useRef<HTMLElement>(null);
  return {
    ref,
    close: () => {
      if (ref.current?.matches(':popover-open')) {
        ref.current.hidePopover();
      }
    },
  };
}

/** Whether an element with `position: sticky` is stuck, so that the content above it has scrolled out of the window. */
function useStuck(): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly isStuck: boolean;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const bar = ref.current;
    if (bar === null) {
      return undefined;
    }
    // The observed area starts one pixel below its sticky position, so that a stuck element is no longer completely inside.
    const top = Number.parseFloat(getComputedStyle(bar).insetBlockStart) || 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const place = entry?.boundingClientRect;
        setStuck(place !== undefined && place.height > 0 && place.top < top + 1);
      },
      {threshold: 1, rootMargin: `-${top + 1}px 0px 0px 0px`},
    );
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);
  return {ref, isStuck};
}

/** Opens the sidebar on small screens, and the search once the header's search row has scrolled away (C-18). */
function ContentsBar(): ReactNode {
  const {ref, isStuck} = useStuck();
  const search = useSearch();
  return (
    <div ref={ref} className={styles.bar}>
      <button type="button" className={styles.open} popoverTarget={SIDEBAR_ID}>
        <Icon name="sidebar" size={18} />
        <Translate
          id="docs.sidebar.open"
          description="Button that opens the documentation's sidebar on small screens">
          Contents
        </Translate>
      </button>
      {isStuck && (
        <span className={styles.search}>
          <SearchTrigger shape="compact" dialog={search} />
        </span>
      )}
    </div>
  );
}

export interface Props {
  readonly children: ReactNode;
}

const SIDEBAR_ID = 'docs-sidebar';

/**
 * Sidebar and page. From 997 px the sidebar is a column; below, the same element is a native popover that opens without
 * scripts (C-22, RTE-6).
 */
export default function DocsLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {ref, close} = useClosePopover();
  // The button works only with scripts; without it, a first visit loads neither its styles nor its name.
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.layout} data-sidebar={sidebar === null ? 'none' : 'shown'}>
      {isBrowser && <BackToTopButton />}
      {sidebar !== null && (
        <>
          <ContentsBar />
          <aside id={SIDEBAR_ID} ref={ref} popover="auto" className={styles.sidebar}>
            <button
              type="button"
              className={styles.close}
              popoverTarget={SIDEBAR_ID}
              popoverTargetAction="hide"
              aria-label={translate({
                id: 'docs.sidebar.close',
                message: 'Close contents',
                description: "Label of the button that closes the documentation's sidebar",
              })}>
              <Icon name="close" />
            </button>
            <ProductSwitch current={sidebar.name} />
            <VersionMenu />
            <DocSidebar
              key={sidebar.name}
              name={sidebar.name}
              items={sidebar.items}
              onFollow={close}
            />
            <div className={styles.foot}>
              <ThemeSelect />
            </div>
          </aside>
        </>
      )}
      <main className={styles.main}>{children}</main>
    </div>
  );
}
