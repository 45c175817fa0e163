/** The APIs that the portal's service worker uses; TypeScript's own types of workers conflict with those of pages. */
interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface ServiceWorkerFetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}

interface ServiceWorkerMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface ServiceWorkerScope {
  readonly location: Location;
  readonly clients: {readonly claim: () => Promise<void>};
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'activate' | 'install', run: (event: ExtendableEvent) => void): void;
    (type: 'fetch', run: (event: ServiceWorkerFetchEvent) => void): void;
    (type: 'message', run: (event: ServiceWorkerMessageEvent) => void): void;
  };
}
