/** What was done to a sample, the strongest first. */
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

/** What readers are told about one sample, as attributes of its code block. */
export interface FenceFacts {
  readonly check: string;
  /** Such as `express 5.1.0, typescript 5.9.3`. */
  readonly packages?: string;
  /** How many further packages the sample names. */
  readonly more?: string;
  readonly reason?: string;
}

const VERIFIED: readonly string[] = [
  'matched',
  'ran',
  'type-checked',
  'validated',
] satisfies readonly SampleState[];

/** Whether a sample of this state was run, or held against what it is for. */
export function isVerified(state: string): boolean {
  return VERIFIED.includes(state);
}

export interface SampleFact {
  readonly state: SampleState;
  /** Why nobody could check it; only of `excluded`. */
  readonly reason?: string;
}

export interface PageReport {
  /** Of everything that the result follows from. */
  readonly hash: string;
  /** Versions of the packages that the page installs or imports, by name, in the order of the page. */
  readonly packages: Readonly<Record<string, string>>;
  /** By hash of the sample. */
  readonly samples: Readonly<Record<string, SampleFact>>;
}

/** What the last run of the samples found, by file of the page. */
export type SamplesReport = Readonly<Record<string, PageReport>>;

/** One sample on the page that lists them all. */
interface ListedSample {
  /** Name of its file, or its language. */
  readonly label: string;
  /** Of the page's file, from 1. */
  readonly line: number;
  /** Heading that it stands below; absent above the first. */
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
