import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {OUTSIDE_SERVICE_IDS} from '../../../src/lib/contracts/outsideServices';
import type {OutsideService} from '../../../src/lib/security/listOutsideServices';

export interface PluginOptions {
  /** What pages may contact beyond this site, as it is configured. */
  readonly services: readonly OutsideService[];
}

export const ServicesSchema = Joi.array()
  .items(
    Joi.object<OutsideService>({
      id: Joi.string()
        .valid(...OUTSIDE_SERVICE_IDS)
        .required(),
      sources: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).required(),
      policies: Joi.array().items(Joi.string()),
    }),
  )
  .required();

const OptionsSchema = Joi.object<PluginOptions>({services: ServicesSchema});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, PluginOptions>): PluginOptions {
  return validate(OptionsSchema, options);
}
