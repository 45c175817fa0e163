import type {WorkerSettings} from '../lib/contracts/offline';

/** Put in by the build (`plugins/output/offline`). */
declare const WORKER_SETTINGS: WorkerSettings;
declare const self: ServiceWorkerScope;

export const scope = self;
export const settings = WORKER_SETTINGS;
