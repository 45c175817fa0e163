/**
 * Names the twin in the head of a built page. It is put into the finished file, because only the finished build knows which pages have twins.
 *
 * @param html of a built page.
 * @param address full address of the twin.
 */
export function linkTwin(html: string, address: string): string {
  const at = html.search(/<title[\s>]/u);
  const tag = `<link rel="alternate" type="text/markdown" href="${address}">`;
  return at < 0 ? html : html.slice(0, at) + tag + html.slice(at);
}
