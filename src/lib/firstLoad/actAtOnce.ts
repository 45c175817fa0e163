/**
 * Performs the action of a control, where that is possible without React. The head's script contains a copy of this function, so it uses
 * nothing from outside.
 *
 * @returns whether the action is complete; if not, React has to process the event as well.
 */
export function actAtOnce(
  control: HTMLElement,
  show: (row: Element, value: string | undefined) => void,
): boolean {
  const root = document.documentElement.dataset;
  const {themeToggle, manager, tab} = control.dataset;
  const row = control.closest('[data-tabs]');
  root.packageManager = manager ?? root.packageManager;
  if (row) {
    show(row, tab);
  }
  if (themeToggle) {
    root.themeChoice = root.theme = root.theme === 'light' ? 'dark' : 'light';
    try {
      localStorage.setItem('theme', root.theme);
    } catch {
      // Storage is blocked or full: the choice holds for this page.
    }
  }
  return !!themeToggle;
}
