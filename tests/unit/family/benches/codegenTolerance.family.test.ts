import {OPERATION_RULES, listOperationRules} from '@site/src/family/benches/codegen/operationRules';
import {writeOutputSettings, type OutputSettings} from '@site/src/family/benches/codegen/settings';
import {specifiedRules} from 'graphql';
import {openCodegenBench, toTexts, type CodegenBench} from '../../../support/codegenBench.family';
import {runCommand, type Case} from '../../../support/codegenCommand.family';

jest.setTimeout(300_000);

let generate: CodegenBench['generate'];

beforeAll(async () => {
  ({generate} = await openCodegenBench());
});

const TYPES: OutputSettings = {plugins: ['typescript', 'typescript-operations'], config: {}};
const QUERY = 'type Query { a(b: Int!): Int }';
const hashed = (hashAlgorithm: string): OutputSettings => ({
  preset: 'client',
  presetConfig: {persistedDocuments: {hashAlgorithm}},
  plugins: [],
  config: {},
});

test.each(['current', 'previous'] as const)(
  'texts that GraphQL refuses give what the command line of the %s version writes, where that takes them',
  async (version) => {
    const withoutRules = (skipDocumentsValidation: unknown): OutputSettings => ({
      ...TYPES,
      config: {skipDocumentsValidation},
    });
    const texts: readonly (readonly [string, string, OutputSettings])[] = [
      // Several definitions of a type are one.
      ['type Query { a: A } type A { x: Int } type A { y: Int }', '{ a { x y } }', TYPES],
      ['type Query { a: Int } type Query { b: E } enum E { A A }', '{ a b }', TYPES],
      ['type Query { a(x: Int, x: Int): Int a: String }', '', TYPES],
      ['schema { query: Query } schema { query: Query } type Query { a: Int }', '{ a }', TYPES],
      // What is extended is defined elsewhere.
      ['extend type Query { a: Int } extend enum E { A }', '{ a }', TYPES],
      // Directives are used in another way than they are defined.
      [
        'directive @d(x: Int!) on OBJECT type Query { a: Int @d @d @deprecated(b: 1) }',
        '{ a }',
        TYPES,
      ],
      // Operations in the schema, and types among the operations.
      [`${QUERY} query Lost { a(b: 1) }`, 'type Lost { a: Int } { a(b: 1) }', TYPES],
      [QUERY, 'query A($b: Int) { a(b: $b) }', withoutRules(true)],
      [
        QUERY,
        'query A($b: Int) { a(b: $b) }',
        withoutRules({ignoreRules: ['VariablesInAllowedPosition']}),
      ],
      [QUERY, '{ a }', withoutRules({skipValidationAgainstSchema: true})],
      // Operations of the same name and text are one.
      [
        QUERY,
        'query A { a(b: 1) } query A { a(b: 1) } { ...F } fragment F on Query { __typename } fragment F on Query { __typename }',
        withoutRules({ignoreRules: ['LoneAnonymousOperation']}),
      ],
      // A block string is written in lines of its own, wherever a preset repeats an operation.
      [
        'type Query { a(text: String): Int }',
        'query A($b: String = """one""") { a(text: $b) b: a(text: """two\nlines""") }',
        {preset: 'client', plugins: [], config: {}},
      ],
      // Comments that import: among operations they are comments, and a schema imports what is beside it.
      [QUERY, '# import "nowhere.graphql"\nquery A { a(b: 1) }', TYPES],
      ['type Query { a: Int }\n"""\n# import "nowhere.graphql"\n"""\nscalar B', '{ a }', TYPES],
      [
        '# import "schema.graphql"\n# import Lost from "./operations.graphql"\ntype Query { a: Lost }',
        'type Lost { a: Int } { a { a } }',
        TYPES,
      ],
      ...['sha1', 'SHA256', 'sha384', 'sha512', 'md5'].map(
        (name): readonly [string, string, OutputSettings] => [
          QUERY,
          'query A { a(b: 1) }',
          hashed(name),
        ],
      ),
    ];
    const cases = texts.map(([schema, operations, settings]): Case => ({
      schema,
      operations,
      settings,
    }));
    const expected = runCommand(cases, version);
    for (const [index, {schema, operations, settings}] of cases.entries()) {
      const {generated, other, problems} = await generate(
        schema,
        operations,
        writeOutputSettings(settings),
        '',
        version,
      );
      expect(problems).toEqual([]);
      expect(toTexts(version === 'current' ? generated : (other ?? []))).toEqual(expected[index]);
    }
  },
);

test.each(['current', 'previous'] as const)(
  'what the command line of the %s version refuses is refused, with its reason',
  async (version) => {
    const texts: readonly (readonly [string, string, string])[] = [
      ['# import A from "nowhere.graphql"\ntype Query { a: A }', '', 'schema.graphql'],
      ['# import all of it\ntype Query { a: Int }', '', 'schema.graphql'],
      ['type Query { a: Nowhere b: Lost }', '', 'schema.graphql'],
      [QUERY, '# No operations yet.', 'operations.graphql'],
      [QUERY, 'type Lost { a: Int }', 'operations.graphql'],
      ['type Query { a: constructor } type constructor { a: Int }', '', 'schema.graphql'],
    ];
    const cases = texts.map(([schema, operations]): Case => ({
      schema,
      operations,
      settings: TYPES,
    }));
    const refused = runCommand(cases, version).map(({refused: reason = ''}) => reason);
    for (const [index, {schema, operations, settings}] of cases.entries()) {
      const [problem] = (
        await generate(schema, operations, writeOutputSettings(settings), '', version)
      ).problems;
      expect([index, problem?.file]).toEqual([index, texts[index]?.[2]]);
      expect(refused[index]).not.toBe('');
      if (index < 3) {
        expect(refused[index]).toContain(problem?.message);
      }
    }
  },
);

test('rules by which operations are validated are those of GraphQL but three, each by its name', () => {
  const leftOut = ['KnownDirectivesRule', 'NoUnusedFragmentsRule', 'NoUnusedVariablesRule'];
  expect(OPERATION_RULES).toEqual(specifiedRules.filter(({name}) => !leftOut.includes(name)));
  for (const rule of OPERATION_RULES) {
    expect(listOperationRules({ignoreRules: rule.name})).toEqual(
      OPERATION_RULES.filter((other) => other !== rule),
    );
  }
  expect(listOperationRules(undefined)).toBe(OPERATION_RULES);
  expect(listOperationRules({})).toEqual(OPERATION_RULES);
});

test('of thousands of mistakes a hundred are listed, and of a name without end the beginning', async () => {
  const fields = Array.from({length: 20_000}, (_, index) => `a${index}: Nowhere${index}`);
  const {problems} = await generate(
    `type Query { ${fields.join(' ')} }`,
    '',
    writeOutputSettings(TYPES),
  );
  expect(problems).toHaveLength(101);
  expect(problems.at(-1)?.message).toBe('There are 19900 more mistakes.');
  const [long] = (
    await generate(`type Query { a: ${'A'.repeat(1_000_000)} }`, '', writeOutputSettings(TYPES))
  ).problems;
  expect(long?.message.length).toBeLessThan(1100);
});
