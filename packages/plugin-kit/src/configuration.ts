import type {Config, LoadContext, OptionValidationContext} from '@docusaurus/types';
import type {ObjectSchema} from 'joi';
import type {IncomingMessage, ServerResponse} from 'node:http';

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

/** The `validateOptions` of a plugin: Docusaurus calls it before the plugin, and a mistake stops the build with the option's name. */
export function validateBy<Given, Complete = Given>(schema: ObjectSchema<Complete>) {
  return ({validate, options}: OptionValidationContext<Given, Complete>): Complete =>
    validate(schema, options);
}

/** Answers a request of the hot-reloading server, or hands it on. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * A webpack configuration that puts a middleware before those of Docusaurus. An object type of its own: the types of webpack leave its server
 * out. The list is changed in place and returned: Docusaurus appends what all such functions return to its own, where the answer for
 * unknown addresses comes first.
 */
export function withMiddleware(middleware: Middleware): object {
  return {
    devServer: {
      setupMiddlewares: (middlewares: unknown[]) => {
        middlewares.unshift(middleware);
        return middlewares;
      },
    },
  };
}
