import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export interface PluginOptions {
  /** Whether pages stay available without a connection; if not, what earlier builds have kept is removed. */
  readonly isOffered: boolean;
}

const OptionsSchema = Joi.object<PluginOptions>({isOffered: Joi.boolean().required()}).unknown();

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, PluginOptions>): PluginOptions {
  return validate(OptionsSchema, options);
}
