import type {ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';
import {useTabIds} from './useChoice';

/** One panel. Its title is drawn where the row of tabs is not. */
export default function TabPanel({value, children}: Props): ReactNode {
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
