export function composeSummary(
  rows: readonly {
    readonly name: string;
    readonly code: number;
    readonly seconds: number;
    readonly counts?: {readonly passed: number; readonly failed: number};
  }[],
): string;
