/**
 * In the place of what is never drawn or done: no part of a page fails to come without its notice, the base address is right, code is coloured
 * before it is sent, and while pages are written none is fetched ahead.
 */
export default function Nothing(): null {
  return null;
}
