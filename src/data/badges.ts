/** States of a page that its front matter may announce, in the order in which they are drawn. */
export const BADGES = ['new', 'beta', 'deprecated'] as const;

export type BadgeId = (typeof BADGES)[number];
