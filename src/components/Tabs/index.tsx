import {
  Children,
  cloneElement,
  isValidElement,
  type ReactNode,
  useId,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import {TabsProvider, useScrollPositionBlocker, useTabs} from '@docusaurus/theme-common/internal';
import type {Props as TabPanelProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import {neighbour} from '@site/src/lib/tabs/neighbour';
import {TabIdContext, useChoice, useTabIds} from './useChoice';
import styles from './styles.module.css';

/** One panel. Its title is visible when the row of tabs is not. */
export function TabPanel({value, children}: TabPanelProps): ReactNode {
  const {selectedValue, tabValues} = useTabs();
  const {tabId, panelId} = useTabIds();
  const label = tabValues.find((tab) => tab.value === value)?.label ?? value;
  return (
    <div
      id={panelId(value)}
      role="tabpanel"
      className={styles.panel}
      data-tab={value}
      data-state={value === selectedValue ? 'shown' : 'hidden'}
      aria-labelledby={tabId(value)}>
      <p className={styles.title}>{label}</p>
      {children}
    </div>
  );
}

/** The row of tabs. Arrows move and select at once; Enter and Space work natively on the buttons. */
function TabList(): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const {tabId, panelId} = useTabIds();

  /** Other rows of the group may change their height above this one; it keeps its position. */
  function choose(value: string, row: HTMLElement): void {
    if (value !== selectedValue) {
      blockElementScrollPositionUntilNextRender(row);
      selectValue(value);
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const index = neighbour(event.key, {
      index: tabValues.findIndex(({value}) => value === selectedValue),
      count: tabValues.length,
      isMirrored: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    const tab = index === undefined ? undefined : tabValues[index];
    if (tab !== undefined) {
      event.preventDefault();
      choose(tab.value, event.currentTarget);
      document.getElementById(tabId(tab.value))?.focus();
    }
  }

  return (
    <div className={styles.list} role="tablist" tabIndex={-1} onKeyDown={onKeyDown}>
      {tabValues.map(({value, label}) => (
        <button
          key={value}
          id={tabId(value)}
          type="button"
          role="tab"
          className={styles.tab}
          data-tab={value}
          aria-selected={value === selectedValue}
          aria-controls={panelId(value)}
          tabIndex={value === selectedValue ? 0 : -1}
          onClick={({currentTarget}: MouseEvent<HTMLButtonElement>) =>
            choose(value, currentTarget)
          }>
          {label ?? value}
        </button>
      ))}
    </div>
  );
}

interface PanelProps {
  readonly value?: string;
  readonly label?: string;
}

/**
 * Gives panels with a missing or duplicate value a value of their own, and leaves out what the theme would reject: text among the panels,
 * an initial value that no panel has, and a choice in the address without a name. The content checks report these.
 */
function readPanels(props: Props): Props {
  const taken = new Set<string>();
  const children = Children.toArray(props.children).flatMap((child, index): ReactNode[] => {
    if (!isValidElement<PanelProps>(child) || typeof child.type === 'string') {
      return [];
    }
    const value = findFree(child.props.value ?? child.props.label ?? String(index + 1), taken);
    taken.add(value);
    return [cloneElement(child, {value})];
  });
  const {values, defaultValue, groupId, queryString} = props;
  const isKnown =
    typeof defaultValue !== 'string' ||
    (values?.some(({value}) => value === defaultValue) ?? taken.has(defaultValue));
  return {
    ...props,
    // The theme's own type requires panels with a value, which these now have.
    children: children as Props['children'],
    defaultValue: isKnown ? defaultValue : undefined,
    queryString: queryString === true && groupId === undefined ? false : queryString,
  };
}

function findFree(value: string, taken: ReadonlySet<string>): string {
  return taken.has(value) ? findFree(`${value}-2`, taken) : value;
}

/**
 * Panels of which one is visible. The choice is stored and shared by `groupId`, and part of the address by `queryString`; without scripts
 * and on paper all panels are visible, each under its title. Before React loads, the head's script shows the panel of the attributes.
 */
export default function Tabs(written: Props): ReactNode {
  const props = readPanels(written);
  const value = useChoice(props);
  const id = useId();
  return (
    <TabsProvider value={value}>
      <TabIdContext value={id}>
        <div
          className={styles.container}
          data-tabs={props.groupId ?? ''}
          data-query={props.queryString === true ? props.groupId : props.queryString || undefined}>
          <TabList />
          {props.children}
        </div>
      </TabIdContext>
    </TabsProvider>
  );
}
