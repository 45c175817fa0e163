import {isWorkerMessage, kindOfRequest} from '../lib/offline/requests';
import {answerFile, answerFixed, answerPage} from './answer';
import {isKeepable, keepFiles, keepPage} from './keep';
import {scope, settings} from './scope';
import {tidy} from './tidy';

/** The service worker: caches what was read, and answers with it when offline. */
const site = {origin: scope.location.origin, baseUrl: settings.baseUrl};
const answers = {page: answerPage, fixed: answerFixed, file: answerFile} as const;

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([scope.clients.claim(), tidy()]));
});

scope.addEventListener('fetch', (event) => {
  const {method, mode, url, headers} = event.request;
  const kind = kindOfRequest({method, mode, url, isRange: headers.has('range')}, site);
  if (kind !== 'other') {
    event.respondWith(answers[kind](event));
  }
});

scope.addEventListener('message', (event) => {
  const {data} = event;
  if (isWorkerMessage(data)) {
    event.waitUntil(
      data.type === 'accepted' ? scope.skipWaiting() : keepRead(data.address, data.files),
    );
  }
});

/**
 * Caches a page that was shown without being opened, such as by a link inside the portal, and the first one, before the worker existed. Its
 * scripts come first, so that a cached page always works.
 */
async function keepRead(address: string, files: readonly string[]): Promise<void> {
  const response = await fetch(address).catch(() => undefined);
  if (response !== undefined && isKeepable(response)) {
    await keepFiles(
      files.filter((file) => {
        const kind = kindOfRequest(
          {method: 'GET', mode: 'no-cors', url: file, isRange: false},
          site,
        );
        return kind === 'fixed' || kind === 'file';
      }),
    );
    await keepPage(address, response);
  }
}
