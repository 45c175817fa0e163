import type {WorkerMessage} from '../contracts/offline';

/** Whether a service worker was sent a message of this portal. */
export function isWorkerMessage(value: unknown): value is WorkerMessage {
  if (typeof value !== 'object' || value === null || !('type' in value)) {
    return false;
  }
  return (
    value.type === 'accepted' ||
    (value.type === 'read' &&
      'address' in value &&
      typeof value.address === 'string' &&
      'files' in value &&
      Array.isArray(value.files) &&
      value.files.every((file) => typeof file === 'string'))
  );
}
