import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** How the theme hides the symbols of its icons. */
const HIDDEN_BY_STYLE = 'style="display: none;"';

/** Docusaurus's own frame of a page, in which the theme's symbols are hidden by a class, because a policy may forbid `style` attributes. */
export const PAGE_TEMPLATE = template.replace(
  'it.preBodyTags',
  `it.preBodyTags.replace('${HIDDEN_BY_STYLE}', 'class="visuallyHidden" aria-hidden="true"')`,
);
