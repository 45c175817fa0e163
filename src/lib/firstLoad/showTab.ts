/**
 * Shows one panel of a row of tabs without React; nothing happens where the row has no such tab. The head's script holds a copy of this
 * function, so it uses nothing from outside.
 *
 * @param row the element with `data-tabs` around tabs and panels, which may have rows of their own inside.
 */
export function showTab(row: Element, value: string | null | undefined): void {
  const parts = [...row.querySelectorAll<HTMLElement>('[data-tab]')].filter(
    (part) => part.closest('[data-tabs]') === row,
  );
  if (parts.some(({dataset}) => dataset.tab === value)) {
    for (const part of parts) {
      const isShown = part.dataset.tab === value;
      if (part.role === 'tab') {
        part.ariaSelected = String(isShown);
        part.tabIndex = isShown ? 0 : -1;
      } else {
        part.dataset.state = isShown ? 'shown' : 'hidden';
      }
    }
  }
}
