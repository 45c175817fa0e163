import {Children, cloneElement, isValidElement, type ReactNode} from 'react';
import type {Props} from '@theme/Tabs';

interface PanelProps {
  readonly value?: string;
  readonly label?: string;
}

/**
 * Gives panels without a value, or with one that another has, a value of their own, and leaves out what the theme would refuse: a text among
 * the panels, a value to start with that no panel has, and a choice in the address without a name. The checks of the content name these.
 */
export function readPanels(props: Props): Props {
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
