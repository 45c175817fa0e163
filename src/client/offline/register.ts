import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import i18n from '@generated/i18n';
import {showNotice} from '@site/src/client/recovery/notice';
import {WORKER_UPDATE_INTERVAL_MS} from '@site/src/lib/constants';
import {WORKER_FILE, type WorkerMessage} from '@site/src/lib/contracts/offline';
import {savesData} from '@site/src/lib/page/browser';

const siteBase = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
const localeBase = i18n.localeConfigs[i18n.currentLocale]?.baseUrl ?? siteBase;

const isPossible =
  ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator && window.isSecureContext;
/** A page that came through the worker is already cached. */
const wasControlled = isPossible && navigator.serviceWorker.controller !== null;

/** Files of this site that the page has loaded. */
function listLoaded(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((name) => name.startsWith(window.location.origin));
}

/** Passes this page to the worker to cache it, with its files. */
async function keepThisPage(): Promise<void> {
  const {origin, pathname} = window.location;
  const {active} = await navigator.serviceWorker.ready;
  const message: WorkerMessage = {type: 'read', address: origin + pathname, files: listLoaded()};
  active?.postMessage(message, []);
}

/** Caches the scripts of the offline page that its HTML does not reference; the worker caches the page itself. */
async function keepOfflineScripts(): Promise<void> {
  if (navigator.serviceWorker.controller === null) {
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, {once: true});
    });
  }
  await window.docusaurus.prefetch(`${localeBase}offline`);
}

/** Notifies the reader of a newer worker. It takes over on the reader's request, never while a page is being read. */
function announce(worker: ServiceWorker): void {
  const accept = async (): Promise<void> => {
    const message: WorkerMessage = {type: 'accepted'};
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, {once: true});
    });
    worker.postMessage(message, []);
    await changed;
  };
  showNotice({kind: 'newer', address: window.location.href, accept});
}

function watchUpdates(registration: ServiceWorkerRegistration): void {
  // The first worker also waits for a moment.
  if (registration.waiting !== null && registration.active !== null) {
    announce(registration.waiting);
  }
  const follow = (): void => {
    // Read now: a browser may report the first worker as installed only after that worker has taken over.
    const {installing: worker, active} = registration;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && active !== null) {
        announce(worker);
      }
    });
  };
  // On a slow connection, the browser may have found one before this page could listen.
  follow();
  registration.addEventListener('updatefound', follow);
  setInterval(() => {
    registration.update().catch(() => undefined);
  }, WORKER_UPDATE_INTERVAL_MS);
}

/** Caches pages from the first visit on; if the reader saves data, only once a language was downloaded. */
async function register(): Promise<void> {
  const {serviceWorker} = navigator;
  if (savesData(navigator) && (await serviceWorker.getRegistration(siteBase)) === undefined) {
    return;
  }
  watchUpdates(
    await serviceWorker.register(siteBase + WORKER_FILE, {
      scope: siteBase,
      updateViaCache: 'none',
    }),
  );
  if (!wasControlled) {
    await keepThisPage();
    await keepOfflineScripts();
  }
}

if (isPossible && process.env.NODE_ENV === 'production') {
  const start = (): void => {
    // If a browser refuses, as in a private window, the portal simply has no cached pages.
    setTimeout(() => void register().catch(() => undefined), 0);
  };
  if (document.readyState === 'complete') {
    start();
  } else {
    window.addEventListener('load', start, {once: true});
  }
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (
    isPossible &&
    navigator.serviceWorker.controller !== null &&
    previousLocation !== null &&
    previousLocation.pathname !== location.pathname
  ) {
    keepThisPage().catch(() => undefined);
  }
};
