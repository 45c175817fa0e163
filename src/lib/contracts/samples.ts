/** How a sample was checked, the strongest state first. */
export const SAMPLE_STATES = [
  'matched',
  'ran',
  'type-checked',
  'validated',
  'refused',
  'compared',
  'installed',
  'written',
  'excluded',
] as const;

export type SampleState = (typeof SAMPLE_STATES)[number];

/** Notes for readers about one sample, as attributes of its code block. */
export interface FenceFacts {
  readonly check: string;
  /** Such as `express 5.1.0, typescript 5.9.3`. */
  readonly packages?: string;
  /** Number of further packages that the sample uses. */
  readonly more?: string;
  readonly reason?: string;
}

const VERIFIED: readonly string[] = [
  'matched',
  'ran',
  'type-checked',
  'validated',
] satisfies readonly SampleState[];

/** Whether a sample with this state was run, or compared with the subject it describes. */
export function isVerified(state: string): boolean {
  return VERIFIED.includes(state);
}

export interface SampleFact {
  readonly state: SampleState;
  /** Why nobody could check it; only of `excluded`. */
  readonly reason?: string;
}

export interface PageReport {
  /** Hash of everything that the result depends on. */
  readonly hash: string;
  /** Versions of the packages that the page installs or imports, by name, in the order of the page. */
  readonly packages: Readonly<Record<string, string>>;
  /** By hash of the sample. */
  readonly samples: Readonly<Record<string, SampleFact>>;
}

/** Results of the last run of the samples, by file of the page. */
export type SamplesReport = Readonly<Record<string, PageReport>>;

/** One sample on the page that lists all of them. */
interface ListedSample {
  /** Name of its file, or its language. */
  readonly label: string;
  /** Of the page's file, from 1. */
  readonly line: number;
  /** Heading above it; absent above the first. */
  readonly anchor?: string;
  readonly state: SampleState;
  readonly reason?: string;
}

export interface ListedPage {
  /** Of the page, below base address and language. */
  readonly path: string;
  readonly file: string;
  readonly title: string;
  /** Folder of the documentation, such as `start`; `blog` for posts. */
  readonly section: string;
  /** Such as `typescript 5.9.3`. */
  readonly packages: readonly string[];
  readonly samples: readonly ListedSample[];
}

/** Every page with samples, sorted by file. */
export type SampleList = readonly ListedPage[];
