import Translate from '@docusaurus/Translate';
import {
  saveFile,
  type Bench,
  type BenchFile,
  type SettingsProps,
  type ViewProps,
} from '@selection-set/workbench';
import {structuredPatch, type StructuredPatchHunk} from 'diff';
import {strToU8, zipSync} from 'fflate';
import type {ReactNode} from 'react';
import Button from '@site/src/components/Button';
import CodeBlock from '@site/src/components/CodeBlock';
import {benchTitles} from '@site/src/family/labels/benches';
import type {BenchProps} from '../BenchStart';
import FamilyBench from '../FamilyBench';
import {graphqlText} from '../graphqlText';
import styles from '../styles.module.css';
import {settingsText} from './completeSettings';
import {GENERATE, INSTALL, composeProject} from './composeProject';
import {CODEGEN, CODEGEN_EXAMPLES, PREVIOUS_CODEGEN, type CodegenExample} from './examples';
import type {CodegenOutput} from './generateCode';
import {
  CODEGEN_FILES,
  CODEGEN_PLUGINS,
  CODEGEN_SWITCHES,
  readChoice,
  readOutputSettings,
  writeOutputSettings,
  type CodegenChoice,
  type OutputSettings,
} from './settings';
import {
  exampleLabels,
  fileLabels,
  presetLabel,
  previousLabel,
  stepLabels,
  summarize,
  switchLabels,
  viewLabels,
} from './texts';

type Shown = ViewProps<CodegenChoice, CodegenOutput>;

const [SCHEMA, OPERATIONS, OUTPUT, OTHER] = CODEGEN_FILES;

const textOf = (files: readonly BenchFile[], name: string): string =>
  files.find((file) => file.name === name)?.text ?? '';

/** How long a difference is looked for, in milliseconds; texts that have little in common take long. */
const DIFF_LIMIT_MS = 500;

interface DifferenceProps {
  readonly before: readonly BenchFile[];
  readonly after: readonly BenchFile[];
  /** Said where both are the same. */
  readonly same: ReactNode;
}

/** What differs, as a patch for each file. */
function Difference({before, after, same}: DifferenceProps): ReactNode {
  const names = [...new Set([...before, ...after].map(({name}) => name))];
  const changed = names.filter((name) => textOf(before, name) !== textOf(after, name));
  return changed.length === 0 ? (
    <p>{same}</p>
  ) : (
    changed.map((name) => (
      <Patch key={name} name={name} before={textOf(before, name)} after={textOf(after, name)} />
    ))
  );
}

interface PatchProps {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

function Patch({name, before, after}: PatchProps): ReactNode {
  const patch = structuredPatch(name, name, before, after, undefined, undefined, {
    timeout: DIFF_LIMIT_MS,
  });
  return patch === undefined ? (
    <p>
      <Translate id="studio.different" description="Said where two texts have too little in common">
        The two have too little in common to be compared line by line.
      </Translate>
    </p>
  ) : (
    <CodeBlock title={`diff ${name}`} gutter="signs">
      {patch.hunks.map((hunk) => (
        <Hunk key={hunk.newStart} hunk={hunk} />
      ))}
    </CodeBlock>
  );
}

/** Lines that changed, with those around them; signs are drawn as in the diffs of the documentation. */
function Hunk({
  hunk: {oldStart, oldLines, newStart, newLines, lines},
}: {
  readonly hunk: StructuredPatchHunk;
}): ReactNode {
  return (
    <>
      <span className="l">
        <span className={styles.place}>
          {`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@\n`}
        </span>
      </span>
      {lines.map((line, index) => {
        const text = `${line.slice(1)}\n`;
        // A line has no name but its place.
        const key = `${index} ${line}`;
        return line.startsWith('+') ? (
          <ins key={key} className="l">
            {text}
          </ins>
        ) : line.startsWith('-') ? (
          <del key={key} className="l">
            {text}
          </del>
        ) : line.startsWith(' ') ? (
          <span key={key} className="l">
            {text}
          </span>
        ) : null;
      })}
    </>
  );
}

function CodeView({output: {generated}}: Shown): ReactNode {
  return <GeneratedFiles files={generated} />;
}

interface GeneratedFilesProps {
  readonly files: readonly BenchFile[];
  /** Stands before their names. */
  readonly of?: string;
}

function GeneratedFiles({files, of}: GeneratedFilesProps): ReactNode {
  return files.map(({name, text}) => (
    <CodeBlock key={name} title={of === undefined ? name : `${of}: ${name}`}>
      {text}
    </CodeBlock>
  ));
}

function ChangesView({output, previous}: Shown): ReactNode {
  return previous === undefined || previous.generated.length === 0 ? (
    <p>
      <Translate id="studio.noPrevious" description="Said where there is no earlier run">
        Change something and run again to see what it changes.
      </Translate>
    </p>
  ) : (
    <Difference
      before={previous.generated}
      after={output.generated}
      same={
        <Translate id="studio.same" description="Said where a run gave what the last one gave">
          The last run gave the same code.
        </Translate>
      }
    />
  );
}

/** What stands before the names of files on either side. */
function nameSides({other}: CodegenChoice, hasOther: boolean): readonly [string, string] {
  return other === 'current'
    ? [OUTPUT, OTHER]
    : [CODEGEN, hasOther ? `${PREVIOUS_CODEGEN}, ${OTHER}` : PREVIOUS_CODEGEN];
}

function CompareView({output: {generated, other}, input: {files, settings}}: Shown): ReactNode {
  if (other === undefined) {
    return (
      <p>
        <Translate id="studio.noOther" description="Said where there is nothing to compare with">
          Choose the previous version, or write other settings into the last editor, to see what
          changes.
        </Translate>
      </p>
    );
  }
  const [name, otherName] = nameSides(settings, textOf(files, OTHER).trim() !== '');
  const current = {files: generated, name};
  const compared = {files: other, name: otherName};
  // An upgrade leads from the version before to the current one.
  const [before, after] = settings.other === 'previous' ? [compared, current] : [current, compared];
  return (
    <>
      <Difference
        before={before.files}
        after={after.files}
        same={
          <Translate id="studio.sameOther" description="Said where two sides give the same code">
            Both give the same code.
          </Translate>
        }
      />
      <div className={styles.columns}>
        <div>
          <GeneratedFiles files={before.files} of={before.name} />
        </div>
        <div>
          <GeneratedFiles files={after.files} of={after.name} />
        </div>
      </div>
    </>
  );
}

/** Files of a project that writes the same code, and all of them in one. */
function ProjectView({input: {files}}: Shown): ReactNode {
  const read = readOutputSettings(textOf(files, OUTPUT));
  if (read.kind !== 'read') {
    return null;
  }
  const project = composeProject(textOf(files, SCHEMA), textOf(files, OPERATIONS), read.settings);
  return (
    <>
      <p>
        <Translate
          id="studio.project"
          description="How to use the project; install and generate are commands"
          values={{
            install: <code dir="ltr">{INSTALL}</code>,
            generate: <code dir="ltr">{GENERATE}</code>,
          }}>
          {'In the unpacked folder, {install} and then {generate} write the same code.'}
        </Translate>
      </p>
      <p>
        <Button
          icon="file"
          onClick={() =>
            saveFile(
              'generated-types.zip',
              zipSync(Object.fromEntries(project.map(({name, text}) => [name, strToU8(text)]))),
              'application/zip',
            )
          }>
          <Translate id="studio.saveProject" description="Button that saves a project as a file">
            Save as ZIP
          </Translate>
        </Button>
      </p>
      {project.slice(0, 2).map(({name, text}) => (
        <CodeBlock key={name} title={name}>
          {text}
        </CodeBlock>
      ))}
    </>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly effect?: string;
  readonly isOn: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Choice({name, effect, isOn, isDisabled, onChange}: ChoiceProps): ReactNode {
  return (
    <li>
      <label>
        <input
          type="checkbox"
          aria-label={effect === undefined ? name : `${name}: ${effect}`}
          checked={isOn}
          disabled={isDisabled}
          onChange={({currentTarget: {checked}}) => onChange(checked)}
        />
        <span>
          <code dir="ltr">{name}</code>
          {effect !== undefined && <span className={styles.effect}>{effect}</span>}
        </span>
      </label>
    </li>
  );
}

const PRESET = 'client';
/** What is left when the preset goes: the plugin that is most of it. */
const WITHOUT_PRESET: Partial<OutputSettings> = {
  preset: undefined,
  presetConfig: undefined,
  plugins: ['typescript-operations'],
};

/** The settings as a form: it changes their text, which can say more than it shows. */
function SettingsForm({input, onChange}: SettingsProps<CodegenChoice>): ReactNode {
  const read = readOutputSettings(textOf(input.files, OUTPUT));
  if (read.kind !== 'read') {
    return (
      <p>
        <Translate
          id="studio.unreadable"
          description="Said in place of the form of settings; the text is JSON in an editor">
          The text of the settings cannot be read. The form is back once it can.
        </Translate>
      </p>
    );
  }
  const {settings} = read;
  const change = (changed: Partial<OutputSettings>): void => {
    const text = writeOutputSettings({...settings, ...changed});
    onChange({
      ...input,
      files: input.files.map((file) => (file.name === OUTPUT ? {name: OUTPUT, text} : file)),
    });
  };
  return (
    <ul className={styles.rules}>
      <Choice
        name={PRESET}
        effect={presetLabel}
        isOn={settings.preset === PRESET}
        isDisabled={false}
        onChange={(isOn) => change(isOn ? {preset: PRESET, plugins: []} : WITHOUT_PRESET)}
      />
      {CODEGEN_PLUGINS.map((plugin) => (
        <Choice
          key={plugin}
          name={plugin}
          isOn={settings.plugins.includes(plugin)}
          // One has to stay, and the preset brings its own.
          isDisabled={
            settings.preset !== undefined ||
            (settings.plugins.length === 1 && settings.plugins.includes(plugin))
          }
          onChange={(isOn) =>
            change({
              plugins: CODEGEN_PLUGINS.filter((name) =>
                name === plugin ? isOn : settings.plugins.includes(name),
              ),
            })
          }
        />
      ))}
      {CODEGEN_SWITCHES.map((option) => (
        <Choice
          key={option}
          name={option}
          effect={switchLabels[option]}
          isOn={settings.config[option] === true}
          isDisabled={false}
          onChange={(isOn) =>
            change({
              config: Object.fromEntries([
                ...Object.entries(settings.config).filter(([name]) => name !== option),
                ...(isOn ? [[option, true]] : []),
              ]),
            })
          }
        />
      ))}
      <Choice
        name={PREVIOUS_CODEGEN}
        effect={previousLabel}
        isOn={input.settings.other === 'previous'}
        isDisabled={false}
        onChange={(isOn) => onChange({...input, settings: {other: isOn ? 'previous' : 'current'}})}
      />
    </ul>
  );
}

function toExample({
  id,
  schema,
  operations,
  output,
  other,
  otherVersion = 'current',
}: CodegenExample) {
  return {
    id,
    name: exampleLabels[id],
    settings: {other: otherVersion},
    files: [
      {name: SCHEMA, text: schema},
      {name: OPERATIONS, text: operations},
      {name: OUTPUT, text: writeOutputSettings(output)},
      {name: OTHER, text: other === undefined ? '' : writeOutputSettings(other)},
    ],
  };
}

const [first, ...others] = CODEGEN_EXAMPLES;

const STUDIO: Bench<CodegenChoice, CodegenOutput> = {
  id: 'generated-code',
  examples: [toExample(first), ...others.map(toExample)],
  files: fileLabels,
  // A file of the site, so that a content security policy need not allow anything for it.
  createWorker: () => new Worker(new URL('./worker.ts', import.meta.url)),
  limitMs: 30_000,
  readInput: (names, settings) =>
    names.join(' ') === CODEGEN_FILES.join(' ') ? readChoice(settings) : undefined,
  language: (name, text) => (name.endsWith('.json') ? settingsText(name) : graphqlText(text)),
  Settings: SettingsForm,
  views: [
    {id: 'code', label: viewLabels.code, View: CodeView},
    {id: 'changes', label: viewLabels.changes, View: ChangesView},
    {id: 'compare', label: viewLabels.compare, View: CompareView},
    {id: 'project', label: viewLabels.project, View: ProjectView},
  ],
  steps: stepLabels,
  summarize: ({generated}) =>
    summarize(generated.reduce((sum, {text}) => sum + text.split('\n').length, 0)),
  report: ({generated}) =>
    generated.map(({name, text}) => `\`${name}\`:\n\n\`\`\`ts\n${text}\n\`\`\`\n`).join('\n'),
};

/** The generator's plugins on a bench. A chunk of its own, with all that it imports. */
export default function CodegenStudio(props: BenchProps): ReactNode {
  return <FamilyBench bench={STUDIO} title={benchTitles.codegen} {...props} />;
}
