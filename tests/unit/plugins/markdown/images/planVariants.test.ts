import {planVariants} from '../../../../../plugins/markdown/images/planVariants';

const WIDTHS = [480, 960, 1440];

function plan(width: number, path = '/img/Some Shot (1).PNG') {
  return planVariants({path, hash: '0123456789abcdef', width, height: 100}, WIDTHS, 75);
}

test.each([
  [200, [200]],
  [480, [480]],
  [481, [480, 481]],
  [960, [480, 960]],
  [1000, [480, 960, 1000]],
  [1440, [480, 960, 1440]],
  [4000, [480, 960, 1440]],
])(
  'a picture of %i pixels is made in the widths %j, never larger than it is (API-11)',
  (own, widths) => {
    const {variants} = plan(own);
    for (const format of ['avif', 'webp']) {
      expect(variants.filter((v) => v.format === format).map((v) => v.width)).toEqual(widths);
    }
  },
);

test('names are plain, carry hash, quality and width, and end with the format (API-11)', () => {
  expect(plan(200).variants.map(({path}) => path)).toEqual([
    '/pictures/some-shot-1.0123456789ab-q75.200.avif',
    '/pictures/some-shot-1.0123456789ab-q75.200.webp',
  ]);
});

test('a name without letters still has one (API-11)', () => {
  expect(plan(200, '/img/日本.png').variants[0]?.path).toBe(
    '/pictures/picture.0123456789ab-q75.200.avif',
  );
});
