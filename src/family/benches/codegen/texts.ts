import {translate} from '@docusaurus/Translate';
import type {CodegenExample} from './examples';
import type {CODEGEN_SWITCHES, DeclaredOption} from './settings';

/** Names of the editors of the Code Generator studio. */
export const fileLabels = {
  'schema.graphql': translate({
    id: 'studio.file.schema',
    message: 'Schema',
    description: 'Name of the editor for a GraphQL schema',
  }),
  'operations.graphql': translate({
    id: 'studio.file.operations',
    message: 'Operations',
    description: 'Name of the editor for GraphQL operations that code is generated from',
  }),
  'output.json': translate({
    id: 'studio.file.output',
    message: 'Plugins and options',
    description: 'Name of the editor for the settings of the code generator, as JSON',
  }),
  'other-output.json': translate({
    id: 'studio.file.other',
    message: 'Other settings to compare, or nothing',
    description: 'Name of the editor for a second set of settings, as JSON; may stay empty',
  }),
};

/** Description of the choice of the other version, next to its name. */
export const previousLabel = translate({
  id: 'studio.previous',
  message: 'Compares with what this version writes.',
  description: 'What choosing another version of the code generator does, beside its name',
});

/** Facts about an option of the generator, in addition to its own description. */
export function describeOption(
  {default: standard, deprecated = false}: Pick<DeclaredOption, 'default' | 'deprecated'>,
  only: string | undefined,
): readonly string[] {
  return [
    ...(standard === undefined
      ? []
      : [
          translate(
            {
              id: 'studio.option.default',
              message: 'Default: {value}',
              description: 'Default of an option of the code generator; value is code',
            },
            {value: standard},
          ),
        ]),
    ...(deprecated
      ? [
          translate({
            id: 'studio.option.deprecated',
            message: 'Deprecated',
            description: 'Said of an option of the code generator',
          }),
        ]
      : []),
    ...(only === undefined
      ? []
      : [
          translate(
            {
              id: 'studio.option.only',
              message: 'Only in {version}',
              description: 'Said of an option that one version of the code generator has',
            },
            {version: only},
          ),
        ]),
  ];
}

export const exampleLabels: Readonly<Record<CodegenExample['id'], string>> = {
  operations: translate({
    id: 'studio.example.operations',
    message: 'Types of an operation',
    description: 'Example of the Code Generator studio',
  }),
  resolvers: translate({
    id: 'studio.example.resolvers',
    message: 'Types of resolvers',
    description: 'Example of the Code Generator studio',
  }),
  client: translate({
    id: 'studio.example.client',
    message: 'A folder for clients',
    description:
      'Example of the Code Generator studio: its client preset writes a folder of four files',
  }),
  compare: translate({
    id: 'studio.example.compare',
    message: 'Two settings side by side',
    description: 'Example of the Code Generator studio',
  }),
  upgrade: translate({
    id: 'studio.example.upgrade',
    message: 'Two major versions side by side',
    description: 'Example of the Code Generator studio',
  }),
};

/** Description of the client preset, next to its name. */
export const presetLabel = translate({
  id: 'studio.preset',
  message: 'The preset for clients: a function that types operations where they are written.',
  description: 'What the client preset of the code generator does',
});

/** Descriptions of options, next to their names. */
export const switchLabels: Readonly<Record<(typeof CODEGEN_SWITCHES)[number], string>> = {
  skipTypename: translate({
    id: 'studio.option.skipTypename',
    message: 'Leaves out __typename where no operation selects it.',
    description: 'What an option of the code generator does',
  }),
  avoidOptionals: translate({
    id: 'studio.option.avoidOptionals',
    message: 'Fields may be null, but not be missing.',
    description: 'What an option of the code generator does',
  }),
  immutableTypes: translate({
    id: 'studio.option.immutableTypes',
    message: 'Properties and lists are read-only.',
    description: 'What an option of the code generator does',
  }),
  enumsAsTypes: translate({
    id: 'studio.option.enumsAsTypes',
    message: 'Enums become unions of strings.',
    description: 'What an option of the code generator does',
  }),
  useTypeImports: translate({
    id: 'studio.option.useTypeImports',
    message: 'Types are imported with “import type”.',
    description: 'What an option of the code generator does; “import type” is code',
  }),
  strictScalars: translate({
    id: 'studio.option.strictScalars',
    message: 'A scalar without a configured type is an error.',
    description: 'What an option of the code generator does',
  }),
  dedupeFragments: translate({
    id: 'studio.option.dedupeFragments',
    message: 'A fragment that others contain is written once.',
    description: 'What an option of the code generator does',
  }),
};

export const stepLabels = {
  read: translate({
    id: 'studio.step.read',
    message: 'Reading the texts…',
    description: 'Step of a code generation',
  }),
  generate: translate({
    id: 'studio.step.generate',
    message: 'Generating…',
    description: 'Step of a code generation',
  }),
  other: translate({
    id: 'studio.step.other',
    message: 'Generating what it is compared with…',
    description: 'Step of a code generation',
  }),
};

export const viewLabels = {
  code: translate({
    id: 'studio.view.code',
    message: 'Generated code',
    description: 'View of a code generation',
  }),
  changes: translate({
    id: 'studio.view.changes',
    message: 'Changes since the last run',
    description: 'View of a code generation: a diff',
  }),
  compare: translate({
    id: 'studio.view.compare',
    message: 'Comparison',
    description: 'View of a code generation: the code of two settings or versions, side by side',
  }),
  project: translate({
    id: 'studio.view.project',
    message: 'Project',
    description: 'View of a code generation: files of a project that generates the same',
  }),
};

/** The result in one sentence, without plural forms. */
export function summarize(lines: number): string {
  return translate(
    {
      id: 'studio.summary',
      message: 'Lines of code: {lines}',
      description: 'Result of a code generation',
    },
    {lines},
  );
}
