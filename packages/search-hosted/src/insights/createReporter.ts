import type {SearchEvent, TextPlace} from '@selection-set/search/client';

/** The data about a record in a report. */
export interface ReportedHit {
  readonly objectID: string;
  /** In the answer, from 1. */
  readonly position: number;
  readonly queryID?: string;
}

/** An event of the provider's Insights protocol. */
export type InsightsEvent =
  | {
      readonly eventType: 'view';
      readonly eventName: 'Items Viewed';
      readonly index: string;
      readonly userToken: string;
      readonly objectIDs: readonly string[];
    }
  | {
      readonly eventType: 'click';
      readonly eventName: 'Item Selected';
      readonly index: string;
      readonly userToken: string;
      readonly queryID: string;
      readonly objectIDs: readonly string[];
      readonly positions: readonly number[];
    };

export interface ReporterOptions {
  readonly index: string;
  /** Identifies nobody: created with each page load and stored nowhere. */
  readonly userToken: string;
  /** Milliseconds without a change before what is shown counts as seen. */
  readonly delay: number;
  readonly find: (place: TextPlace) => ReportedHit | undefined;
  /** Checked before each event, because readers may change their mind. */
  readonly isAllowed: () => boolean;
  readonly send: (events: readonly InsightsEvent[]) => void;
}

/** The service refuses events with more. */
const MOST_OBJECTS = 20;

/**
 * Reports what readers see and follow (API-2): views once the list has settled and differs from the previous one, clicks with position and
 * query. Hits without the id of a query, such as those of the embedded search, are never reported.
 */
export function createReporter(options: ReporterOptions): (event: SearchEvent) => void {
  const {index, userToken, find, send} = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';

  const view = (places: readonly TextPlace[]): void => {
    const objectIDs = places
      .flatMap((place) => find(place) ?? [])
      .filter(({queryID}) => queryID !== undefined)
      .map(({objectID}) => objectID);
    const list = objectIDs.join('\n');
    if (list === '' || list === last || !options.isAllowed()) {
      return;
    }
    last = list;
    const events = chunk([...new Set(objectIDs)], MOST_OBJECTS).map((ids): InsightsEvent => ({
      eventType: 'view',
      eventName: 'Items Viewed',
      index,
      userToken,
      objectIDs: ids,
    }));
    send(events);
  };
  const click = (place: TextPlace): void => {
    const {objectID, position, queryID} = find(place) ?? {};
    if (
      objectID !== undefined &&
      position !== undefined &&
      queryID !== undefined &&
      options.isAllowed()
    ) {
      send([
        {
          eventType: 'click',
          eventName: 'Item Selected',
          index,
          userToken,
          queryID,
          objectIDs: [objectID],
          positions: [position],
        },
      ]);
    }
  };

  return (event) => {
    switch (event.type) {
      case 'shown':
        clearTimeout(timer);
        timer = setTimeout(view, options.delay, event.places);
        break;
      case 'chosen':
        click(event.place);
        break;
      case 'closed':
        clearTimeout(timer);
        last = '';
        break;
      default:
        event satisfies never;
    }
  };
}

function chunk(list: readonly string[], size: number): readonly (readonly string[])[] {
  return list.length <= size ? [list] : [list.slice(0, size), ...chunk(list.slice(size), size)];
}

export interface ReaderPrivacy {
  /** The reader's choice on the portal; without one, nothing is allowed. */
  readonly consent: string | null;
  /** `navigator.doNotTrack`. */
  readonly doNotTrack?: string | null;
  /** `navigator.globalPrivacyControl`. */
  readonly globalPrivacyControl?: boolean;
}

/** The stored value of a reader's consent. */
export const ALLOWED = 'allowed';

/** Whether anything of a search may be reported (API-2): only with consent, and never against a signal of the browser. */
export function isReportAllowed({
  consent,
  doNotTrack,
  globalPrivacyControl,
}: ReaderPrivacy): boolean {
  return consent === ALLOWED && !refusesTracking({doNotTrack, globalPrivacyControl});
}

/** Whether the browser signals an objection to tracking. */
export function refusesTracking({
  doNotTrack,
  globalPrivacyControl,
}: Omit<ReaderPrivacy, 'consent'>): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
