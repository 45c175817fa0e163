import type {ClientModule} from '@docusaurus/types';
import {ROUTE_RETRY_MS} from '@site/src/lib/constants';
import {hideNotice} from './notice';

/** Where the reader is going; undefined while no page is on its way. Docusaurus has changed the address by then, and the page not yet. */
let wanted: string | undefined;
/** Who waits for the reader to go on. */
let waiting: (() => void)[] = [];

export function wantedAddress(): string | undefined {
  return wanted;
}

/** Resolves when the reader goes to a page, when there is a connection again, and after a while where the reader waits for it. */
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
