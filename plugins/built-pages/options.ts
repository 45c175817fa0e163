import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {RedirectPlan} from '../redirects/planRedirects';

export interface PluginOptions {
  /** Addresses of pages that moved, and where they are now. */
  readonly redirects: RedirectPlan['pages'];
}

const OptionsSchema = Joi.object<PluginOptions>({
  redirects: Joi.array()
    .items(Joi.object({from: Joi.string().required(), to: Joi.string().required()}))
    .required(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, PluginOptions>): PluginOptions {
  return validate(OptionsSchema, options);
}
