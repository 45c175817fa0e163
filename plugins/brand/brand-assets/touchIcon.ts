import type {HtmlTagObject} from '@docusaurus/types';

/** The icon that phones put on their home screen. */
export function touchIcon(baseUrl: string): HtmlTagObject & {attributes: {}} {
  return {
    tagName: 'link',
    attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
  };
}
