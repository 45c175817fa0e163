import type {Config, LoadContext, OptionValidationContext} from '@docusaurus/types';
import type {ObjectSchema} from 'joi';
import type {IncomingMessage, ServerResponse} from 'node:http';
import process from 'node:process';
import {messageOf} from './unknown';

/** Plugins as functions. Docusaurus's type rejects those with typed content or options, though its loader accepts them. */
export interface ConfigOfFunctions extends Omit<Config, 'plugins'> {
  readonly plugins: readonly (PluginFunction | readonly [PluginFunction | string, object])[];
}

type PluginFunction<Options = never> = (context: LoadContext, options: Options) => unknown;

/** A plugin with its options, as a configuration lists them, type-checked. Missing options are left to its `validateOptions`. */
export function withOptions<Options extends object>(
  plugin: PluginFunction<Options>,
  options: NoInfer<Partial<Options>>,
): readonly [PluginFunction<Options>, Partial<Options>] {
  return [plugin, options];
}

/**
 * The `validateOptions` of a plugin: Docusaurus calls it before the plugin, and a mistake stops the build with the option's name; one that the
 * plugin does not have also with the names of those that it has.
 */
export function validateBy<Given, Complete = Given>(schema: ObjectSchema<Complete>) {
  const known = Object.keys(schema.describe().keys ?? {});
  return ({validate, options}: OptionValidationContext<Given, Complete>): Complete => {
    const unknown = Object.keys(options ?? {}).find(
      (name) => name !== 'id' && !known.includes(name),
    );
    if (unknown !== undefined) {
      throw new Error(
        `"${unknown}" is not an option of this plugin. Its options are: ${known.join(', ')}.`,
      );
    }
    return validate(schema, options);
  };
}

/** Names of the errors that a fault of the code causes. */
const FAULTS: ReadonlySet<unknown> = new Set([
  'AssertionError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
]);

/**
 * The action of a command, as commander calls it. What is wrong with its arguments, or with a file that it reads, is told as a sentence and
 * makes the exit code 1, where Docusaurus would print a stack; a fault of the code keeps its stack.
 *
 * @param tell is given the sentence.
 * @param act resolves to an exit code, or to nothing where all went well.
 */
export function withSentences<Given extends readonly unknown[]>(
  tell: (message: string) => void,
  act: (...given: Given) => unknown,
): (...given: Given) => Promise<void> {
  return async (...given) => {
    try {
      const code = await act(...given);
      process.exitCode = typeof code === 'number' ? code : process.exitCode;
    } catch (error) {
      if (FAULTS.has(Object(error).name)) {
        throw error;
      }
      tell(messageOf(error));
      process.exitCode = 1;
    }
  };
}

/** Answers a request of the hot-reloading server, or passes it on. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * A webpack configuration that puts a middleware before those of Docusaurus. Its type is just an object, because webpack's types omit its
 * server. The list is changed in place and returned: Docusaurus appends the results of all such functions to its own, in which the answer
 * for unknown addresses comes first.
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
