/** Replaces the service worker of a site that is not offered offline (`OFFLINE=off`): removes an earlier one's caches, and itself. */
import {NAMES, scope} from './scope';
import {removeUnnamed} from './tidy';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const own = (await caches.keys()).filter(
    (name) => name === NAMES.pages || name === NAMES.files || name.startsWith(NAMES.language),
  );
  await Promise.all(own.map((name) => caches.delete(name)));
  await removeUnnamed();
  await scope.registration.unregister();
}
