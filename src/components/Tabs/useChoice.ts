import {type ComponentProps, createContext, startTransition, use} from 'react';
import {type TabsProvider, useTabsContextValue} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';

type Choice = ComponentProps<typeof TabsProvider>['value'];

/**
 * The choice, and a function to change it. With `queryString` the choice becomes part of the address, for which the router renders the
 * whole page again; rows of tabs listen to the address themselves, so the rest may follow after the frame with the other panel: in 100 ms.
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

/** Prefix of all ids of one row of tabs. */
export const TabIdContext = createContext('');

/** Ids that connect a tab to its panel. */
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

/** Values may contain spaces, which ids may not. */
function toName(value: string): string {
  return value.replaceAll(/\s+/gu, '-');
}
