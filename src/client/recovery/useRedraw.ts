import {useEffect, useReducer} from 'react';

/**
 * Draws the component anew once its parts are there.
 *
 * @param isThere whether they are there by now.
 * @param load resolves when they are.
 */
export function useRedraw(isThere: () => boolean, load: () => Promise<void>): void {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!isThere()) {
      void load().then(draw);
    }
  }, [isThere, load]);
}
