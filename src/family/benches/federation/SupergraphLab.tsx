import {json} from '@codemirror/lang-json';
import Translate, {translate} from '@docusaurus/Translate';
import {saveFile, type Bench, type SettingsProps, type ViewProps} from '@selection-set/workbench';
import {clsx} from 'clsx';
import {useId, useState, type ReactNode} from 'react';
import Button from '@site/src/components/Button';
import CodeBlock from '@site/src/components/CodeBlock';
import TableFrame from '@site/src/components/TableFrame';
import {benchTitles} from '@site/src/family/labels/benches';
import type {BenchProps} from '../BenchStart';
import FamilyBench, {useLimit} from '../FamilyBench';
import {graphqlText, readSome} from '../graphqlText';
import styles from '../styles.module.css';
import type {OwnedType} from './compose';
import {
  DATA_FILE,
  FEDERATION_EXAMPLES,
  OPERATION_FILE,
  listFiles,
  type FederationExample,
} from './examples';
import type {LabOutput, LabRequest} from './runSupergraph';
import {
  describeNeeds,
  describeTimes,
  describeUnfit,
  exampleLabels,
  fileLabels,
  labLabels,
  report,
  roleLabels,
  stepLabels,
  summarize,
  viewLabels,
} from './texts';

type Shown = ViewProps<null, LabOutput>;

/** Lines of the answer, requests, and types to render at first, and with each press of a button: none takes longer than a glance. */
const LINES_PAGE = 400;
const REQUESTS_PAGE = 10;
const TYPES_PAGE = 40;
/** Most characters of the supergraph to render: a browser takes seconds for more. */
const TEXT_LIMIT = 100_000;

/** Number of colours for subgraphs, in turn; the names are next to them. */
const COLOURS = 5;

const SUBGRAPHS_LIMIT = 8;
const SUBGRAPH_NAME = /^[A-Za-z][\w-]{0,39}$/u;

function colourOf(subgraphs: readonly string[], name: string): number | undefined {
  const index = subgraphs.indexOf(name);
  return index === -1 ? undefined : index % COLOURS;
}

/** The answer, each line with the subgraph that it came from. */
function AnswerView({output: {answer, subgraphs, isCut}}: Shown): ReactNode {
  const {count, more} = useLimit(answer.length, LINES_PAGE);
  return answer.length === 0 ? (
    <p>{labLabels.noOperation}</p>
  ) : (
    <>
      <ol className={styles.answer} dir="ltr">
        {answer.slice(0, count).map(({text, subgraph}, index) => (
          <li key={index} data-colour={colourOf(subgraphs, subgraph)}>
            <code>{text}</code> <span>{subgraph === '' ? labLabels.gateway : subgraph}</span>
          </li>
        ))}
      </ol>
      {more}
      {isCut && more === null && (
        <p>
          <Translate id="lab.cut" description="Below an answer of which the beginning is shown">
            The answer is longer. This is its beginning.
          </Translate>
        </p>
      )}
    </>
  );
}

interface RequestProps {
  readonly request: LabRequest;
  readonly subgraphs: readonly string[];
  /** When the last request ended. */
  readonly end: number;
  /** Whether its texts are shown at first: those of all of them fill many screens of a phone. */
  readonly isOpen: boolean;
}

/** A request on the timeline. */
function Request({
  request: {subgraph, operation, variables, answer, start, took},
  subgraphs,
  end,
  isOpen,
}: RequestProps): ReactNode {
  return (
    <li data-colour={colourOf(subgraphs, subgraph)}>
      <details className={styles.type} open={isOpen}>
        <summary>
          <strong className={styles.subgraph} dir="ltr">
            {subgraph}
          </strong>{' '}
          <span className={styles.kind}>{describeTimes(start, took)}</span>
        </summary>
        <div className={clsx(styles.columns, styles.exchange)}>
          <CodeBlock title={fileLabels[OPERATION_FILE]}>{operation}</CodeBlock>
          {variables !== '{}' && <CodeBlock title={labLabels.variables}>{variables}</CodeBlock>}
          <CodeBlock title={labLabels.response}>{answer}</CodeBlock>
        </div>
      </details>
      <svg
        className={styles.span}
        viewBox="0 0 1000 6"
        preserveAspectRatio="none"
        aria-hidden="true">
        <rect
          x={(start / end) * 1000}
          width={Math.max((took / end) * 1000, 4)}
          height={6}
          rx={3}
          ry={3}
        />
      </svg>
    </li>
  );
}

/** Requests of the gateway, in order. */
function RequestsView({output: {requests, subgraphs}}: Shown): ReactNode {
  const {count, more} = useLimit(requests.length, REQUESTS_PAGE);
  const end = Math.max(...requests.map(({start, took}) => start + took), 1);
  return requests.length === 0 ? (
    <p>{labLabels.noOperation}</p>
  ) : (
    <>
      <ol className={styles.entries}>
        {requests.slice(0, count).map((request, index) => (
          <Request
            key={index}
            request={request}
            subgraphs={subgraphs}
            end={end}
            isOpen={index === 0}
          />
        ))}
      </ol>
      {more}
    </>
  );
}

/** Fields of a type by subgraph. */
function OwnedRows({
  type: {name, keys, fields},
  subgraphs,
}: {
  readonly type: OwnedType;
  readonly subgraphs: readonly string[];
}): ReactNode {
  return (
    <tbody>
      <tr className={styles.owned}>
        <th scope="rowgroup">
          <code dir="ltr">{name}</code>
        </th>
        {subgraphs.map((subgraph) => (
          <td key={subgraph}>
            {keys
              .filter((key) => key.subgraph === subgraph)
              .map((key) => (
                <code key={key.fields} dir="ltr">{`@key(fields: "${key.fields}")`}</code>
              ))}
          </td>
        ))}
      </tr>
      {fields.map((field) => (
        <tr key={field.name}>
          <th scope="row">
            <code dir="ltr">{`${field.name}: ${field.type}`}</code>
          </th>
          {subgraphs.map((subgraph) => {
            const part = field.by.find((one) => one.subgraph === subgraph);
            return (
              <td key={subgraph}>
                {part !== undefined && (
                  <span
                    className={styles.role}
                    data-state={part.role}
                    data-colour={colourOf(subgraphs, subgraph)}>
                    {roleLabels[part.role]}
                  </span>
                )}
                {part !== undefined && part.requires !== '' && (
                  <span className={styles.effect}>{describeNeeds(part.requires)}</span>
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

/** Which subgraph has which field: types and fields in rows, subgraphs in columns. */
function OwnersView({output: {owners, subgraphs}}: Shown): ReactNode {
  const {count, more} = useLimit(owners.length, TYPES_PAGE);
  return (
    <>
      <TableFrame className={styles.owners}>
        <caption className="visuallyHidden">{viewLabels.owners}</caption>
        <thead>
          <tr>
            <th scope="col">{labLabels.field}</th>
            {subgraphs.map((subgraph) => (
              <th key={subgraph} scope="col" data-colour={colourOf(subgraphs, subgraph)}>
                <span className={styles.subgraph} dir="ltr">
                  {subgraph}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {owners.slice(0, count).map((type) => (
          <OwnedRows key={type.name} type={type} subgraphs={subgraphs} />
        ))}
      </TableFrame>
      {more}
    </>
  );
}

function SupergraphView({output: {supergraph}}: Shown): ReactNode {
  return (
    <>
      <p>
        <Button
          icon="file"
          onClick={() => saveFile('supergraph.graphql', supergraph, 'text/plain')}>
          <Translate id="lab.save" description="Button that saves the composed schema as a file">
            Save supergraph.graphql
          </Translate>
        </Button>
      </p>
      <CodeBlock title="supergraph.graphql">{supergraph.slice(0, TEXT_LIMIT)}</CodeBlock>
      {supergraph.length > TEXT_LIMIT && (
        <p>
          <Translate
            id="lab.beginning"
            description="Below a composed schema of which the beginning is shown; a button above it saves it as a file">
            This is the beginning of the supergraph. The saved file has all of it.
          </Translate>
        </p>
      )}
    </>
  );
}

/** The list of subgraphs: each is a file. */
function Subgraphs({input, onChange}: SettingsProps<null>): ReactNode {
  const id = useId();
  const [name, setName] = useState('');
  const {files} = input;
  const subgraphs = files.slice(0, -2);
  const file = `${name}.graphql`;
  const isFull = subgraphs.length >= SUBGRAPHS_LIMIT;
  const isFit = SUBGRAPH_NAME.test(name) && !files.some((other) => other.name === file);
  const add = (): void => {
    const text = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])\n\ntype Query {\n  ${name.replaceAll('-', '_')}: String\n}\n`;
    onChange({...input, files: [...subgraphs, {name: file, text}, ...files.slice(-2)]});
    setName('');
  };
  return (
    <form
      className={styles.subgraphs}
      onSubmit={(event) => {
        event.preventDefault();
        if (isFit && !isFull) {
          add();
        }
      }}>
      {subgraphs.length > 1 &&
        subgraphs.map((subgraph) => (
          <Button
            key={subgraph.name}
            onClick={() =>
              onChange({...input, files: files.filter((other) => other !== subgraph)})
            }>
            {translate(
              {
                id: 'lab.remove',
                message: 'Remove {file}',
                description: 'Button that removes a subgraph, which is a file',
              },
              {file: subgraph.name},
            )}
          </Button>
        ))}
      <label htmlFor={id}>
        <Translate id="lab.name" description="Label of the name of a subgraph to add">
          Name of another subgraph
        </Translate>
      </label>
      <input
        id={id}
        dir="ltr"
        value={name}
        maxLength={40}
        aria-describedby={`${id}-unfit`}
        onChange={({currentTarget: {value}}) => setName(value)}
      />
      <Button type="submit" aria-disabled={!isFit || isFull}>
        <Translate id="lab.add" description="Button that adds a subgraph">
          Add
        </Translate>
      </Button>
      <p id={`${id}-unfit`} role="status">
        {(isFull || (name !== '' && !isFit)) && describeUnfit(isFull ? SUBGRAPHS_LIMIT : undefined)}
      </p>
    </form>
  );
}

function toExample(example: FederationExample) {
  return {
    id: example.id,
    name: exampleLabels[example.id],
    settings: null,
    files: listFiles(example),
  };
}

/** Whether the files are some subgraphs, then the operation and the data. */
function areFiles(names: readonly string[]): boolean {
  const subgraphs = names.slice(0, -2);
  return (
    names.slice(-2).join(' ') === `${OPERATION_FILE} ${DATA_FILE}` &&
    subgraphs.length > 0 &&
    subgraphs.length <= SUBGRAPHS_LIMIT &&
    new Set(names).size === names.length &&
    subgraphs.every(
      (name) => name.endsWith('.graphql') && SUBGRAPH_NAME.test(name.slice(0, -'.graphql'.length)),
    )
  );
}

const [first, ...others] = FEDERATION_EXAMPLES;

const LAB: Bench<null, LabOutput> = {
  id: 'supergraph',
  examples: [toExample(first), ...others.map(toExample)],
  files: fileLabels,
  // A file of the site, so that a content security policy needs no exception.
  createWorker: () => new Worker(new URL('./worker.ts', import.meta.url)),
  limitMs: 30_000,
  readInput: (names, settings) => (areFiles(names) && settings === null ? null : undefined),
  language: (name, text) => (name.endsWith('.json') ? readSome(json(), text) : graphqlText(text)),
  Settings: Subgraphs,
  views: [
    {id: 'answer', label: viewLabels.answer, View: AnswerView},
    {id: 'requests', label: viewLabels.requests, View: RequestsView},
    {id: 'owners', label: viewLabels.owners, View: OwnersView},
    {id: 'supergraph', label: viewLabels.supergraph, View: SupergraphView},
  ],
  steps: stepLabels,
  summarize: ({subgraphs, requests, errors}) =>
    summarize(subgraphs.length, requests.length, errors.length),
  report,
};

/** A supergraph on a bench: its subgraphs, an operation, and the result. A separate chunk, with all its imports. */
export default function SupergraphLab(props: BenchProps): ReactNode {
  return <FamilyBench bench={LAB} title={benchTitles.federation} {...props} />;
}
