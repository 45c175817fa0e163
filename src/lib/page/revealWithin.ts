/**
 * Scrolls a frame, and nothing around it, until an element inside is in view: to the middle, so that its neighbours show too. Leaves the
 * frame alone where the element is in view already. The head's script holds a copy of this function, so it uses nothing from outside.
 */
export function revealWithin(frame: HTMLElement, element: Element): void {
  const outer = frame.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    frame.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
  }
}
