import type {ClientModule} from '@docusaurus/types';
import {ROUTE_RETRY_MS} from '@site/src/lib/constants';
import {hideNotice} from './notice';

/** The address of a pending navigation; undefined otherwise. Docusaurus has already changed the address by then, but not the page. */
let wanted: string | undefined;
/** Callbacks that wait for the reader's next navigation. */
let waiting: (() => void)[] = [];

export function wantedAddress(): string | undefined {
  return wanted;
}

/** Resolves when the reader navigates, when the connection returns, and after a while if the reader is waiting for it. */
export async function untilWanted(isAwaited: boolean): Promise<void> {
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    window.addEventListener('online', () => resolve(), {once: true});
    if (isAwaited) {
      setTimeout(resolve, ROUTE_RETRY_MS);
    }
  });
}

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (previousLocation === null || previousLocation.pathname === location.pathname) {
    return undefined;
  }
  const {pathname, search, hash} = location;
  wanted = new URL(pathname + search + hash, window.location.href).href;
  const resolvers = waiting;
  waiting = [];
  resolvers.forEach((resolve) => resolve());
  return () => {
    wanted = undefined;
    hideNotice('waiting');
  };
};
