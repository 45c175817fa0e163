/**
 * Theme and banner as the reader left them, before first paint: what the theme's own script does, without its copying of any query parameter
 * into the page (DOC-8, DOC-9). The head's script holds a copy of this function, so it uses nothing from outside.
 *
 * @param read a text from storage, null where there is none.
 */
export function restoreTheme(read: (key: string) => string | null): void {
  const {dataset} = document.documentElement;
  const choice =
    new URLSearchParams(location.search).get('docusaurus-theme') ?? read('theme') ?? '';
  const isKnown = /^(?:dark|light)$/u.test(choice);
  const system = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';
  dataset.theme = isKnown ? choice : system;
  dataset.themeChoice = isKnown ? choice : 'system';
  dataset.announcementBarInitiallyDismissed = String(
    read('docusaurus.announcement.dismiss') === 'true',
  );
}
