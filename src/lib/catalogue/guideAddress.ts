/** Path of the document that builds a solution step by step (HDR-9); undefined where none is written. */
export function guideAddress({
  id,
  hasGuide,
}: {
  readonly id: string;
  readonly hasGuide: boolean;
}): string | undefined {
  return hasGuide ? `/docs/guides/${id}` : undefined;
}
