export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Names of failed tests, and of files that could not run. */
  readonly failures?: readonly string[];
  /** Names of tests that failed first and passed when they were tried again. */
  readonly flaky?: readonly string[];
  /** Skipped tests, by their project and the given reason. */
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

export function countJest(
  report: {
    readonly numPassedTests?: number;
    readonly numFailedTests?: number;
    readonly testResults?: readonly {
      readonly name: string;
      readonly status: string;
      readonly assertionResults: readonly {readonly status: string; readonly fullName: string}[];
    }[];
  },
  toName: (file: string) => string,
): Counts;

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
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
