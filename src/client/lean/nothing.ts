/** In the place of what is never drawn: no part of a page fails to come without its notice, and the base address is right (issue 8). */
export default function Nothing(): null {
  return null;
}
