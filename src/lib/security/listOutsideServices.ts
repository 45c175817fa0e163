import type {OutsideServiceId} from '../contracts/outsideServices';
import type {Sources} from '@selection-set/strict-csp';

/** An outside service, as configured. */
export interface OutsideService {
  readonly id: OutsideServiceId;
  readonly sources: Sources;
  /** Trusted Types policies that its code creates in the page; undefined if it cannot run under them. */
  readonly policies: readonly string[] | undefined;
}

export interface OutsideSettings {
  readonly comments: {readonly host: string} | undefined;
  readonly newsletterAction: string | undefined;
  /** `issues`, or the address that takes votes. */
  readonly feedback: string | undefined;
  readonly algolia: {readonly appId: string; readonly insights: boolean} | undefined;
  /** Paths of this site, or addresses; empty for the provider's own. */
  readonly searchHosts: readonly string[];
  readonly videos: readonly Omit<OutsideService, 'id'>[];
  readonly readmePictureHosts: readonly string[];
}

/** Lists only configured services, so that no policy names the hosts of others. */
export function listOutsideServices(settings: OutsideSettings): readonly OutsideService[] {
  const {comments, newsletterAction, feedback, videos, readmePictureHosts} = settings;
  return [
    ...(comments === undefined
      ? []
      : [service('comments', {'frame-src': [comments.host]}, ['lit-html'])]),
    ...(newsletterAction === undefined ? [] : [service('newsletter', forms(newsletterAction))]),
    ...(feedback !== undefined && URL.canParse(feedback)
      ? [service('votes', forms(feedback))]
      : []),
    ...listSearch(settings),
    ...videos.map(({sources, policies}) => ({id: 'videos' as const, sources, policies})),
    ...(readmePictureHosts.length === 0
      ? []
      : [service('readmePictures', {'img-src': readmePictureHosts})]),
  ];
}

function listSearch({algolia, searchHosts}: OutsideSettings): OutsideService[] {
  if (algolia === undefined) {
    return [];
  }
  const {appId, insights} = algolia;
  const id = appId.toLowerCase();
  const provider = [`${id}-dsn.algolia.net`, `${id}.algolia.net`, '*.algolianet.com'];
  const named = searchHosts.filter((host) => URL.canParse(host)).map((host) => new URL(host));
  const hosts =
    searchHosts.length === 0
      ? provider.map((host) => `https://${host}`)
      : named.map(({origin}) => origin);
  // Reports go to the provider itself unless a path of this site forwards them.
  const isProxied = searchHosts.some((host) => host.startsWith('/'));
  return [
    ...(hosts.length === 0 ? [] : [service('hostedSearch', {'connect-src': hosts})]),
    ...(insights && !isProxied
      ? [service('searchReports', {'connect-src': ['https://insights.algolia.io']})]
      : []),
  ];
}

/** A form that works with and without scripts. */
function forms(address: string): Sources {
  const {origin} = new URL(address);
  return {'form-action': [origin], 'connect-src': [origin]};
}

function service(
  id: OutsideServiceId,
  sources: Sources,
  policies: readonly string[] = [],
): OutsideService {
  return {id, sources, policies};
}
