import Translate from '@docusaurus/Translate';
import {type Bench, type SettingsProps, type ViewProps} from '@selection-set/workbench';
import {useDeferredValue, useState, type ReactNode} from 'react';
import SearchField from '@site/src/components/SearchField';
import {benchTitles} from '@site/src/family/labels/benches';
import type {BenchProps} from '../BenchStart';
import FamilyBench, {LimitedList, OutputCode} from '../FamilyBench';
import {graphqlText} from '../graphqlText';
import styles from '../styles.module.css';
import {
  SCHEMA_FILES,
  SCHEMA_RULES,
  type JudgedOperation,
  type Level,
  type OutlineType,
  type SchemaChange,
  type SchemaOutput,
  type SchemaSettings,
} from './compareSchemas';
import {INSPECTOR, SCHEMA_EXAMPLES, type SchemaExample} from './examples';
import {composeReport} from './report';
import {
  exampleLabels,
  fileLabels,
  levelLabels,
  operationLabels,
  reportLabels,
  ruleLabels,
  stepLabels,
  summarize,
  viewLabels,
} from './texts';

type Shown = ViewProps<SchemaSettings, SchemaOutput>;

const LEVELS: readonly Level[] = ['BREAKING', 'DANGEROUS', 'NON_BREAKING'];

function drawChange({path, message, type, reason}: SchemaChange, index: number): ReactNode {
  return (
    <li key={index}>
      <p className={styles.line}>
        {path !== '' && (
          <>
            <code dir="ltr">{path}</code>{' '}
          </>
        )}
        <span className={styles.kind}>{type}</span>
      </p>
      <p lang="en" dir="ltr">
        {message}
      </p>
      {reason !== '' && (
        <p className={styles.reason} lang="en" dir="ltr">
          {reason}
        </p>
      )}
    </li>
  );
}

/** Changes by level, each with Inspector's message about it. */
function ChangesView({output: {changes}}: Shown): ReactNode {
  const levels = LEVELS.map((level) => ({
    level,
    items: changes.filter((change) => change.level === level),
  })).filter(({items}) => items.length > 0);
  return levels.length === 0 ? (
    <p>{reportLabels.none}</p>
  ) : (
    levels.map(({level, items}) => (
      <div key={level} className={styles.part} data-state={level}>
        <h2 className={styles.title}>
          {levelLabels[level]} <span className={styles.count}>{items.length}</span>
        </h2>
        <LimitedList className={styles.entries} items={items} draw={drawChange} />
      </div>
    ))
  );
}

function drawOperation({name, line, state, reasons}: JudgedOperation): ReactNode {
  return (
    <li key={line} data-state={state}>
      <p className={styles.line}>
        {name === '' ? reportLabels.unnamed : <code dir="ltr">{name}</code>}{' '}
        <span className={styles.kind}>{reportLabels.line(line)}</span>{' '}
        <strong className={styles.state}>{operationLabels[state]}</strong>
      </p>
      {reasons.map((reason, index) => (
        <p key={index} lang="en" dir="ltr">
          {reason.message}
        </p>
      ))}
    </li>
  );
}

/** Result for each operation, broken ones first. */
function OperationsView({output: {operations}}: Shown): ReactNode {
  const order = ['breaks', 'invalid', 'deprecated', 'works'];
  return operations.length === 0 ? (
    <p>
      <Translate id="schemaDesk.noOperations" description="Said where no operations were given">
        Add operations above to see which of them break.
      </Translate>
    </p>
  ) : (
    <LimitedList
      className={styles.entries}
      items={operations.toSorted(
        (one, other) => order.indexOf(one.state) - order.indexOf(other.state),
      )}
      draw={drawOperation}
    />
  );
}

function drawType({name, kind, members}: OutlineType): ReactNode {
  return (
    <li key={name}>
      <details className={styles.type}>
        <summary dir="ltr">
          <span className={styles.kind}>{kind}</span> <code>{name}</code>
        </summary>
        <ul dir="ltr">
          {members.map(({text, isDeprecated}) => (
            <li key={text} data-state={isDeprecated ? 'deprecated' : 'current'}>
              <code>{text}</code>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** The newer schema as a list of types, searchable by the names of types and their members. */
function OutlineView({output: {outline}}: Shown): ReactNode {
  const [query, setQuery] = useState('');
  const words = useDeferredValue(query).trim().toLowerCase();
  const found = outline.flatMap((type) => {
    if (type.name.toLowerCase().includes(words)) {
      return [type];
    }
    const members = type.members.filter(({text}) => text.toLowerCase().includes(words));
    return members.length === 0 ? [] : [{...type, members}];
  });
  return (
    <>
      <search>
        <SearchField
          label={
            <Translate id="schemaDesk.search" description="Label of the search in a schema">
              Filter types and fields
            </Translate>
          }
          value={query}
          onChange={setQuery}
        />
      </search>
      {found.length === 0 ? (
        <p role="status">
          <Translate id="schemaDesk.nothing" description="No type or field has the name">
            No type or field has this in its name.
          </Translate>
        </p>
      ) : (
        <LimitedList className={styles.types} items={found} draw={drawType} />
      )}
    </>
  );
}

function TerminalView({output: {terminal}}: Shown): ReactNode {
  return <OutputCode title="graphql-inspector diff" text={terminal} />;
}

function MarkdownView({output}: Shown): ReactNode {
  return <OutputCode title="Markdown" text={report(output)} />;
}

function report(output: SchemaOutput): string {
  return composeReport(output, {...reportLabels, levels: levelLabels, source: INSPECTOR});
}

/** Inspector's own rules; they are applied in the order of the list, regardless of the order of selection. */
function Rules({input, onChange}: SettingsProps<SchemaSettings>): ReactNode {
  const {settings} = input;
  return (
    <ul className={styles.rules}>
      {SCHEMA_RULES.map((rule) => (
        <li key={rule}>
          <label>
            <input
              type="checkbox"
              aria-label={`${rule}: ${ruleLabels[rule]}`}
              checked={settings.includes(rule)}
              onChange={({currentTarget: {checked}}) =>
                onChange({
                  ...input,
                  settings: SCHEMA_RULES.filter((name) =>
                    name === rule ? checked : settings.includes(name),
                  ),
                })
              }
            />
            <span>
              <code dir="ltr">{rule}</code>
              <span className={styles.effect}>{ruleLabels[rule]}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

function toExample({id, before, after, operations, settings}: SchemaExample) {
  const [beforeFile, afterFile, operationsFile] = SCHEMA_FILES;
  return {
    id,
    name: exampleLabels[id],
    settings,
    files: [
      {name: beforeFile, text: before},
      {name: afterFile, text: after},
      {name: operationsFile, text: operations},
    ],
  };
}

const [first, ...others] = SCHEMA_EXAMPLES;

const DESK: Bench<SchemaSettings, SchemaOutput> = {
  id: 'schema-changes',
  examples: [toExample(first), ...others.map(toExample)],
  files: fileLabels,
  // A file of the site, so that a content security policy needs no exception.
  createWorker: () => new Worker(new URL('./worker.ts', import.meta.url)),
  limitMs: 30_000,
  readInput: (names, settings) =>
    names.join(' ') === SCHEMA_FILES.join(' ') && Array.isArray(settings)
      ? SCHEMA_RULES.filter((rule) => settings.includes(rule))
      : undefined,
  language: (_name, text) => graphqlText(text),
  Settings: Rules,
  views: [
    {id: 'changes', label: viewLabels.changes, View: ChangesView},
    {id: 'operations', label: viewLabels.operations, View: OperationsView},
    {id: 'outline', label: viewLabels.outline, View: OutlineView},
    {id: 'terminal', label: viewLabels.terminal, View: TerminalView},
    {id: 'markdown', label: viewLabels.markdown, View: MarkdownView},
  ],
  steps: stepLabels,
  summarize({changes, operations}) {
    const count = (level: Level): number =>
      changes.filter((change) => change.level === level).length;
    return summarize(
      {
        BREAKING: count('BREAKING'),
        DANGEROUS: count('DANGEROUS'),
        NON_BREAKING: count('NON_BREAKING'),
      },
      operations.filter(({state}) => state === 'breaks').length,
    );
  },
  report,
};

/** Two versions of a schema on a bench, compared by GraphQL Inspector. A separate chunk, with all its imports. */
export default function SchemaDesk(props: BenchProps): ReactNode {
  return <FamilyBench bench={DESK} title={benchTitles.schema} {...props} />;
}
