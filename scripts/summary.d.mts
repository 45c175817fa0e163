export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Tests that did not run, by the project that they belong to and the reason that they give. */
  readonly skipped?: readonly {
    readonly where: string;
    readonly why: string;
    readonly count: number;
  }[];
}

export function composeSummary(
  rows: readonly {
    readonly name: string;
    readonly code: number;
    readonly seconds: number;
    readonly counts?: Counts;
  }[],
): string;

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly annotations?: readonly {readonly type: string; readonly description?: string}[];
    }[];
  }[];
}

export function countPlaywright(report: {
  readonly stats?: {
    readonly expected?: number;
    readonly flaky?: number;
    readonly unexpected?: number;
  };
  readonly suites?: readonly PlaywrightSuite[];
}): Counts;
