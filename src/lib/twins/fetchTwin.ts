/**
 * Reads a Markdown twin.
 *
 * @param address of the twin.
 * @throws Error when the server answers with anything but the twin.
 */
export async function fetchTwin(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return response.text();
}
