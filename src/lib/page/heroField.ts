/** Front matter field that the build adds to Markdown with a `<Hero>` (HERO-1). */
export const HERO_FIELD = 'has_hero';

/** Whether a page brings its own h1 with a hero. */
export function hasHero(frontMatter: Readonly<Record<string, unknown>>): boolean {
  return frontMatter[HERO_FIELD] === true;
}
