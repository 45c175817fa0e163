/** Files of the Code Generator studio. The last one is empty where nothing is compared. */
export const CODEGEN_FILES = [
  'schema.graphql',
  'operations.graphql',
  'output.json',
  'other-output.json',
] as const;

/** Plugins of the studio, in the order in which their code belongs. */
export const CODEGEN_PLUGINS = [
  'typescript',
  'typescript-operations',
  'typescript-resolvers',
  'typed-document-node',
] as const;

export type CodegenPluginName = (typeof CODEGEN_PLUGINS)[number];

/** Options that the form has as switches; the text of the settings can have any. */
export const CODEGEN_SWITCHES = [
  'skipTypename',
  'avoidOptionals',
  'immutableTypes',
  'enumsAsTypes',
  'useTypeImports',
  'strictScalars',
  'dedupeFragments',
] as const;

/** What stands under the name of a file in `generates`. */
export interface OutputSettings {
  readonly plugins: readonly CodegenPluginName[];
  readonly config: Readonly<Record<string, unknown>>;
}

export type ReadSettings =
  | {readonly kind: 'read'; readonly settings: OutputSettings}
  /** It is no JSON; the offset is undefined where the browser does not say. */
  | {readonly kind: 'unreadable'; readonly message: string; readonly offset: number | undefined}
  | {readonly kind: 'wrong'; readonly message: string};

/** Settings as their text has them. */
export function readOutputSettings(text: string): ReadSettings {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const offset = /position (?<offset>\d+)/u.exec(message)?.groups?.offset;
    return {kind: 'unreadable', message, offset: offset === undefined ? undefined : Number(offset)};
  }
  const {plugins, config = {}} = isRecord(value) ? value : {};
  if (!Array.isArray(plugins) || plugins.length === 0) {
    return {kind: 'wrong', message: 'Name at least one plugin: "plugins": ["typescript"].'};
  }
  const known = plugins.filter((name) => CODEGEN_PLUGINS.some((plugin) => plugin === name));
  if (known.length < plugins.length) {
    return {
      kind: 'wrong',
      message: `This bench has the plugins ${CODEGEN_PLUGINS.join(', ')}, and no other.`,
    };
  }
  return isRecord(config)
    ? {
        kind: 'read',
        settings: {
          plugins: plugins.flatMap((name) => CODEGEN_PLUGINS.filter((plugin) => plugin === name)),
          config,
        },
      }
    : {kind: 'wrong', message: '"config" has to be an object.'};
}

/** The text of settings. */
export function writeOutputSettings(settings: OutputSettings): string {
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
