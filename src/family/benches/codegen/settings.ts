import {isRecord, messageOf} from '@selection-set/plugin-kit/unknown';

/** Files of the Code Generator studio. The last one is empty if there is no comparison. */
export const CODEGEN_FILES = [
  'schema.graphql',
  'operations.graphql',
  'output.json',
  'other-output.json',
] as const;

/** Plugins of the studio, in the order of their code. */
export const CODEGEN_PLUGINS = [
  'typescript',
  'typescript-operations',
  'typescript-resolvers',
  'typed-document-node',
] as const;

type CodegenPluginName = (typeof CODEGEN_PLUGINS)[number];

/** Major versions of the generator on the bench. */
const CODEGEN_VERSIONS = ['current', 'previous'] as const;

export type CodegenVersion = (typeof CODEGEN_VERSIONS)[number];

/** Settings of the bench in addition to its texts. */
export interface CodegenChoice {
  /** Version for the other side of the comparison. */
  readonly other: CodegenVersion;
}

/** The settings in a link; `null` in old links from before there were two versions. Undefined for invalid ones. */
export function readChoice(settings: unknown): CodegenChoice | undefined {
  const {other} =
    settings === null ? {other: 'current'} : isRecord(settings) ? settings : {other: undefined};
  const version = CODEGEN_VERSIONS.find((each) => each === other);
  return version === undefined ? undefined : {other: version};
}

/** Options that have a switch in the form; the text of the settings can contain any. */
export const CODEGEN_SWITCHES = [
  'skipTypename',
  'avoidOptionals',
  'immutableTypes',
  'enumsAsTypes',
  'useTypeImports',
  'strictScalars',
  'dedupeFragments',
] as const;

/** A package's declaration of an option: `options.json`, written by `listOptions.mjs`. */
export interface DeclaredOption {
  /** Of TypeScript. */
  readonly type: string;
  readonly default?: string;
  readonly deprecated?: boolean;
  /** The package's own words, in English. */
  readonly text?: string;
  /** As JSON; empty if the type does not list them. */
  readonly values: readonly string[];
}

/** Settings under the name of a file in `generates`, or of a folder for the preset. */
export interface OutputSettings {
  /** Writes its own folder; excludes plugins. */
  readonly preset?: 'client';
  readonly presetConfig?: Readonly<Record<string, unknown>>;
  readonly plugins: readonly CodegenPluginName[];
  readonly config: Readonly<Record<string, unknown>>;
}

/** Target of the code: a file, or the folder of the preset. */
export function outputName({preset}: OutputSettings): string {
  return preset === undefined ? 'generated.ts' : 'gql/';
}

export type ReadSettings =
  | {readonly kind: 'read'; readonly settings: OutputSettings}
  /** Invalid JSON; the offset is undefined if the browser does not provide it. */
  | {readonly kind: 'unreadable'; readonly message: string; readonly offset: number | undefined}
  | {readonly kind: 'wrong'; readonly message: string};

const wrong = (message: string): ReadSettings => ({kind: 'wrong', message});

/** Settings parsed from their text. */
export function readOutputSettings(text: string): ReadSettings {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const message = messageOf(error);
    const offset = /position (?<offset>\d+)/u.exec(message)?.groups?.offset;
    return {kind: 'unreadable', message, offset: offset === undefined ? undefined : Number(offset)};
  }
  const {preset, presetConfig = {}, plugins = [], config = {}} = isRecord(value) ? value : {};
  if (!isRecord(config)) {
    return wrong('"config" has to be an object.');
  }
  if (!Array.isArray(plugins)) {
    return wrong('"plugins" has to be a list: "plugins": ["typescript"].');
  }
  if (preset !== undefined) {
    if (preset !== 'client') {
      return wrong('This bench has the preset "client", and no other.');
    }
    if (!isRecord(presetConfig)) {
      return wrong('"presetConfig" has to be an object.');
    }
    return plugins.length > 0
      ? wrong('The preset brings its own plugins. Leave "plugins" out.')
      : {kind: 'read', settings: {preset, presetConfig, plugins: [], config}};
  }
  if (plugins.some(isRecord)) {
    return wrong(
      'Options of a plugin belong in "config" here, together with those of the other plugins.',
    );
  }
  if (plugins.length === 0) {
    return wrong('Name at least one plugin: "plugins": ["typescript"].');
  }
  const known = plugins.flatMap((name) => CODEGEN_PLUGINS.filter((plugin) => plugin === name));
  return known.length < plugins.length
    ? wrong(`This bench has the plugins ${CODEGEN_PLUGINS.join(', ')}, and no other.`)
    : {kind: 'read', settings: {plugins: known, config}};
}

/** Settings in the form of a configuration file, without empty ones. */
export function toConfiguration({
  preset,
  presetConfig = {},
  plugins,
  config,
}: OutputSettings): Readonly<Record<string, unknown>> {
  return preset === undefined
    ? {plugins, config}
    : {preset, ...(Object.keys(presetConfig).length > 0 ? {presetConfig} : {}), config};
}

/** The text of settings. */
export function writeOutputSettings(settings: OutputSettings): string {
  return `${JSON.stringify(toConfiguration(settings), null, 2)}\n`;
}
