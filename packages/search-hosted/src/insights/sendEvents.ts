import type {InsightsEvent} from './createReporter';

export interface EventTarget {
  readonly fetch: typeof fetch;
  readonly appId: string;
  readonly apiKey: string;
  /** Where queries go through a proxy, events do too; else undefined. */
  readonly proxy?: string;
}

const PROVIDER = 'https://insights.algolia.io';

/**
 * Sends events and waits for nothing: they outlive the page, carry no cookie and take none, and a failure is nobody's concern (API-2). Plain
 * text, as the provider takes it, needs no request beforehand.
 */
export function sendEvents(
  events: readonly InsightsEvent[],
  {fetch: send, appId, apiKey, proxy = PROVIDER}: EventTarget,
): void {
  const keys = new URLSearchParams({
    'X-Algolia-Application-Id': appId,
    'X-Algolia-API-Key': apiKey,
  });
  void send(`${proxy}/1/events?${keys.toString()}`, {
    method: 'POST',
    body: JSON.stringify({events}),
    headers: {'Content-Type': 'text/plain'},
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}
