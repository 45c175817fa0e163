import Loadable from 'react-loadable/lib/index.js';
import {loadRoute} from './loadRoute';

type Loader = () => Promise<unknown>;

/** In the place of `react-loadable` in the browser: the same, with loaders that do not fail (issue 8, section 4). */
export default function loadable(options: {readonly loader: Loader}): unknown {
  return Loadable({...options, loader: withRecovery(options.loader)});
}

loadable.Map = (options: {readonly loader: Readonly<Record<string, Loader>>}): unknown =>
  Loadable.Map({
    ...options,
    loader: Object.fromEntries(
      Object.entries(options.loader).map(([name, load]) => [name, withRecovery(load)]),
    ),
  });

function withRecovery(load: Loader): Loader {
  return () => loadRoute(load, isFirstPage);
}

function isFirstPage(): boolean {
  return document.documentElement.dataset.hasHydrated !== 'true';
}
