import {createContext, use} from 'react';

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
