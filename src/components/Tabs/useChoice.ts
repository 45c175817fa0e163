import {type ComponentProps, createContext, startTransition, use} from 'react';
import {type TabsProvider, useTabsContextValue} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';

type Choice = ComponentProps<typeof TabsProvider>['value'];

/**
 * What is chosen, and how to choose. With `queryString` the choice becomes part of the address, for which the router draws the whole page anew;
 * rows of tabs listen to the address themselves, so the rest may follow after the frame that shows the other panel: within 100 ms.
 */
export function useChoice(props: Props): Choice {
  const choice = useTabsContextValue(props);
  const {selectValue} = choice;
  return {
    ...choice,
    selectValue: props.queryString
      ? (value) => startTransition(() => selectValue(value))
      : selectValue,
  };
}

/** Start of all ids of one row of tabs. */
export const TabIdContext = createContext('');

/** Ids that tie a tab to its panel. */
export function useTabIds(): {
  readonly tabId: (value: string) => string;
  readonly panelId: (value: string) => string;
} {
  const id = use(TabIdContext);
  return {
    tabId: (value) => `${id}-${toName(value)}`,
    panelId: (value) => `${id}-${toName(value)}-panel`,
  };
}

/** Values may hold spaces, which ids may not. */
function toName(value: string): string {
  return value.replaceAll(/\s+/gu, '-');
}
