import type {InsightsEvent} from './createReporter';

export interface EventTarget {
  readonly fetch: typeof fetch;
  readonly appId: string;
  readonly apiKey: string;
  /** The proxy of the queries, if there is one: events use it, too. */
  readonly proxy?: string;
}

const PROVIDER = 'https://insights.algolia.io';

/**
 * Sends events without waiting: they outlive the page, carry no cookie and accept none, and failures are ignored (API-2). The provider
 * accepts plain text, which needs no preflight request.
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
