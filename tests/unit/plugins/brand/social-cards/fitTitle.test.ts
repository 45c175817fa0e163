import {
  fitTitle,
  listMeasured,
  splitUnits,
  type TitleBox,
} from '../../../../../plugins/brand/social-cards/fitTitle';

/** Every letter is half an em wide. */
const measure = (text: string): number => text.length / 2;
const BOX: TitleBox = {width: 600, height: 300, sizes: [80, 60, 40], maxLines: 4, leading: 1};
const fit = (title: string, box: Partial<TitleBox> = {}) =>
  fitTitle(splitUnits(title, 'en-US'), {...BOX, ...box}, measure);

describe('fitTitle (DOC-5)', () => {
  test('a short title stands on one line in the largest size', () => {
    expect(fit('Null in GraphQL')).toEqual({size: 80, lines: ['Null in GraphQL']});
  });

  test('lines are about as long as each other', () => {
    // Filling each line would give "one two three" and "four".
    expect(fit('one two three four', {width: 520})).toEqual({
      size: 80,
      lines: ['one two', 'three four'],
    });
  });

  test('the first line is not left short to make the widest one narrower', () => {
    expect(fit('Typed operations with the client preset', {width: 660}).lines).toEqual([
      'Typed operations',
      'with the',
      'client preset',
    ]);
  });

  test('sizes step down until the title fits its height', () => {
    const {size, lines} = fit('a title of many words that needs more room than there is', {
      height: 250,
    });
    expect(size).toBe(60);
    expect(lines.length * size).toBeLessThanOrEqual(250);
  });

  test('a smaller size comes before a broken word', () => {
    expect(fit('createSchemaLoader', {width: 600})).toEqual({
      size: 60,
      lines: ['createSchemaLoader'],
    });
  });

  test('the smallest size breaks a word that is wider than a line', () => {
    expect(fit('createInMemoryPersistedOperationsFactory', {width: 480})).toEqual({
      size: 40,
      lines: ['createInMemoryPersisted', 'OperationsFactory'],
    });
  });

  test('no more lines than allowed, and an ellipsis as the last resort', () => {
    const {size, lines} = fit('word '.repeat(60));
    expect(size).toBe(40);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/word…$/u);
    for (const line of lines) {
      expect(measure(line) * size).toBeLessThanOrEqual(600);
    }
  });

  test('asks for no width that was not announced', () => {
    const units = splitUnits('createInMemoryPersistedOperationsFactory and more', 'en-US');
    const announced = new Set(listMeasured(units));
    fitTitle(units, {...BOX, width: 200}, (text) => {
      expect(announced).toContain(text);
      return measure(text);
    });
  });
});
