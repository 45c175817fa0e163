import {goTo} from './goTo';
import {untilWanted, wantedAddress} from './navigation';
import {showNotice} from './notice';
import {isTabStale} from './staleTab';

/**
 * Loads a part of a page, and never fails: Docusaurus would load the page anew by itself, without what was typed and, without a connection,
 * into nothing. A reader who waits for the page of an old tab gets it from the server, once; one without a connection keeps this page, is
 * told, and sees the new one as soon as it comes. What was only fetched ahead waits until it is wanted.
 *
 * @param isFirst whether it belongs to the page that was opened, which then stays as the server sent it.
 */
export async function loadRoute<Part>(
  load: () => Promise<Part>,
  isFirst: () => boolean,
): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      const wanted = wantedAddress();
      if (wanted !== undefined) {
        await recover(wanted, 'outdated');
      } else if (isFirst()) {
        await recover(window.location.href, 'broken');
      }
      await untilWanted(wanted !== undefined || isFirst());
    }
  }
}

/**
 * @param address that the reader waits for.
 * @param kind what to say where the page may not be loaded anew by itself.
 */
async function recover(address: string, kind: 'broken' | 'outdated'): Promise<void> {
  if (isTabStale() && goTo(address)) {
    // This page is being left.
    await new Promise(() => undefined);
  }
  showNotice({kind: isTabStale() || kind === 'broken' ? kind : 'waiting', address});
}
