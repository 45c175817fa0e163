import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {createSite, removeSite, writeFiles} from '../../../tests/support/content';
import {IS_NIGHTLY} from '../../../tests/support/scope';
import {createProject, exportFrench, importXliff, snapshot} from './support';

let siteDir = '';
let xliff = '';
let before: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  siteDir = await createProject();
  ({xliff} = await exportFrench(siteDir));
  before = snapshot(siteDir);
});

afterAll(() => removeSite(siteDir));

const CODE = /<ph id="2"[^>]*disp="`graphql`"[^>]*\/>/u;
const UNIT = /\n {4}<unit id="(?<id>[^"]*)" name="list-item">[^]*?<\/unit>/u;

/** Changes the target of the first text that has the words. */
function inTarget(words: string, change: (target: string) => string): string {
  const at = xliff.indexOf(words, xliff.indexOf('original="docs/a.mdx"'));
  const start = xliff.lastIndexOf('<target>', at);
  const end = xliff.indexOf('</target>', at);
  return xliff.slice(0, start) + change(xliff.slice(start, end)) + xliff.slice(end);
}

const intro = (change: (target: string) => string): string =>
  inTarget('Vous construisez un serveur', change);

function translated(key: string, target: string): string {
  const at = xliff.indexOf(`name="${key}"`);
  const end = xliff.indexOf('</segment>', at);
  return `${xliff.slice(0, end)}<target>${target}</target>${xliff.slice(end)}`;
}

/** Just below the limit; each is read and reported in Jest, which makes the parser several times slower. */
const STRAY_UNITS = IS_NIGHTLY ? 99_900 : 9990;

/** Damage to files in transit, with the expected message and its place. */
const DEEP = 20_000;
const DAMAGE: readonly (readonly [string, () => Uint8Array | string, RegExp])[] = [
  ['is cut off', () => xliff.slice(0, -200), /:\d+ is no well-formed XML/u],
  ['is empty', () => '', /:1 is no well-formed XML/u],
  [
    'has a tag that is not closed',
    () => xliff.replace('</source>', ''),
    /:\d+ is no well-formed XML: .*(?:tag|Missing)/u,
  ],
  [
    'has a bare ampersand',
    () => intro((text) => text.replace('Vous', 'Vous & moi')),
    /:\d+ is no well-formed XML/u,
  ],
  [
    'has an attribute twice',
    () => xliff.replace('version="2.0"', 'version="2.0" version="2.0"'),
    /:2 is no well-formed XML/u,
  ],
  [
    'is larger than 20 MB',
    () => xliff + ' '.repeat(20 * 1024 * 1024),
    /has 20\.0 MB; at most 20\.0 are taken at a time\. Hand the texts over in several files/u,
  ],
  [
    'has more than 100,000 units',
    () => xliff.replace('</file>', `${'<unit id="x"/>'.repeat(100_001)}</file>`),
    /:1 has 1000\d\d units; at most 100000 are taken at a time/u,
  ],
  [
    'has elements inside each other without end',
    () => intro((text) => `${text}${'<pc id="1">'.repeat(DEEP)}${'</pc>'.repeat(DEEP)}`),
    /:\d+ (?:has elements inside each other far deeper|Unit \S+ \(paragraph\) has)/u,
  ],
  [
    'is no UTF-8',
    () => Buffer.from(xliff.replace('Démarrez', 'D\u{e9}marrez'), 'latin1'),
    /:1 is no text in UTF-8 or UTF-16/u,
  ],
  [
    'brings a document type',
    () => xliff.replace('<xliff', '<!DOCTYPE xliff SYSTEM "http://127.0.0.1/x.dtd">\n<xliff'),
    /:2 A document type is not allowed/u,
  ],
  [
    'brings entities of its own',
    () =>
      xliff
        .replace('<xliff', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<xliff')
        .replace('Préparer', '&a;'),
    /:\d+ is no well-formed XML/u,
  ],
  [
    'is XLIFF 1.2',
    () => xliff.replace('document:2.0', 'document:1.2'),
    /:2 Expected <xliff xmlns="urn:oasis:names:tc:xliff:document:2\.0">/u,
  ],
  ['is some other XML', () => '<tmx version="1.4"/>', /:1 Expected <xliff/u],
  [
    'has an unknown version',
    () => xliff.replace('version="2.0"', 'version="3.0"'),
    /:2 Version "3\.0" is unknown/u,
  ],
  [
    'is for a language that is not translated',
    () => xliff.replace('trgLang="fr"', 'trgLang="de"'),
    /:2 translates to "de"/u,
  ],
  [
    'is for another language than it was made for',
    () => xliff.replace('trgLang="fr"', 'trgLang="ja"'),
    /:\d+ The translation of docs\/a\.mdx has been edited/u,
  ],
  [
    'has lost its target language',
    () => xliff.replace(' trgLang="fr"', ''),
    /:2 translates to ""/u,
  ],
  [
    'is from another language',
    () => xliff.replace('srcLang="en-US"', 'srcLang="de"'),
    /:2 translates from "de"/u,
  ],
  [
    'has no files',
    () => xliff.replaceAll(/<file[^]*<\/file>/gu, ''),
    /:2 There is no <file> in it/u,
  ],
  [
    'names an unknown file',
    () => xliff.replace('docs/a.mdx', 'docs/b.mdx'),
    /:\d+ "docs\/b\.mdx" is no file of this project/u,
  ],
  [
    'names a file outside of the project',
    () => xliff.replace('docs/a.mdx', '../../etc/passwd'),
    /:\d+ "\.\.\/\.\.\/etc\/passwd" is no file of this project/u,
  ],
  [
    'has a file twice',
    () =>
      xliff.replace(/ {2}<file id="[^"]*" original="docs[^]*?<\/file>\n/u, (file) => file + file),
    /:\d+ "docs\/a\.mdx" is there twice/u,
  ],
  [
    'has lost the name of a file',
    () => xliff.replace(' original="docs/a.mdx"', ''),
    /:\d+ <file> has lost its attribute "original"/u,
  ],
  [
    'has another id of a file',
    () => xliff.replaceAll(/<file id="[^"]*"/gu, '<file id="f1"'),
    /:\d+ <file> of docs\/a\.mdx has the id "f1"/u,
  ],
  [
    'lacks a text',
    () => xliff.replace(UNIT, ''),
    /:\d+ Unit [\d.a-f]+ \(list-item\) of docs\/a\.mdx is missing/u,
  ],
  [
    'has a text twice',
    () => xliff.replace(UNIT, (unit) => unit + unit),
    /:\d+ Unit [\d.a-f]+ is there twice/u,
  ],
  [
    'has an unknown text',
    () => xliff.replace(UNIT, (unit) => unit.replace(/id="[^"]*"/u, 'id="u1"')),
    /:\d+ Unit u1 is no text of docs\/a\.mdx/u,
  ],
  [
    'has a text without an id',
    () => xliff.replace(UNIT, (unit) => unit.replace(/ id="[^"]*"/u, '')),
    /:\d+ <unit> has lost its attribute "id"/u,
  ],
  [
    'has an unknown state',
    () => xliff.replace('state="final"', 'state="signed-off"'),
    /:\d+ Unit \w+ has the state "signed-off"/u,
  ],
  [
    'has a text cut into sentences',
    () => xliff.replace('<segment', '<segment><source>New</source></segment><segment'),
    /:\d+ Unit \S+ has been cut into several segments/u,
  ],
  [
    'has a text without a segment',
    () => xliff.replace(/<segment[^]*?<\/segment>/u, ''),
    /:\d+ Unit \S+ has no segment/u,
  ],
  [
    'has two translations of a text',
    () => xliff.replace('</target>', '</target><target>Autre</target>'),
    /:\d+ Unit \S+ needs one <source>/u,
  ],
  [
    'has words between elements',
    () => xliff.replace('<segment', 'oops <segment'),
    /:\d+ has words where none belong: "oops"/u,
  ],
  [
    'has an element that does not belong there',
    () => xliff.replace('<segment', '<trans-unit/><segment'),
    /:\d+ <trans-unit> is not allowed inside <unit>/u,
  ],
  [
    'has another English text',
    () => xliff.replace('<source>Start it.', '<source>Stop it.'),
    /:\d+ Unit \S+ \(list-item\) has another <source>/u,
  ],
  [
    'has lost a code of the English text',
    () => xliff.replace(CODE, ''),
    /:\d+ Unit \S+ \(paragraph\) has another <source>/u,
  ],
  [
    'lacks a code',
    () => intro((text) => text.replace(CODE, '')),
    /:\d+ Unit \S+ \(paragraph\) lacks the code "2", `graphql`/u,
  ],
  [
    'has a code twice',
    () => intro((text) => text.replace(CODE, (code) => code + code)),
    /:\d+ Unit \S+ \(paragraph\) has the code "2" twice/u,
  ],
  [
    'has an unknown code',
    () => intro((text) => text.replace(CODE, (code) => `${code}<ph id="9"/>`)),
    /:\d+ Unit \S+ \(paragraph\) has the code "9", which the original does not have/u,
  ],
  [
    'has a code inside the wrong pair',
    () =>
      intro((text) =>
        text.replace(CODE, '').replace('Yoga</pc>', `Yoga${CODE.exec(text)?.[0]}</pc>`),
      ),
    /:\d+ .* has the code "2", `graphql`, inside the pair "1"/u,
  ],
  [
    'has a code outside of its pair',
    () => intro((text) => text.replace(/<pc id="1"[^>]*>Yoga<\/pc>/u, '<ph id="1"/>Yoga')),
    /:\d+ .* has the code "1" as a single code \(<ph>\); it is a pair/u,
  ],
  [
    'has pairs that cross',
    () =>
      intro((text) =>
        text.replace(
          /<pc id="1"[^>]*>Yoga<\/pc>/u,
          '<sc id="1"/>Yo<sc id="3"/>ga<ec startRef="1"/><ec startRef="3"/>',
        ),
      ),
    /:\d+ Code 1 is closed where code 3 is open/u,
  ],
  [
    'has a pair that is never closed',
    () => intro((text) => text.replace(/<pc id="1"[^>]*>Yoga<\/pc>/u, '<sc id="1"/>Yoga')),
    /:\d+ Code 1 is opened and never closed/u,
  ],
  [
    'has markup of its own',
    () => intro((text) => text.replace('Vous', '<b>Vous</b>')),
    /:\d+ <b> is unknown in a text/u,
  ],
  [
    'is empty where it says that it is done',
    () => inTarget('Démarrez-le.', () => '<target>'),
    /:\d+ Unit \S+ \(list-item\) is empty, though its state is "final"/u,
  ],
  [
    'has only spaces where it says that it is done',
    () => inTarget('Démarrez-le.', () => '<target> \n '),
    /:\d+ Unit \S+ \(list-item\) is empty/u,
  ],
  [
    'has lost a translation that the project has',
    () =>
      xliff.replace(
        /<segment state="final">(?<source>\s*<source>Start it\.<\/source>)\s*<target>[^<]*<\/target>/u,
        '<segment state="initial">$<source>',
      ),
    /:\d+ Unit \S+ \(list-item\) has lost its translation/u,
  ],
  [
    'lacks a placeholder',
    () => translated('a.line', 'Nouveau ? <ph id="1"/>'),
    /:\d+ Unit \S+ \(a\.line\) lacks the placeholder \{name\}/u,
  ],
  [
    'has a misspelled placeholder',
    () => translated('a.line', 'Nouveau ? <ph id="1"/> de {nom}'),
    /:\d+ Unit \S+ \(a\.line\) has "\{nom\}" among its words/u,
  ],
  [
    'has a placeholder typed as words',
    () => translated('a.line', 'Nouveau ? {link} de <ph id="2"/>'),
    /:\d+ Unit \S+ \(a\.line\) has "\{link\}" among its words/u,
  ],
  [
    'has more plural forms than the language',
    () => translated('a.count', '<ph id="1"/> a|<ph id="1"/> b|c|d|e'),
    /:\d+ Unit \S+ \(a\.count\) has another number of plural forms \(5\) than this language \(3: one, many, other\)/u,
  ],
  [
    'has plural forms where there are none',
    () => translated('a.line', '<ph id="1"/>|<ph id="2"/>'),
    /:\d+ .* has a "\|"/u,
  ],
];

test.each(DAMAGE)(
  'a file that %s is refused whole, with line and reason (I4)',
  async (_, damage, message) => {
    const text = damage();
    expect(text).not.toBe(xliff);
    const error = await importXliff(siteDir, text).then(
      () => 'accepted',
      (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
    );
    expect(error).toMatch(message);
    expect(snapshot(siteDir)).toEqual(before);
  },
);

test('all mistakes of a file are reported at once, in the order of its lines (I4)', async () => {
  const text = xliff.replace(UNIT, '').replace(/<target>Démarrez-le\.<\/target>/u, '<target/>');
  await expect(importXliff(siteDir, text)).rejects.toThrow(
    /fr\.xlf:(?<first>\d+) Unit [^]*fr\.xlf:\d+ Unit [^]*Nothing has been written\.$/u,
  );
});

test('a file system that fails half-way leaves no half of it (I4)', async () => {
  const broken = createSite();
  writeFiles(broken, {a: 'file, not a folder'});
  const {commitFiles} = await import('../src/commitFiles');
  const files = new Map([
    ['b.mdx', 'new'],
    ['a/c.mdx', 'new'],
  ]);
  await expect(commitFiles(broken, files)).rejects.toThrow(/ENOTDIR|EEXIST/u);
  expect(snapshot(broken)).toEqual({a: 'file, not a folder'});
  removeSite(broken);
});

test.each<readonly [string, (count: number) => string]>([
  ['codes', (count) => intro((text) => text + '<ph id="2"/>'.repeat(count))],
  [
    'pieces of a text',
    (count) => intro((text) => `${text + ' a<!---->'.repeat(count)}<ph id="none"/>`),
  ],
  [
    'files',
    (count) =>
      xliff.replace('</xliff>', `${'<file id="f" original="a"></file>'.repeat(count)}</xliff>`),
  ],
])(
  'a file of 100,000 %s is answered with its line, in a time that grows with their number (I4)',
  async (_what, make) => {
    const answer = async (count: number): Promise<number> => {
      const begin = process.cpuUsage();
      await expect(importXliff(siteDir, make(count))).rejects.toThrow(/:\d+ /u);
      return process.cpuUsage(begin).user;
    };
    await answer(1000);
    const few = await answer(25_000);
    // Four times as many, so sixteen times the work if each is compared with each.
    expect(await answer(100_000)).toBeLessThan(few * 10);
  },
  120_000,
);

test(`${STRAY_UNITS} units from outside the project are reported up to a limit (I4)`, async () => {
  const text = xliff.replace('</file>', `${composeUnits(STRAY_UNITS)}</file>`);
  await expect(importXliff(siteDir, text)).rejects.toThrow(
    /(?:[^\n]*fr\.xlf:\d+ Unit [^\n]+\n){500}There are \d+ more mistakes[^\n]+\nNothing has been written\.$/u,
  );
}, 60_000);

/** Outside Jest, which slows the parser down several times. Four times the units: sixteen times the work if each is compared with each. */
test('the time to read 100,000 units grows with their number (I4)', () => {
  const script = `
    import {loadFreshModule} from '@docusaurus/utils';
    const {readXliff} = await loadFreshModule(${JSON.stringify(path.join(__dirname, '../src/xliff/readXliff.ts'))});
    const compose = ${composeUnits.toString()};
    const measure = (count) => {
      const text = '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0"><file id="f" original="a">' + compose(count) + '</file></xliff>';
      const begin = process.cpuUsage();
      const {xliff} = readXliff(text);
      return [xliff.files[0].units.length, process.cpuUsage(begin).user];
    };
    measure(25_000);
    console.log([measure(25_000), measure(100_000)].flat().join(' '));`;
  const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: path.join(__dirname, '../../..'),
    encoding: 'utf8',
  });
  const [few, fewTime = 0, many, manyTime] = answer.split(' ').map(Number);
  expect([few, many]).toEqual([25_000, 100_000]);
  expect(manyTime).toBeLessThan(fewTime * 10);
}, 120_000);

function composeUnits(count: number): string {
  return Array.from(
    {length: count},
    (_, index) =>
      `  <unit id="u${index}" name="x">\n    <segment state="translated">\n      <source>Some words</source>\n      <target>Des mots</target>\n    </segment>\n  </unit>\n`,
  ).join('');
}
