import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import {
  useEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import Icon from '@site/src/components/Icon';
import {NAV_LINKS, type NavLinkId, type PanelId} from '@site/src/family/data/navigation';
import {navLabels} from '@site/src/family/labels/navigation';
import {MENU_KEEP_OPEN_MS, MENU_OPEN_DELAY_MS, MENU_SKIP_DELAY_MS} from '@site/src/lib/constants';
import EcosystemPanel from './EcosystemPanel';
import type {Props as LinkProps} from './LinkNavigation';
import NavigationLink, {useIsCurrent} from './NavigationLink';
import SolutionsPanel from './SolutionsPanel';
import styles from './navigation.module.css';

export interface OpenPanel {
  /** Id of the open panel; empty while none is. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** They run before Radix's own, which do nothing once the default is prevented. */
  readonly triggerProps: (id: PanelId) => {
    readonly onClick: (event: SyntheticEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
  };
}

/**
 * Which panel of the main navigation is open. Radix toggles it on a click; but a reader who moves to a trigger and clicks wants to see its
 * panel, so the click does not close what hovering opened a moment before. A mouse that arrived before React has already waited (HDR-7).
 */
export function useOpenPanel(): OpenPanel {
  const [value, setValue] = useState('');
  const hoveredAt = useRef<number>(undefined);
  const isClick = useRef(false);

  function open(next: string): void {
    if (next !== value) {
      hoveredAt.current = isClick.current ? undefined : performance.now();
      setValue(next);
    }
    isClick.current = false;
  }

  return {
    value,
    onValueChange: open,
    triggerProps: (id) => ({
      onClick: (event) => {
        const isFresh =
          value === id &&
          hoveredAt.current !== undefined &&
          performance.now() - hoveredAt.current < MENU_KEEP_OPEN_MS;
        if (isFresh) {
          event.preventDefault();
        }
        isClick.current = !isFresh;
      },
      onPointerMove: (event) => {
        if (event.detail >= MENU_OPEN_DELAY_MS && value === '') {
          event.preventDefault();
          open(id);
        }
      },
    }),
  };
}

/**
 * Radix 1.4.1 puts a tab stop after the trigger of an open panel that passes focus to the panel, and hides it from assistive
 * technology; focusable elements must not be hidden (WCAG 4.1.2).
 */
export function useFocusProxies(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = ref.current;
    const observer = new MutationObserver(() => {
      for (const proxy of root?.querySelectorAll('[aria-hidden][tabindex="0"]') ?? []) {
        proxy.removeAttribute('aria-hidden');
      }
    });
    if (root !== null) {
      observer.observe(root, {childList: true, subtree: true});
    }
    return () => observer.disconnect();
  }, []);
  return ref;
}

export interface Props extends LinkProps {
  /** Otherwise every entry is a plain link. */
  readonly canOpenPanels: boolean;
}

const PANELS: Readonly<Record<PanelId, () => ReactNode>> = {
  solutions: SolutionsPanel,
  ecosystem: EcosystemPanel,
};

/** The header's entries, two of which open panels (HDR-6, HDR-7). */
export default function PanelNavigation({name, dir, canOpenPanels}: Props): ReactNode {
  const ref = useFocusProxies();
  const panel = useOpenPanel();
  return (
    <NavigationMenu.Root
      ref={ref}
      className={styles.root}
      aria-label={name}
      dir={dir}
      value={panel.value}
      onValueChange={panel.onValueChange}
      delayDuration={MENU_OPEN_DELAY_MS}
      skipDelayDuration={MENU_SKIP_DELAY_MS}>
      <NavigationMenu.List className={styles.list}>
        {NAV_LINKS.map((link) => (
          <NavigationMenu.Item key={link.id} value={link.id}>
            {canOpenPanels && hasPanel(link.id) ? (
              <PanelItem id={link.id} to={link.to} triggerProps={panel.triggerProps(link.id)} />
            ) : (
              <NavigationMenu.Link asChild>
                <NavigationLink link={link} />
              </NavigationMenu.Link>
            )}
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
      <div className={styles.viewportFrame}>
        {/* It may scroll, which would make it a tab stop without a name; its links are the stops. */}
        <NavigationMenu.Viewport className={styles.viewport} tabIndex={-1} />
      </div>
    </NavigationMenu.Root>
  );
}

interface PanelItemProps {
  readonly id: PanelId;
  readonly to: string;
  readonly triggerProps: ReturnType<OpenPanel['triggerProps']>;
}

function PanelItem({id, to, triggerProps}: PanelItemProps): ReactNode {
  const Panel = PANELS[id];
  const isCurrent = useIsCurrent(to);
  return (
    <>
      <NavigationMenu.Trigger
        {...triggerProps}
        className={styles.link}
        data-active={isCurrent || undefined}
        data-opens={id}>
        {navLabels[id]}
        <span className={styles.chevron}>
          <Icon name="chevronDown" size={14} />
        </span>
      </NavigationMenu.Trigger>
      <NavigationMenu.Content className={styles.content}>
        <Panel />
      </NavigationMenu.Content>
    </>
  );
}

function hasPanel(id: NavLinkId): id is PanelId {
  return Object.hasOwn(PANELS, id);
}
