import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {type ContentFile, parseMarkdown} from '@selection-set/content-model';
import remarkTerms, {checkTerms} from '../../../../../plugins/markdown/glossary/remarkTerms';
import {TERM_IDS} from '../../../../../src/family/data/glossary';
import {glossaryLabels} from '../../../../../src/family/labels/glossary';

const LOCALES = ['fr', 'ar', 'ja'] as const;

test('ids are anchors, each once, in alphabetical order (R13)', () => {
  expect(TERM_IDS.filter((id) => !/^[a-z][\da-z-]*$/u.test(id))).toEqual([]);
  expect([...TERM_IDS]).toEqual([...new Set(TERM_IDS)].toSorted());
  expect(TERM_IDS.length).toBeGreaterThanOrEqual(40);
});

test.each(TERM_IDS)(
  '%s has a name and one to three closed sentences, code between pairs of backticks (R13)',
  (id) => {
    const {name, definition} = glossaryLabels[id];
    expect(name).not.toBe('');
    expect(definition).toMatch(/^[A-Z][^]{20,320}\.$/u);
    expect(definition.split('`').length % 2).toBe(1);
    expect(definition).not.toMatch(/[*_[\]]{1,2}\w+[*\]]/u);
  },
);

test.each(LOCALES)(
  'every definition is translated into %s with its code unchanged (R13)',
  (locale) => {
    const catalogue: unknown = JSON.parse(
      readFileSync(path.join(__dirname, `../../../../../i18n/${locale}/code.json`), 'utf8'),
    );
    const messages = catalogue as Record<string, {message: string} | undefined>;
    const codeOf = (text: string): readonly string[] =>
      text
        .split('`')
        .filter((_, index) => index % 2 === 1)
        .toSorted();
    const wrong = TERM_IDS.filter((id) => {
      const key = `glossary.${id.replaceAll(/-(?<letter>\w)/gu, (_, letter: string) => letter.toUpperCase())}.definition`;
      const message = messages[key]?.message ?? '';
      return (
        message === '' ||
        message === glossaryLabels[id].definition ||
        message.split('`').length % 2 === 0
      );
    });
    expect(wrong).toEqual([]);
    expect(codeOf(messages['glossary.introspection.definition']?.message ?? '')).toEqual(
      codeOf(glossaryLabels.introspection.definition),
    );
  },
);

async function check(markdown: string): Promise<ReturnType<typeof checkTerms>> {
  const {parsed} = await parseMarkdown(markdown, 'mdx');
  return checkTerms({...parsed, file: 'docs/a.mdx'} as ContentFile);
}

test('a term that the glossary lacks is named with its line and the nearest one (R13)', async () => {
  expect(await check('Text.\n\nA <Term id="resolvr">resolver</Term>.\n')).toEqual([
    {
      file: 'docs/a.mdx',
      line: 3,
      rule: 'term',
      message: expect.stringMatching(/"resolvr".*"resolver"/u),
    },
  ]);
});

test.each(['<Term>x</Term>', '<Term id={name}>x</Term>'])(
  'a term such as %s, whose id cannot be read, is named (R13)',
  async (term) => {
    expect(await check(`A ${term}.\n`)).toEqual([
      expect.objectContaining({line: 1, message: expect.stringMatching(/needs the id/u)}),
    ]);
  },
);

test('a known term and other components are in order (R13)', async () => {
  expect(await check('<Steps>\n\n1. <Term id="schema">A schema</Term>\n\n</Steps>\n')).toEqual([]);
});

test('pages that use a term import it, others do not (R13)', async () => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkTerms);
  const run = async (text: string): Promise<string> =>
    JSON.stringify(await processor.run(processor.parse(text)));
  expect(await run('A <Term id="schema">x</Term>.')).toContain('@site/src/components/Term');
  expect(await run('A <Other id="schema">x</Other>.')).not.toContain('@site');
});
