import {type ReactNode, useId} from 'react';
import {TabsProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import styles from './styles.module.css';
import {TabIdContext} from './tabIds';
import {readPanels} from './readPanels';
import TabList from './TabList';
import {useChoice} from './useChoice';

/**
 * Panels of which one shows. The choice is kept and shared by `groupId`, and part of the address by `queryString`; without scripts and on
 * paper all panels show, each below its title. Before React the head's script shows the panel that the attributes lead it to.
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
