/**
 * Shows the tabs that the address or an earlier choice names, while the page is being read and before it is painted. The head's script holds
 * a copy of this function, so it uses nothing from outside.
 *
 * @param read a text from storage, null where there is none.
 */
export function restoreTabs(
  show: (row: Element, value: string | null) => void,
  read: (key: string) => string | null,
): void {
  const query = new URLSearchParams(location.search);
  const observer = new MutationObserver(() => {
    for (const row of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
      const {tabs, query: name} = row.dataset;
      show(row, query.get(`${name}`) ?? read(`docusaurus.tab.${tabs}`));
    }
  });
  observer.observe(document, {childList: true, subtree: true});
  addEventListener('load', () => observer.disconnect());
}
