import {translate} from '@docusaurus/Translate';
import type {JudgedOperation, Level, SchemaRule} from './compareSchemas';
import type {SchemaExample} from './examples';

/** Names of the editors of the schema desk. */
export const fileLabels = {
  'before.graphql': translate({
    id: 'schemaDesk.file.before',
    message: 'Schema before',
    description: 'Name of the editor for the older version of a schema',
  }),
  'after.graphql': translate({
    id: 'schemaDesk.file.after',
    message: 'Schema after',
    description: 'Name of the editor for the newer version of a schema',
  }),
  'operations.graphql': translate({
    id: 'schemaDesk.file.operations',
    message: 'Operations',
    description: 'Name of the editor for GraphQL operations that may break',
  }),
};

export const exampleLabels: Readonly<Record<SchemaExample['id'], string>> = {
  release: translate({
    id: 'schemaDesk.example.release',
    message: 'A deprecated field is removed',
    description: 'Example of the schema desk',
  }),
  removal: translate({
    id: 'schemaDesk.example.removal',
    message: 'The same, as a planned removal',
    description: 'Example of the schema desk, after “A deprecated field is removed”',
  }),
  script: translate({
    id: 'schemaDesk.example.script',
    message: 'Release notes from a script',
    description: 'Example of the schema desk',
  }),
};

/** Descriptions of rules, next to their names. */
export const ruleLabels: Readonly<Record<SchemaRule, string>> = {
  suppressRemovalOfDeprecatedField: translate({
    id: 'schemaDesk.rule.suppressRemovalOfDeprecatedField',
    message: 'Removed deprecated fields become dangerous; removed types too.',
    description: 'What a rule of GraphQL Inspector does',
  }),
  safeUnreachable: translate({
    id: 'schemaDesk.rule.safeUnreachable',
    message: 'Breaking changes of types that no root type reaches become safe.',
    description: 'What a rule of GraphQL Inspector does',
  }),
  ignoreDescriptionChanges: translate({
    id: 'schemaDesk.rule.ignoreDescriptionChanges',
    message: 'Changed descriptions are left out.',
    description: 'What a rule of GraphQL Inspector does',
  }),
  dangerousBreaking: translate({
    id: 'schemaDesk.rule.dangerousBreaking',
    message: 'Dangerous changes become breaking.',
    description: 'What a rule of GraphQL Inspector does',
  }),
  verboseChanges: translate({
    id: 'schemaDesk.rule.verboseChanges',
    message: 'Changes that follow from others are listed, too.',
    description: 'What a rule of GraphQL Inspector does',
  }),
};

export const levelLabels: Readonly<Record<Level, string>> = {
  BREAKING: translate({
    id: 'schemaDesk.level.breaking',
    message: 'Breaking',
    description: 'Heading over changes of a schema that break clients',
  }),
  DANGEROUS: translate({
    id: 'schemaDesk.level.dangerous',
    message: 'Dangerous',
    description: 'Heading over changes of a schema that may surprise clients',
  }),
  NON_BREAKING: translate({
    id: 'schemaDesk.level.safe',
    message: 'Safe',
    description: 'Heading over changes of a schema that break nothing',
  }),
};

export const operationLabels: Readonly<Record<JudgedOperation['state'], string>> = {
  breaks: translate({
    id: 'schemaDesk.operation.breaks',
    message: 'Breaks',
    description: 'State of an operation that fits the older schema and not the newer one',
  }),
  invalid: translate({
    id: 'schemaDesk.operation.invalid',
    message: 'Was invalid before',
    description: 'State of an operation that fits neither schema',
  }),
  deprecated: translate({
    id: 'schemaDesk.operation.deprecated',
    message: 'Works, uses deprecated parts',
    description: 'State of an operation that selects deprecated fields',
  }),
  works: translate({
    id: 'schemaDesk.operation.works',
    message: 'Works',
    description: 'State of an operation that fits both schemas',
  }),
};

export const stepLabels = {
  read: translate({
    id: 'schemaDesk.step.read',
    message: 'Reading the schemas…',
    description: 'Step of a comparison',
  }),
  compare: translate({
    id: 'schemaDesk.step.compare',
    message: 'Comparing…',
    description: 'Step of a comparison',
  }),
  judge: translate({
    id: 'schemaDesk.step.judge',
    message: 'Checking the operations…',
    description: 'Step of a comparison',
  }),
};

export const viewLabels = {
  changes: translate({
    id: 'schemaDesk.view.changes',
    message: 'Changes',
    description: 'View of a comparison: the list of changes',
  }),
  operations: translate({
    id: 'schemaDesk.view.operations',
    message: 'Operations',
    description: 'View of a comparison: what becomes of each operation',
  }),
  outline: translate({
    id: 'schemaDesk.view.outline',
    message: 'Outline',
    description: 'View of a comparison: the newer schema as a list of types',
  }),
  terminal: translate({
    id: 'schemaDesk.view.terminal',
    message: 'Command line',
    description: 'View of a comparison: what the command line prints',
  }),
  markdown: translate({
    id: 'schemaDesk.view.markdown',
    message: 'Markdown',
    description: 'View of a comparison: a report for a pull request',
  }),
};

/** Parts of the report that are no changes. */
export const reportLabels = {
  title: translate({
    id: 'schemaDesk.report.title',
    message: 'Changes of the schema',
    description: 'Heading of the report for a pull request',
  }),
  none: translate({
    id: 'schemaDesk.report.none',
    message: 'Nothing changes.',
    description: 'Said where two schemas are the same',
  }),
  operations: translate({
    id: 'schemaDesk.report.operations',
    message: 'Operations that break',
    description: 'Heading in the report for a pull request',
  }),
  unnamed: translate({
    id: 'schemaDesk.unnamed',
    message: 'Operation without a name',
    description: 'Stands for the name of a GraphQL operation',
  }),
  line: (line: number): string =>
    translate(
      {
        id: 'schemaDesk.line',
        message: 'line {line}',
        description: 'Number of a line in the text of the operations',
      },
      {line},
    ),
};

/** The result in one sentence, without plural forms. */
export function summarize(counts: Readonly<Record<Level, number>>, broken: number): string {
  return translate(
    {
      id: 'schemaDesk.summary',
      message:
        'Breaking: {breaking} · dangerous: {dangerous} · safe: {safe} · operations that break: {broken}',
      description: 'Result of a comparison of two schemas; each is a number',
    },
    {breaking: counts.BREAKING, dangerous: counts.DANGEROUS, safe: counts.NON_BREAKING, broken},
  );
}
