export function findNeeds(
  env?: Readonly<Record<string, string | undefined>>,
  isFree?: (port: number) => Promise<boolean>,
  readFreeBytes?: () => number,
): Promise<{readonly offset: number | undefined; readonly problems: readonly string[]}>;
