import type {Config, LoadContext} from '@docusaurus/types';

/** Plugins as functions. Docusaurus's type takes none whose content or options are known, though its loader takes them all. */
export interface ConfigOfFunctions extends Omit<Config, 'plugins'> {
  readonly plugins: readonly (PluginFunction | readonly [PluginFunction | string, object])[];
}

type PluginFunction<Options = never> = (context: LoadContext, options: Options) => unknown;

/** A plugin with its options, as a configuration lists them; the compiler holds one to the other. What is left out is up to its `validateOptions`. */
export function withOptions<Options extends object>(
  plugin: PluginFunction<Options>,
  options: NoInfer<Partial<Options>>,
): readonly [PluginFunction<Options>, Partial<Options>] {
  return [plugin, options];
}
