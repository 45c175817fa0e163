import {markTranslation, type MarkedPage} from '../../../tests/support/markTranslation';

/** Marks a translation that is the original itself with other words, so that tests show both texts only once. */
async function mark(before: string, now: string, translation: string): Promise<MarkedPage> {
  return markTranslation({before, now, translation});
}

describe('marks in the text of a translation (I4)', () => {
  test('a reworded paragraph is followed by the current text of the original', async () => {
    const {text, frontMatter, tree} = await mark('Old words.\n', 'New `words`.\n', 'Vieux mots.\n');
    expect(text).toBe(
      'Vieux mots.\n\n<TranslationMark type="changed">\n  New `words`.\n</TranslationMark>\n',
    );
    expect(frontMatter).toEqual({outdated: 1, outdated_untranslated: 0, outdated_elsewhere: []});
    expect(tree.children[0]?.data).toEqual({hProperties: {dataOutdated: 'changed'}});
  });

  test('a heading keeps its text and id, and what is quoted is none', async () => {
    const {text} = await mark('## One\n', '## Two\n', '## Un {/* #one */}\n');
    expect(text).toBe(
      '## Un {/* #one */}\n\n<TranslationMark type="changed">\n  **Two**\n</TranslationMark>\n',
    );
  });

  test('a block that is gone says so and quotes nothing', async () => {
    const {text} = await mark('A.\n\nB.\n', 'A.\n', 'Un.\n\nDeux.\n');
    expect(text).toBe('Un.\n\nDeux.\n\n<TranslationMark type="removed" />\n');
  });

  test('code is quoted as code, and a component by its source', async () => {
    const {text} = await mark(
      '```js title="a.js"\nlet a;\n```\n\n<Video src="a" />\n',
      '```js title="b.js"\nlet b;\n```\n\n<Video src="b" />\n',
      '```js title="a.js"\nlet a;\n```\n\n<Video src="a" />\n',
    );
    expect(text).toContain('  ```js title="b.js"\n  let b;\n  ```\n');
    expect(text).toContain('  ```jsx wrap\n  <Video src="b" />\n  ```\n');
  });

  test('new blocks are grouped in the order of the original, after what has changed before them', async () => {
    const {text} = await mark(
      'A.\n\n## End\n',
      'A!\n\n## New\n\nB.\n\n- c\n- d\n\n| e |\n| - |\n| f |\n\n## End\n',
      'Un.\n\n## Fin\n',
    );
    expect(text).toBe(
      'Un.\n\n<TranslationMark type="changed">\n  A!\n</TranslationMark>\n\n' +
        '<TranslationMark type="added">\n  **New**\n\n  B.\n\n  - c\n  - d\n\n  | e |\n  | - |\n  | f |\n</TranslationMark>\n\n## Fin\n',
    );
  });

  test('new blocks at the start appear at the start', async () => {
    const {text} = await mark('A.\n', 'New.\n\nA.\n', 'Un.\n');
    expect(text).toMatch(
      /^<TranslationMark type="added">\n {2}New\.\n<\/TranslationMark>\n\nUn\./u,
    );
  });

  test('new items of a list are items, at their level', async () => {
    const {text} = await mark(
      '- a\n  - b\n- c\n',
      '- a\n  - b\n  - b2\n- b3\n\n  Text.\n- c\n- d\n\nEnd.\n',
      '- un\n  - deux\n- trois\n',
    );
    expect(text.replaceAll(/\n+/gu, '\n')).toBe(
      [
        '- un',
        '  - deux',
        '  - <TranslationMark type="added">',
        '      b2',
        '    </TranslationMark>',
        '- <TranslationMark type="added">',
        '    b3',
        '    Text.',
        '  </TranslationMark>',
        '- trois',
        '- <TranslationMark type="added">',
        '    d',
        '  </TranslationMark>',
        '<TranslationMark type="added">',
        '  End.',
        '</TranslationMark>',
        '',
      ].join('\n'),
    );
  });

  test('new blocks inside an item appear in it as they are', async () => {
    const {text} = await mark(
      '1. a\n2. b\n',
      '1. a\n\n   ```js\n   let a;\n   ```\n\n   More.\n2. b\n',
      '1. un\n2. deux\n',
    );
    expect(text.replaceAll(/\n+/gu, '\n')).toContain(
      '1. un\n   <TranslationMark type="added">\n     ```js\n     let a;\n     ```\n     More.\n   </TranslationMark>\n2. deux\n',
    );
  });

  test('rows of a table are marked inside it, new rows are rows', async () => {
    const {text} = await mark(
      '| a | b |\n| - | - |\n| c | d |\n| e | f |\n',
      '| a | b |\n| - | - |\n| c | D |\n| g | h |\n',
      '| un | deux |\n| - | - |\n| trois | quatre |\n| cinq | six |\n',
    );
    expect(text).toContain(
      '| trois<TranslationRowMark type="changed">c \\| D</TranslationRowMark>',
    );
    expect(text).toContain('| cinq<TranslationRowMark type="changed">g \\| h</TranslationRowMark>');

    const added = await mark(
      '| a | b |\n| - | - |\n| c | d |\n',
      '| a | b |\n| - | - |\n| c | d |\n| e | f |\n',
      '| un | deux |\n| - | - |\n| trois | quatre |\n',
    );
    expect(added.text).toMatch(/\| \*e\*<TranslationRowMark type="added" \/> +\| \*f\* +\|\n$/u);
  });

  test.each([
    ['the first row', '| a | B |\n| - | - |\n| c | d |\n', 'changed', '| a | B |'],
    ['a new row of another width', '| a | b |\n| - | - |\n| c | d |\n| e |\n', 'added', 'e'],
  ])('%s of a table is marked after it', async (_, now, type, quote) => {
    const {text} = await mark(
      '| a | b |\n| - | - |\n| c | d |\n',
      now,
      '| un | deux |\n| - | - |\n| trois | quatre |\n',
    );
    expect(text).toContain(` |\n\n<TranslationMark type="${type}">\n`);
    expect(text).toContain(quote);
  });

  test.each([
    ['Cards', '<Cards>\n  <Card title="a">\n    Words.\n  </Card>\n</Cards>\n'],
    ['FileTree', '<FileTree>\n\n- a.ts Words.\n\n</FileTree>\n'],
    ['Unknown', '<Unknown>\n\nWords.\n\n</Unknown>\n'],
  ])('what is inside %s is marked after it', async (name, text) => {
    const marked = await mark(text, text.replace('Words', 'More'), text.replace('Words', 'Mots'));
    expect(marked.text).toMatch(
      new RegExp(
        `</${name}>\\n\\n<TranslationMark type="changed">[^<]*More\\.\\n</TranslationMark>\\n$`,
        'u',
      ),
    );
  });

  test('panels, steps, call-outs and quotations keep their marks inside', async () => {
    const text =
      '<Tabs>\n  <TabItem value="a">\n    One.\n  </TabItem>\n</Tabs>\n\n<Steps>\n\n1. Two.\n\n</Steps>\n\n:::tip\n\nThree.\n\n:::\n\n> Four.\n';
    const {text: marked} = await mark(
      text,
      text.replaceAll(/(?<=[a-z])\./gu, '!'),
      text.replaceAll(/(?<=[a-z])\./gu, '…'),
    );
    expect(marked.replaceAll(/\s+/gu, ' ')).toBe(
      '<Tabs> <TabItem value="a"> One… <TranslationMark type="changed"> One! </TranslationMark> </TabItem> </Tabs> ' +
        '<Steps> 1. Two… <TranslationMark type="changed"> Two! </TranslationMark> </Steps> ' +
        ':::tip Three… <TranslationMark type="changed"> Three! </TranslationMark> ::: ' +
        '> Four… > > <TranslationMark type="changed"> > Four! > </TranslationMark> ',
    );
  });

  test('a footnote has its change in the notice, because it is moved to the end of the page', async () => {
    const {text, frontMatter} = await mark(
      'A.[^1]\n\n[^1]: Note.\n',
      'A.[^1]\n\n[^1]: Other.\n',
      'Un.[^1]\n\n[^1]: Texte.\n',
    );
    expect(text).not.toContain('TranslationMark');
    expect(frontMatter).toEqual({
      outdated: 1,
      outdated_untranslated: 0,
      outdated_elsewhere: [{type: 'changed', kind: 'paragraph', text: 'Other.'}],
    });
  });

  test('quotations bring no headings of other pages, footnotes, components or pictures with them', async () => {
    const {text} = await mark(
      'A.\n',
      'A [b](/c.mdx#d) [e](#f) [g](https://h.example/#i) [j](./k.mdx) <Term id="l">m</Term>{n} ![o](p.png)[^1] **q**.\n\n[^1]: R.\n',
      'Un.\n',
    );
    expect(text).toContain(
      'A [b](/c.mdx) e [g](https://h.example/#i) j m o **q**.\n</TranslationMark>',
    );
  });
});
