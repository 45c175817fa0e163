import {cardPath} from '../../../../src/lib/paths/cardPath';

describe('cardPath (DOC-5)', () => {
  test.each([
    ['/', '/img/cards/index.png'],
    ['/docs/yoga', '/img/cards/docs/yoga.png'],
    ['/docs/yoga/', '/img/cards/docs/yoga.png'],
    ['/blog/tags/search', '/img/cards/blog/tags/search.png'],
  ])('the page %s has the card %s', (path, card) => {
    expect(cardPath(path)).toBe(card);
  });

  test.each(['/404', '/404.html', '/500', '/search'])('%s is not shared', (path) => {
    expect(cardPath(path)).toBeUndefined();
  });
});
