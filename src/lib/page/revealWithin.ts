/**
 * Scrolls a frame, and nothing around it, until an element inside is visible: in the middle, so that its neighbours are visible, too. Does
 * nothing if the element is already visible. The head's script contains a copy of this function, so it uses nothing from outside.
 */
export function revealWithin(frame: HTMLElement, element: Element): void {
  const outer = frame.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    frame.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
  }
}
