const asked = new Set<string>();

/**
 * Takes the place of Docusaurus's function of this name: fetches a script of a page ahead of a click, once, into the browser's cache. By a
 * request of its own, because a policy with `default-src 'none'` forbids `<link rel="prefetch">` in Firefox.
 */
export default async function prefetch(address: string): Promise<void> {
  if (asked.has(address)) {
    return;
  }
  asked.add(address);
  try {
    const response = await fetch(address, {priority: 'low'});
    // To its end: what is not read may not be kept.
    await response.arrayBuffer();
  } catch {
    // The click asks for it again.
    asked.delete(address);
  }
}
