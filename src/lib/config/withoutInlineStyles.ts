/** Inline styles that packages write into the HTML, and their replacements: a class hides the theme's icon sprite (`src/css/base.css`). */
const REPLACEMENTS = [
  {slot: 'it.preBodyTags', style: ' style="display: none;"', instead: ' class="themeIcons"'},
] as const;

/**
 * The same in a finished page from Docusaurus's unchanged template (`UPSTREAM=plain`).
 *
 * @param html of a page; returned unchanged if it has no such style.
 */
export function withoutIconStyle(html: string): string {
  return REPLACEMENTS.reduce(
    (text, {style, instead}) => text.replaceAll(`<svg${style}>`, `<svg${instead}>`),
    html,
  );
}

/**
 * Docusaurus's template of a page without any `style` attribute: a content security policy then needs no `unsafe-inline` for
 * them.
 *
 * @param template in Eta's syntax.
 * @throws Error when the template no longer has such a slot.
 */
export function withoutInlineStyles(template: string): string {
  return REPLACEMENTS.reduce((text, {slot, style, instead}) => {
    if (!text.includes(`<%~ ${slot} %>`)) {
      throw new Error(
        `Docusaurus' page template has no ${slot}. Read @docusaurus/core/lib/ssg/ssgTemplate.html.js again and bring withoutInlineStyles up to date.`,
      );
    }
    return text.replace(`<%~ ${slot} %>`, `<%~ ${slot}.replaceAll('${style}', '${instead}') %>`);
  }, template);
}
