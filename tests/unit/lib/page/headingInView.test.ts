import {headingInView} from '../../../../src/lib/locale/placeToKeep';

const VIEW_HEIGHT = 800;
const at = (...offsets: readonly number[]): string | undefined =>
  headingInView(
    offsets.map((offset, index) => ({id: `h${index + 1}`, offset})),
    VIEW_HEIGHT,
  );

describe('headingInView (DOC-6, DOC-10)', () => {
  test('before the first heading the reader is at the top of the page', () => {
    expect(at(10, 900)).toBeUndefined();
    expect(at()).toBeUndefined();
  });

  test('after a jump it is the heading that was jumped to, rounded pixels or not', () => {
    expect(at(0, 100)).toBe('h1');
    expect(at(-200, 0.6, 100)).toBe('h2');
    expect(at(-200, -0.4, 100)).toBe('h2');
  });

  test('a heading in the upper half of the window is being read', () => {
    expect(at(-500, 300, 900)).toBe('h2');
  });

  test('a heading in the lower half is not reached yet', () => {
    expect(at(-500, 500, 900)).toBe('h1');
  });

  test('at the end of the page it is the last heading', () => {
    expect(at(-900, -500)).toBe('h2');
  });
});
