import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import {useScrollPositionBlocker, useTabs} from '@docusaurus/theme-common/internal';
import {neighbour} from '@site/src/lib/tabs/neighbour';
import styles from './styles.module.css';
import {useTabIds} from './useChoice';

/** The row of tabs. Arrows move and choose at once; Enter and Space are the buttons' own. */
export default function TabList(): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const {tabId, panelId} = useTabIds();

  /** Other rows of the group may change their height above this one; it stays where it is. */
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
