/** What a document may say about its state in the front matter field `badges`, in the order in which they are shown. */
export const BADGES = ['new', 'beta', 'deprecated', 'archived'] as const;

export type Badge = (typeof BADGES)[number];
