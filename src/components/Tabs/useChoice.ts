import {type ComponentProps, startTransition} from 'react';
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
