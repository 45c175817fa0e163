import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {ServicesSchema} from '../content-security/options';
import type {OutsideService} from '../../../src/lib/security/listOutsideServices';
import type {RedirectPlan} from '@selection-set/content-model';

export interface PluginOptions {
  /** Addresses of pages that moved, and where they are now. */
  readonly redirects: RedirectPlan['pages'];
  /** What pages may contact beyond this site. */
  readonly services: readonly OutsideService[];
}

const OptionsSchema = Joi.object<PluginOptions>({
  redirects: Joi.array()
    .items(Joi.object({from: Joi.string().required(), to: Joi.string().required()}))
    .required(),
  services: ServicesSchema,
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, PluginOptions>): PluginOptions {
  return validate(OptionsSchema, options);
}
