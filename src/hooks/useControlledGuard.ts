import {useState} from 'react';
import {createControlledGuard} from '@selection-set/search-hosted';

/** Throws when a search changes between controlled and uncontrolled while it is mounted (VAL-8). */
export function useControlledGuard(searchState: object | undefined): void {
  const [guard] = useState(createControlledGuard);
  guard(searchState);
}
