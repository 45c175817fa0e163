import {dropBadges} from '../../../../src/lib/packageInfo/loadFacts';
import {compareTimes} from '../../../support/compareTimes';

describe('dropBadges (PKG-1)', () => {
  test.each([
    ['[![npm](https://badge.example/x.svg)](https://packages.example/x)\nText', '\nText'],
    ['[![a](https://img.shields.io/a)](b) [![c](https://ci.example/badge.svg "t")](d)\n', '\n'],
    ['# Title [![v](https://x.example/badges/v)](y)', '# Title '],
  ])('takes the badges out of %p', (readme, expected) => {
    expect(dropBadges(readme)).toBe(expected);
  });

  test.each([
    '[![Logo](https://x.example/logo.png)](https://x.example)',
    '![badge](https://img.shields.io/a)',
    '[a badge](https://img.shields.io/a)',
    '[![half](https://img.shields.io/a',
    '',
  ])('leaves %p as it is', (readme) => {
    expect(dropBadges(readme)).toBe(readme);
  });

  test('a hostile text costs no more than its length', async () => {
    const [short, long] = ['[![a]('.repeat(1000), '[![a]('.repeat(16_000)];
    const runs = Array.from({length: 16}, () => short);
    const [apart, whole] = await compareTimes(
      [() => runs.map(dropBadges), () => dropBadges(long)],
      4,
    );
    expect(whole).toBeLessThan(apart * 4);
  });
});
