/**
 * Replaces modules that are never used: a part of a page that fails to load has its own notice, the base address is right, code is
 * highlighted at build time, and the writing server prefetches nothing.
 */
export default function Nothing(): null {
  return null;
}
