import {type ReactNode, useId} from 'react';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Tabs';
import styles from './styles.module.css';
import {TabIdContext} from './tabIds';
import TabList from './TabList';

/**
 * Panels of which one shows. The choice is kept and shared by `groupId`, and part of the address by `queryString`; without scripts and on
 * paper all panels show, each below its title.
 */
export default function Tabs(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const value = useTabsContextValue(props);
  const id = useId();
  return (
    // Remounted after hydration, because panels take their choice from the address and from storage.
    <TabsProvider value={value} key={String(isBrowser)}>
      <TabIdContext value={id}>
        <div className={styles.container}>
          <TabList />
          {sanitizeTabsChildren(props.children)}
        </div>
      </TabIdContext>
    </TabsProvider>
  );
}
