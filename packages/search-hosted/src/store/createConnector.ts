import type {QueryClient} from '../hosted/toSearchHit';
import {HOSTED_HITS} from '../limits';

export interface ConnectorDescription<Props, Provided> {
  readonly displayName: string;
  /** What a widget gets from the search, computed from its own properties. */
  readonly getProvidedProps: (props: Props) => Provided;
}

export interface Connector<Props, Provided> {
  readonly displayName: string;
  readonly connect: (props: Props) => Props & Provided;
}

/**
 * Ties a widget to a search (ERR-10).
 *
 * @throws Error when there is no display name, which errors and developer tools need.
 */
export function createConnector<Props, Provided>({
  displayName,
  getProvidedProps,
}: Partial<ConnectorDescription<Props, Provided>>): Connector<Props, Provided> {
  if (displayName === undefined || displayName === '') {
    throw new Error('`createConnector` requires you to provide a `displayName` property.');
  }
  if (getProvidedProps === undefined) {
    throw new Error(`The connector "${displayName}" requires a function "getProvidedProps".`);
  }
  return {displayName, connect: (props) => ({...props, ...getProvidedProps(props)})};
}

/**
 * Watches that a search stays as it began: controlled, with a state from outside, or uncontrolled (VAL-8, ERR-10).
 *
 * @returns to be called with each state.
 * @throws Error naming the direction of a change.
 */
export function createControlledGuard(): (searchState: object | undefined) => void {
  let isControlled: boolean | undefined;
  return (searchState) => {
    const isNow = searchState !== undefined;
    isControlled ??= isNow;
    if (isControlled !== isNow) {
      const [from, to] = isNow ? ['uncontrolled', 'controlled'] : ['controlled', 'uncontrolled'];
      throw new Error(
        `You cannot switch the search from being ${from} to ${to}. Pass a search state always, or never.`,
      );
    }
  };
}

/** A client that answers requests without any query by itself, with one empty result for each (VAL-12). */
export function withEmptyQueryGuard(client: QueryClient): QueryClient {
  return {
    search: async (requests) =>
      requests.every((request) => request.type === undefined && request.query === '')
        ? {
            results: requests.map(() => ({
              hits: [],
              nbHits: 0,
              nbPages: 0,
              page: 0,
              hitsPerPage: HOSTED_HITS.usual,
              processingTimeMS: 0,
            })),
          }
        : client.search(requests),
  };
}
