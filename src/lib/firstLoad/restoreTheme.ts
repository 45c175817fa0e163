/**
 * Theme and banner as the reader left them, before first paint: what the theme's own script does, without its copying of query parameters
 * into the page (DOC-8, DOC-9). The head's script holds a copy of this function, so it uses nothing from outside.
 *
 * @param read a text from storage, null where there is none.
 */
export function restoreTheme(read: (key: string) => string | null): void {
  const {dataset} = document.documentElement;
  const choice = /^(?:dark|light)$/u.exec(read('theme') ?? '')?.[0];
  dataset.themeChoice = choice ?? 'system';
  dataset.theme = choice ?? (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light');
  dataset.announcementBarInitiallyDismissed = `${read('docusaurus.announcement.dismiss') === 'true'}`;
}
