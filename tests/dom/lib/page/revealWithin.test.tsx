import {revealWithin} from '../../../../src/lib/page/revealWithin';

function box(top: number, bottom: number): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
  return element;
}

test.each([
  ['in view', 120, 140, 50],
  ['below', 320, 340, 50 + 330 - 200],
  ['above', 20, 40, 50 + 30 - 200],
])(
  'an element that is %s leaves the frame where %d px to %d px needs it (DOC-10)',
  (_name, top, bottom, expected) => {
    const frame = box(100, 300);
    Object.defineProperty(frame, 'scrollTop', {value: 50, writable: true});
    revealWithin(frame, box(top, bottom));
    expect(frame.scrollTop).toBe(expected);
  },
);
