/** Where queries go (API-1, C-14). */
export interface HostSettings {
  /** Paths of this site, such as `/api/search`, or full addresses; tried in this order. Without any, the provider's own hosts. */
  readonly hosts: readonly string[];
  /** Of the page, for paths. */
  readonly origin: string;
}

export interface QueryHost {
  /** Host with its port and the start of the path. */
  readonly url: string;
  readonly protocol: 'http' | 'https';
  readonly accept: 'readWrite';
}

/** Hosts as the provider's client takes them. */
export function toHosts({hosts, origin}: HostSettings): QueryHost[] {
  return hosts.map((host) => {
    const {protocol, host: name, pathname} = new URL(host, origin);
    return {
      url: `${name}${pathname}`.replace(/\/$/u, ''),
      protocol: protocol === 'http:' ? 'http' : 'https',
      accept: 'readWrite',
    };
  });
}
