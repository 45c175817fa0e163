import {TabsProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import {Children, cloneElement, isValidElement, type ReactNode, useId} from 'react';
import TabList from './TabList';
import {TabIdContext, useChoice} from './useChoice';
import styles from './styles.module.css';

interface PanelProps {
  readonly value?: string;
  readonly label?: string;
}

/**
 * Gives panels without a value, or with one that another has, a value of their own, and leaves out what the theme would refuse: a text among
 * the panels, a value to start with that no panel has, and a choice in the address without a name. The checks of the content name these.
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
    // The theme's own type asks for panels with a value, which these now have.
    children: children as Props['children'],
    defaultValue: isKnown ? defaultValue : undefined,
    queryString: queryString === true && groupId === undefined ? false : queryString,
  };
}

function findFree(value: string, taken: ReadonlySet<string>): string {
  return taken.has(value) ? findFree(`${value}-2`, taken) : value;
}

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
