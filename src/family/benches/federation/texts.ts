import {translate} from '@docusaurus/Translate';
import {benchTitles} from '@site/src/family/labels/benches';
import type {Role} from './compose';
import {COMPOSITION, EXECUTION, type FederationExample} from './examples';
import type {LabOutput} from './runSupergraph';

/** Names of the editors of the Supergraph lab that are no subgraphs. */
export const fileLabels = {
  'operation.graphql': translate({
    id: 'lab.file.operation',
    message: 'Operation',
    description: 'Name of the editor for a GraphQL operation',
  }),
  'data.json': translate({
    id: 'lab.file.data',
    message: 'Variables, latency and data (JSON)',
    description:
      'Name of the editor for what subgraphs answer with, how long they take in milliseconds, and variables of the operation',
  }),
};

export const exampleLabels: Readonly<Record<FederationExample['id'], string>> = {
  guide: translate({
    id: 'lab.example.guide',
    message: 'Books and their reviews',
    description: 'Example of the Supergraph lab',
  }),
  refused: translate({
    id: 'lab.example.refused',
    message: 'Refused: two owners of one field',
    description: 'Example of the Supergraph lab',
  }),
  keys: translate({
    id: 'lab.example.keys',
    message: 'Two keys of one type',
    description: 'Example of the Supergraph lab',
  }),
  unreachable: translate({
    id: 'lab.example.unreachable',
    message: 'Refused: a field that nothing leads to',
    description: 'Example of the Supergraph lab',
  }),
  requires: translate({
    id: 'lab.example.requires',
    message: 'A field that needs fields of other subgraphs',
    description: 'Example of the Supergraph lab',
  }),
};

export const stepLabels = {
  read: translate({
    id: 'lab.step.read',
    message: 'Reading the texts…',
    description: 'Step of a run of the Supergraph lab',
  }),
  compose: translate({
    id: 'lab.step.compose',
    message: 'Composing…',
    description: 'Step of a run of the Supergraph lab: subgraphs become a supergraph',
  }),
  plan: translate({
    id: 'lab.step.plan',
    message: 'Building the gateway…',
    description: 'Step of a run of the Supergraph lab',
  }),
  run: translate({
    id: 'lab.step.run',
    message: 'Running the operation…',
    description: 'Step of a run of the Supergraph lab',
  }),
};

export const viewLabels = {
  answer: translate({
    id: 'lab.view.answer',
    message: 'Answer',
    description: 'View of the Supergraph lab: the answer, each line with its subgraph',
  }),
  requests: translate({
    id: 'lab.view.requests',
    message: 'Requests',
    description: 'View of the Supergraph lab: what the gateway asks the subgraphs',
  }),
  owners: translate({
    id: 'lab.view.owners',
    message: 'Who owns what',
    description: 'View of the Supergraph lab: a table of fields and subgraphs',
  }),
  supergraph: translate({
    id: 'lab.view.supergraph',
    message: 'Supergraph',
    description: 'View of the Supergraph lab: the composed schema',
  }),
};

/** How a subgraph has a field. */
export const roleLabels: Readonly<Record<Role, string>> = {
  owns: translate({
    id: 'lab.role.owns',
    message: 'Owns',
    description: 'In a table: this subgraph alone answers with the field',
  }),
  shared: translate({
    id: 'lab.role.shared',
    message: 'Shared',
    description: 'In a table: this subgraph answers with the field, and so do others',
  }),
  key: translate({
    id: 'lab.role.key',
    message: 'Key',
    description: 'In a table: the subgraph finds objects by this field',
  }),
  external: translate({
    id: 'lab.role.external',
    message: 'External',
    description: 'In a table: the subgraph names the field, and another one answers with it',
  }),
};

/** Words of the views and of the report. */
export const labLabels = {
  gateway: translate({
    id: 'lab.gateway',
    message: 'Gateway',
    description: 'Where a line of an answer is from, if from no subgraph',
  }),
  field: translate({
    id: 'lab.field',
    message: 'Field',
    description: 'Heading of a column of fields of a schema',
  }),
  variables: translate({
    id: 'lab.variables',
    message: 'Variables',
    description: 'Title over the variables of a request, as JSON',
  }),
  response: translate({
    id: 'lab.response',
    message: 'Response',
    description: 'Title over what a subgraph answered to a request, as JSON',
  }),
  noOperation: translate({
    id: 'lab.noOperation',
    message: 'The subgraphs compose. Write an operation to see how it runs.',
    description: 'Said in place of an answer where no operation was given',
  }),
};

/** When a request began and how long it took, in milliseconds. */
export function describeTimes(start: number, took: number): string {
  return translate(
    {
      id: 'lab.times',
      message: 'after {start} ms, took {took} ms',
      description: 'Times of a request: when it began and how long it took, in milliseconds',
    },
    {start: start.toFixed(0), took: took.toFixed(0)},
  );
}

/** What a field of a subgraph needs from others. */
export function describeNeeds(fields: string): string {
  return translate(
    {
      id: 'lab.needs',
      message: 'needs {fields}',
      description: 'In a table: fields of other subgraphs that a field is computed from',
    },
    {fields},
  );
}

/** The result in one sentence, without plural forms. */
export function summarize(subgraphs: number, requests: number, errors: number): string {
  return translate(
    {
      id: 'lab.summary',
      message: 'Composed. Subgraphs: {subgraphs} · requests: {requests} · errors: {errors}',
      description: 'Result of a run of the Supergraph lab; each is a number',
    },
    {subgraphs, requests, errors},
  );
}

/**
 * Why a subgraph cannot be added.
 *
 * @param limit how many there may be, if there are as many; undefined if the reason is the name.
 */
export function describeUnfit(limit: number | undefined): string {
  return limit === undefined
    ? translate({
        id: 'lab.unfitName',
        message:
          'Use letters, digits, - and _, starting with a letter, and a name that no other subgraph has.',
        description: 'Why a subgraph of this name cannot be added',
      })
    : translate(
        {
          id: 'lab.full',
          message: 'The lab composes up to {limit} subgraphs. Remove one to add another.',
          description: 'Why no subgraph can be added; limit is a number',
        },
        {limit},
      );
}

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** The result as Markdown. */
export function report({subgraphs, requests, answer, errors}: LabOutput): string {
  const parts = requests.map(
    ({subgraph, operation, variables, start, took}, index) =>
      `${index + 1}. \`${subgraph}\`, ${describeTimes(start, took)}\n\n${fence('graphql', operation)}${
        variables === '{}' ? '' : `\n\n${fence('json', variables)}`
      }`,
  );
  return `${[
    `## ${benchTitles.federation}`,
    summarize(subgraphs.length, requests.length, errors.length),
    ...(parts.length === 0 ? [] : [`### ${viewLabels.requests}`, ...parts]),
    ...(answer.length === 0
      ? []
      : [`### ${viewLabels.answer}`, fence('json', answer.map(({text}) => text).join('\n'))]),
    `\`${COMPOSITION}\`, \`${EXECUTION}\``,
  ].join('\n\n')}\n`;
}
