/** Last part of a tool's addresses: its key in lower case, such as `example` (TOOL-2). */
export function toolSlug(key: string): string {
  return key.toLowerCase();
}
