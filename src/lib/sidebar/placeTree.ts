/**
 * Scrolls the sidebar's tree to where it was. Where another page is shown than then, the entry of this page is brought into view. The head's
 * script holds a copy of this function, so it uses nothing from outside.
 *
 * @param stored as `formatPlace` writes it; anything else counts as nothing.
 * @param path normalised address of the page that is shown.
 */
export function placeTree(
  tree: HTMLElement,
  stored: string | null,
  path: string,
  reveal: (frame: HTMLElement, element: Element) => void,
): void {
  const [, top = '0', place] = /^(\d{1,6}) (.*)$/u.exec(stored ?? '') ?? [];
  tree.scrollTop = Number(top);
  const current = tree.querySelector('[aria-current="page"]');
  if (place !== path && current !== null) {
    reveal(tree, current);
  }
}
