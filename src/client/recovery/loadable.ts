import {useEffect, useReducer, type ReactNode} from 'react';
import {goTo} from './goTo';
import {answersAt} from '@site/src/lib/recovery/askWhy';
import {untilWanted, wantedAddress} from './navigation';
import {showNotice} from './notice';
import {isTabStale} from './staleTab';

/**
 * Loads a part of a page, and never fails: Docusaurus would reload the page by itself, without what was typed and, when offline, to an
 * error. A reader who waits for a page gets it from the server, once; when offline, the reader keeps this page, is told so, and sees the
 * new one as soon as it arrives. A prefetched part waits until it is needed.
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
 * @param kind of notice when the page may not be reloaded automatically.
 */
async function recover(address: string, kind: 'broken' | 'outdated'): Promise<void> {
  if (isTabStale() ? goTo(address) : kind === 'outdated' && (await visit(address))) {
    // This page is being left.
    await new Promise(() => undefined);
  }
  showNotice({kind: isTabStale() || kind === 'broken' ? kind : 'waiting', address});
  if (kind === 'broken') {
    // Only one notice.
    document.documentElement.dataset.load = 'broken';
    window.firstLoad?.giveUp();
  }
}

/** Loads a page whose scripts fail from the server, once, and only if the server answers: otherwise there would be nothing to read. */
async function visit(address: string): Promise<boolean> {
  return (await answersAt(address, fetch)) && goTo(address, address);
}

/**
 * Renders the component again once its parts have loaded.
 *
 * @param isThere whether they have loaded by now.
 * @param load resolves when they have.
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

/** A component that renders nothing until its parts have loaded; `preload` resolves when they have. */
export interface Loadable {
  (props: Props): ReactNode;
  readonly preload: Loader;
}

/** Replaces `react-loadable` in the browser: the same, but small, and with loaders that do not fail. */
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

/** Wraps a loader for the router, such as of a group of routes or a part of a page, so that it does not fail. */
export function withRecovery<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return () => loadRoute(load, isFirstPage);
}

function isFirstPage(): boolean {
  return document.documentElement.dataset.hasHydrated !== 'true';
}
