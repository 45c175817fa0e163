import {useEffect, useReducer, type ReactNode} from 'react';
import {goTo} from './goTo';
import {answersAt} from '@site/src/lib/recovery/askWhy';
import {untilWanted, wantedAddress} from './navigation';
import {showNotice} from './notice';
import {isTabStale} from './staleTab';

/**
 * Loads a part of a page, and never fails: Docusaurus would load the page anew by itself, without what was typed and, without a connection,
 * into nothing. A reader who waits for a page gets it from the server, once; one without a connection keeps this page, is told, and sees the
 * new one as soon as it comes. What was only fetched ahead waits until it is wanted.
 *
 * @param isFirst whether it belongs to the page that was opened, which then stays as the server sent it.
 */
async function loadRoute<Part>(load: () => Promise<Part>, isFirst: () => boolean): Promise<Part> {
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
  if (isTabStale() ? goTo(address) : kind === 'outdated' && (await visit(address))) {
    // This page is being left.
    await new Promise(() => undefined);
  }
  showNotice({kind: isTabStale() || kind === 'broken' ? kind : 'waiting', address});
  if (kind === 'broken') {
    // Said once.
    document.documentElement.dataset.load = 'broken';
    window.firstLoad?.giveUp();
  }
}

/** Loads a page whose scripts do not come from the server, once, and only where that answers: without, there would be nothing to read. */
async function visit(address: string): Promise<boolean> {
  return (await answersAt(address, fetch)) && goTo(address, address);
}

/**
 * Draws the component anew once its parts are there.
 *
 * @param isThere whether they are there by now.
 * @param load resolves when they are.
 */
function useRedraw(isThere: () => boolean, load: () => Promise<void>): void {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!isThere()) {
      void load().then(draw);
    }
  }, [isThere, load]);
}

type Loader = () => Promise<unknown>;
type Props = Readonly<Record<string, unknown>>;

interface Options<Loaded, Loaders> {
  readonly loader: Loaders;
  readonly render: (loaded: Loaded, props: Props) => ReactNode;
}

/** A component that draws nothing until its parts are there; `preload` resolves when they are. */
export interface Loadable {
  (props: Props): ReactNode;
  readonly preload: Loader;
}

/** In the place of `react-loadable` in the browser: the same, small, with loaders that do not fail. */
export default function loadable({loader, render}: Options<unknown, Loader>): Loadable {
  return create(withRecovery(loader), render);
}

loadable.Map = ({loader, render}: Options<Props, Readonly<Record<string, Loader>>>): Loadable =>
  create(async () => {
    const parts = Object.entries(loader).map(
      async ([name, load]) => [name, await withRecovery(load)()] as const,
    );
    return Object.fromEntries(await Promise.all(parts));
  }, render);

function create<Loaded>(
  load: () => Promise<Loaded>,
  render: Options<Loaded, Loader>['render'],
): Loadable {
  let loaded: {readonly parts: Loaded} | undefined;
  let loading: Promise<void> | undefined;

  async function start(): Promise<void> {
    loaded = {parts: await load()};
  }
  function preload(): Promise<void> {
    loading ??= start();
    return loading;
  }
  function isThere(): boolean {
    return loaded !== undefined;
  }
  function Part(props: Props): ReactNode {
    useRedraw(isThere, preload);
    return loaded === undefined ? null : render(loaded.parts, props);
  }
  return Object.assign(Part, {preload});
}

/** What the router waits for, such as a group of routes or a part of a page, from a loader that does not fail. */
export function withRecovery<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return () => loadRoute(load, isFirstPage);
}

function isFirstPage(): boolean {
  return document.documentElement.dataset.hasHydrated !== 'true';
}
