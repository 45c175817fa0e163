import type {ReactNode} from 'react';
import {loadRoute} from './loadRoute';
import {useRedraw} from './useRedraw';

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

function withRecovery(load: Loader): Loader {
  return () => loadRoute(load, isFirstPage);
}

function isFirstPage(): boolean {
  return document.documentElement.dataset.hasHydrated !== 'true';
}
