/** The theme that the portal shows, from where Docusaurus stores it; else that of the system. */
export const THEME_SCRIPT = `
let stored = null;
try { stored = localStorage.getItem('theme'); } catch {}
document.documentElement.dataset.theme =
  stored === 'dark' || stored === 'light' ? stored
    : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
`;

/** The look of the portal's error pages in few lines; colours are the portal's tokens. */
export const PAGE_STYLE = `
body {
  margin: 0;
  background: var(--site-color-background);
  color: var(--site-color-text);
  font: 1.0625rem/1.65 system-ui, sans-serif;
}
main {
  max-inline-size: 46rem;
  margin-inline: auto;
  padding: 4.5rem clamp(1rem, 4vw, 2rem);
}
h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem); line-height: 1.15; }
h2 { margin: 2rem 0 .5rem; font-size: 1.25rem; line-height: 1.4; }
p { margin: 0 0 .75rem; }
a { color: var(--site-color-accent); }
a:focus-visible { outline: 2px solid var(--site-color-accent); outline-offset: 2px; }
code { font: .9375rem ui-monospace, 'SF Mono', menlo, monospace; overflow-wrap: anywhere; }
pre {
  margin: 0 0 1rem;
  padding: .75rem 1rem;
  border: 1px solid var(--site-color-border);
  border-radius: 8px;
  background: var(--site-color-code-background);
  overflow-x: auto;
}
.code { color: var(--site-color-text-muted); font: .9375rem ui-monospace, monospace; }
`;
