/**
 * Does what a control does, as far as that needs no React. The head's script holds a copy of this function, so it uses nothing from outside.
 *
 * @returns whether that was all; else React still has to hear of it.
 */
export function actAtOnce(
  control: HTMLElement,
  show: (row: Element, value: string) => void,
): boolean {
  const root = document.documentElement.dataset;
  const {themeToggle, manager, tab} = control.dataset;
  const row = control.closest<HTMLElement>('[data-tabs]');
  const isTheme = themeToggle !== undefined;
  if (manager) {
    root.packageManager = manager;
  }
  if (tab && row) {
    show(row, tab);
  }
  if (isTheme) {
    root.themeChoice = root.theme = root.theme === 'light' ? 'dark' : 'light';
  }
  try {
    if (isTheme) {
      localStorage.setItem('theme', `${root.theme}`);
    }
    if (tab && row?.dataset.tabs) {
      localStorage.setItem(`docusaurus.tab.${row.dataset.tabs}`, tab);
    }
  } catch {
    // Storage is blocked or full: the choice holds for this page.
  }
  return isTheme;
}
