const asked = new Set<string>();

/**
 * Replaces Docusaurus's function of this name: prefetches a script of a page, once, into the browser's cache. With a separate request,
 * because a policy with `default-src 'none'` forbids `<link rel="prefetch">` in Firefox.
 */
export default async function prefetch(address: string): Promise<void> {
  if (asked.has(address)) {
    return;
  }
  asked.add(address);
  try {
    const response = await fetch(address, {priority: 'low'});
    // Read completely: otherwise the response may not be cached.
    await response.arrayBuffer();
  } catch {
    // The click requests it again.
    asked.delete(address);
  }
}
