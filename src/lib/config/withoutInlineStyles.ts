/** What packages write into the HTML as inline style, and what takes its place: the theme's icon sprite is hidden by class (`src/css/base.css`). */
const REPLACEMENTS = [
  {slot: 'it.preBodyTags', style: ' style="display: none;"', instead: ' class="themeIcons"'},
] as const;

/**
 * The same in a page that is built already, from Docusaurus's template as it comes (`UPSTREAM=plain`).
 *
 * @param html of a page; one without such a style stays as it is.
 */
export function withoutIconStyle(html: string): string {
  return REPLACEMENTS.reduce(
    (text, {style, instead}) => text.replaceAll(`<svg${style}>`, `<svg${instead}>`),
    html,
  );
}

/**
 * Docusaurus' template of a page, changed so that no page has a `style` attribute: a content security policy can then do without
 * `unsafe-inline` for them.
 *
 * @param template in Eta's syntax.
 * @throws Error when the template has no such slot any more.
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
