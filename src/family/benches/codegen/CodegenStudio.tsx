import Translate from '@docusaurus/Translate';
import {saveFile, type Bench, type SettingsProps} from '@selection-set/workbench';
import {strToU8, zipSync} from 'fflate';
import {useMemo, type ReactNode} from 'react';
import Button from '@site/src/components/Button';
import CodeBlock from '@site/src/components/CodeBlock';
import {benchTitles} from '@site/src/family/labels/benches';
import type {BenchProps} from '../BenchStart';
import FamilyBench from '../FamilyBench';
import {textOf} from '../graphqlInput';
import {graphqlText} from '../graphqlText';
import styles from '../styles.module.css';
import {settingsText} from './completeSettings';
import {GENERATE, INSTALL, composeProject} from './composeProject';
import {CODEGEN_EXAMPLES, PREVIOUS_CODEGEN, type CodegenExample} from './examples';
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
import {ChangesView, CodeView, CompareView, type Shown} from './views';

const [SCHEMA, OPERATIONS, OUTPUT, OTHER] = CODEGEN_FILES;

/** Files of a project that generates the same code, and a download of all of them. */
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
/** Settings after removing the preset: the plugin that does most of its work. */
const WITHOUT_PRESET: Partial<OutputSettings> = {
  preset: undefined,
  presetConfig: undefined,
  plugins: ['typescript-operations'],
};

/** The settings as a form: it changes their text, which can contain more than the form shows. */
function SettingsForm({input, onChange}: SettingsProps<CodegenChoice>): ReactNode {
  const text = textOf(input.files, OUTPUT);
  const read = useMemo(() => readOutputSettings(text), [text]);
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
    const written = {name: OUTPUT, text: writeOutputSettings({...settings, ...changed})};
    onChange({
      ...input,
      files: input.files.map((file) => (file.name === OUTPUT ? written : file)),
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
          // At least one is required, and the preset has its own.
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
  // A file of the site, so that a content security policy needs no exception.
  createWorker: () => new Worker(new URL('./worker.ts', import.meta.url)),
  limitMs: 30_000,
  readInput: (names, settings) =>
    names.join(' ') === CODEGEN_FILES.join(' ') ? readChoice(settings) : undefined,
  language: (name, text) => (name.endsWith('.json') ? settingsText(name, text) : graphqlText(text)),
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

/** The generator's plugins on a bench. A separate chunk, with all its imports. */
export default function CodegenStudio(props: BenchProps): ReactNode {
  return <FamilyBench bench={STUDIO} title={benchTitles.codegen} {...props} />;
}
