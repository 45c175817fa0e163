export function inlineTexts(
  source: string,
  name: string,
  messages: Readonly<Record<string, string>>,
): {readonly code: string; readonly unknown: readonly string[]};
