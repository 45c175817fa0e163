/**
 * Reads a Markdown export.
 *
 * @param address of the Markdown export.
 * @throws Error when the server answers with anything but the Markdown export.
 */
export async function fetchExport(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return response.text();
}
