import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {FAMILY_QUESTIONS} from '../../../../../plugins/checks/family/adopt';
import {correctPalette, hueOf} from '../../../../../plugins/checks/family/correctPalette';
import {addEntry, removeEntries, setEntries} from '../../../../../plugins/checks/family/literals';
import {
  CATALOGUE,
  addTool,
  removeTool,
  toKey,
  toolQuestions,
} from '../../../../../plugins/checks/family/tool';
import {COLOUR_PAIRS} from '../../../../../src/data/shades';
import {JOB_FIELDS} from '../../../../../src/family/data/jobFields';
import {PALETTE} from '../../../../../src/family/data/palette';
import {TOOL_CATEGORIES, TOOLS} from '../../../../../src/family/data/tools';
import {hslToHex} from '../../../../../src/lib/colour/accessibleShade';
import {contrastRatio, parseHex} from '../../../../../src/lib/colour/contrastRatio';

const ROOT = path.join(__dirname, '../../../../..');

const TEXTS = Object.fromEntries(
  Object.values(CATALOGUE).map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]),
);

const FAMILY = {
  keys: TOOLS.map(({key}) => key),
  categories: TOOL_CATEGORIES,
  jobs: Object.keys(JOB_FIELDS),
  owner: 'maintainers',
  reviewBy: '2027-05-20',
};

const ANSWERS = {
  name: 'Plumb Line',
  'full-name': 'Plumb Line',
  title: 'Straight lines',
  summary: 'Draws straight lines from top to bottom.',
  repo: 'workshop/plumb-line',
  site: 'https://plumb.example',
  package: '@workshop/plumb-line',
  color: '#7c3aed',
  group: 'shape',
  jobs: 'lint,align',
};

/** What a compiler cannot read in a file. */
function syntaxErrors(source: string): readonly string[] {
  const {diagnostics = []} = ts.transpileModule(source, {reportDiagnostics: true});
  return diagnostics.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('lists and records of a source', () => {
  const LIST = "export const A = ['a', 'b'] as const satisfies readonly string[];\n";

  test.each([
    [LIST, "['a', 'b','c',] as const"],
    ["const A = [\n  'a',\n];", "[\n'a',\n'c',];"],
    ['const A = [];', "['c',];"],
  ])('take an entry more: %j', (source, expected) => {
    expect(addEntry(source, 'A', "'c'").replaceAll(/\n\s*/gu, '\n')).toContain(expected);
  });

  test('take other entries', () => {
    expect(setEntries(LIST, 'A', ["'x'"])).toContain("const A = ['x'] as const");
  });

  test('that are not there are named', () => {
    expect(() => addEntry(LIST, 'B', '1')).toThrow(/No list or record is called "B"/u);
  });

  test('lose what has a name, and what is left with nothing', () => {
    const source = `const G = [
      {id: 'one', tools: ['A', 'B']},
      // Goes with its only tool.
      {id: 'two', tools: ['A']},
    ];
    const R = {A: 1, C: {tools: ['A']}, B: {A: 'text A'}};`;
    const {source: left, gone} = removeEntries(source, 'A');
    expect(left.replaceAll(/\s+/gu, ' ')).toBe(
      "const G = [ {id: 'one', tools: [ 'B']}, ]; const R = { B: {}};",
    );
    expect(gone).toEqual(['two']);
  });

  test('of one variable lose a name that others keep', () => {
    const source = 'const A = {x: 1, y: 2}; const B = {x: 3};';
    expect(removeEntries(source, 'x', 'B').source).toBe('const A = {x: 1, y: 2}; const B = {};');
  });
});

describe('a new tool', () => {
  test('is in the catalogue with words, mark and pages, and a new job has a field', () => {
    const texts = addTool(TEXTS, ANSWERS, FAMILY);
    expect(texts[CATALOGUE.tools]).toContain('"PLUMB_LINE"');
    expect(texts[CATALOGUE.titles]).toContain('tool.job.align');
    expect(texts[CATALOGUE.titles]).not.toContain('tool.job.lint"');
    expect(texts[CATALOGUE.fields]).toContain('align: "align"');
    expect(texts['docs/plumb_line/index.mdx']).toContain('tools: [PLUMB_LINE]');
    for (const file of Object.values(CATALOGUE)) {
      expect(syntaxErrors(texts[file] ?? '')).toEqual([]);
    }
  });

  test('without a package says where it is published', () => {
    const texts = addTool(TEXTS, {...ANSWERS, package: ''}, FAMILY);
    expect(texts[CATALOGUE.tools]).toContain('"package":null');
    expect(texts['docs/plumb_line/quick-start.mdx']).toContain('workshop/plumb-line');
  });

  test.each([
    ['name', 'Yoga', /has a tool with the key "YOGA" already/u],
    ['name', '東京', /letter of the Latin alphabet/u],
    ['title', 'x'.repeat(57), /1 to 56 characters; these are 57/u],
    ['summary', 'Short', /a full stop/u],
    ['repo', 'yoga', /owner\/name/u],
    ['site', 'http://x.example', /https address/u],
    ['package', 'two words', /name of the package/u],
    ['color', 'red', /hex digits/u],
    ['group', 'none', /Take one of serve, shape, consume/u],
    ['jobs', 'Two Words', /"Two Words" is no id/u],
    ['jobs', '', /at least one/u],
  ])('is refused where its %s is %j', (flag, answer, sentence) => {
    const question = toolQuestions(FAMILY).find((each) => each.flag === flag);
    expect(question?.check(answer, {})).toMatch(sentence);
  });

  test('has a key of capitals', () => {
    expect(toKey('Code Généràtor 2')).toBe('CODE_GENERATOR_2');
  });
});

test.each(TOOLS.map(({key}) => key))('%s goes from all lists that name it (TOOL-2)', (key) => {
  const {texts, gone} = removeTool(TEXTS, key);
  for (const [file, text] of Object.entries(texts)) {
    expect(syntaxErrors(text)).toEqual([]);
    expect([file, text.match(new RegExp(`'${key}'|^  ${key}:`, 'mu'))]).toEqual([file, null]);
  }
  expect(gone[0]).toBe(`docs/${key.toLowerCase()}`);
  expect(gone.slice(1).filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

describe('adoption', () => {
  test.each([
    ['name', 'A name that is too long', /1 to 16 characters; these are 23/u],
    ['repo', 'workshop/docs', /below \/docs\/.* such as docs-portal/u],
    ['repo', 'workshop', /owner\/name/u],
    ['color', '12', /hex digits/u],
    ['languages', 'fr,xx_y', /"xx_y" is no code/u],
    ['languages', 'en-GB', /"en-GB" is no code/u],
  ])('refuses a %s of %j', (flag, answer, sentence) => {
    expect(FAMILY_QUESTIONS.find((each) => each.flag === flag)?.check(answer, {})).toMatch(
      sentence,
    );
  });

  test.each([
    ['#ff0000', 0],
    ['#00f', 240],
    ['#d97706', 32],
    ['#777', 0],
  ])('the hue of %s is %d degrees', (colour, hue) => {
    expect(hueOf(colour)).toBe(hue);
  });

  test('every hue has enough contrast in both themes, and the present one is left alone (CON-8)', () => {
    for (let hue = 0; hue < 360; hue += 8) {
      const palette = correctPalette(PALETTE, hue);
      for (const colours of Object.values(palette)) {
        const hexOf = (name: keyof typeof colours): string => {
          const [saturation, lightness, own = hue] = colours[name];
          return hslToHex(own, saturation, lightness);
        };
        for (const [ratio, name, grounds] of COLOUR_PAIRS) {
          for (const ground of grounds) {
            const found = contrastRatio(parseHex(hexOf(name)), parseHex(hexOf(ground)));
            expect([hue, name, ground, found >= ratio]).toEqual([hue, name, ground, true]);
          }
        }
      }
    }
  });
});
