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
