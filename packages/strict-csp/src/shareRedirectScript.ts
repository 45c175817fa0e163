/**
 * The script of Docusaurus's redirect pages holds the address they lead to, so each would need a hash of its own. This one reads it from the
 * page, is the same in all of them, and keeps the old address out of the browser's history.
 */
const SCRIPT = `(()=>{const to=document.querySelector("link[rel=canonical]").getAttribute("href");location.replace(/[?#]/.test(to)?to:to+location.search+location.hash)})()`;

/**
 * A redirect page of Docusaurus with the shared script.
 *
 * @returns any other page as it is.
 */
export function shareRedirectScript(html: string): string {
  return html.includes('http-equiv="refresh"')
    ? html.replace(
        /<script>[^<]*window\.location\.href = [^<]*<\/script>/u,
        () => `<script>${SCRIPT}</script>`,
      )
    : html;
}
