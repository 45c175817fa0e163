/** In the place of the service worker where a site keeps nothing (`OFFLINE=off`): removes what an earlier one kept, and itself. */
import {scope} from './scope';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('portal-')).map((name) => caches.delete(name)),
  );
  await scope.registration.unregister();
}
