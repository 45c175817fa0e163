import type {PageData} from './composePageData';

/** The page with its data at the end of its head. `<` is escaped, so that no text can end the element. */
export function insertData(html: string, data: PageData): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return html.replace(
    '</head>',
    () => `<script type="application/ld+json">${json}</script></head>`,
  );
}
