import type {ImageManifest} from '../../../../src/lib/contracts/pages';
import {imageUrl, srcSet} from '../../../../src/lib/images/image';

function manifestOf(own: number, widths: readonly number[]): ImageManifest {
  return {
    '/img/a.png': {
      width: own,
      height: own / 2,
      quality: 75,
      variants: (['avif', 'webp'] as const).flatMap((format) =>
        widths.map((width) => ({format, width, path: `/pictures/a.${width}.${format}`})),
      ),
    },
  };
}

const LARGE = manifestOf(2000, [480, 960, 1440]);
const SMALL = manifestOf(800, [480, 800]);

describe('imageUrl (API-11, CON-16, C-19)', () => {
  test.each([
    ['an exact width', LARGE, 480, '/pictures/a.480.webp'],
    ['a width between two', LARGE, 481, '/pictures/a.960.webp'],
    ['the smallest wish', LARGE, 1, '/pictures/a.480.webp'],
    ['more than is pre-built, from a larger source', LARGE, 1441, '/img/a.png'],
    ['more than the source has', SMALL, 3000, '/pictures/a.800.webp'],
    ['zero', LARGE, 0, '/img/a.png'],
    ['a negative width', LARGE, -1, '/img/a.png'],
    ['no number', LARGE, Number.NaN, '/img/a.png'],
    ['infinity', SMALL, Number.POSITIVE_INFINITY, '/pictures/a.800.webp'],
    ['an empty manifest', {}, 480, '/img/a.png'],
  ])('%s', (_case, manifest, width, address) => {
    expect(imageUrl({src: '/img/a.png', width}, manifest)).toBe(address);
  });

  test('75 is the quality unless said otherwise (CON-16)', () => {
    expect(imageUrl({src: '/img/a.png', width: 480, quality: 75}, LARGE)).toBe(
      '/pictures/a.480.webp',
    );
    expect(imageUrl({src: '/img/a.png', width: 480, quality: 90}, LARGE)).toBe('/img/a.png');
  });

  test('AVIF on request (API-11)', () => {
    expect(imageUrl({src: '/img/a.png', width: 480, format: 'avif'}, LARGE)).toBe(
      '/pictures/a.480.avif',
    );
  });

  test.each(['https://example.org/a.png', '/img/other.png', 'constructor', '__proto__', ''])(
    'the source "%s", which is not pre-built, stays as it is (C-19)',
    (src) => {
      expect(imageUrl({src, width: 480}, LARGE)).toBe(src);
    },
  );

  test('without a manifest the source is the answer (C-19)', () => {
    expect(imageUrl({src: '/img/a.png', width: 480})).toBe('/img/a.png');
  });
});

test('srcSet lists one format by width, below the base address (API-11)', () => {
  const entry = SMALL['/img/a.png'];
  expect(entry && srcSet(entry, 'avif', (path) => `/base${path}`)).toBe(
    '/base/pictures/a.480.avif 480w, /base/pictures/a.800.avif 800w',
  );
});
