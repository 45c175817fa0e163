import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {IMAGE_QUALITY_PERCENT, IMAGE_WIDTHS_PX} from '../../../src/lib/constants';

/** A folder of pictures, and where the site serves it. */
export interface ImageSource {
  /** Relative to the project's folder. */
  readonly folder: string;
  /** Path without the site's base address, with a slash at the start only. */
  readonly path: string;
}

export interface PluginOptions {
  readonly id: string;
  readonly sources: readonly ImageSource[];
  /** In pixels. */
  readonly widths: readonly number[];
  /** Of 100. */
  readonly quality: number;
}

export type Options = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: PluginOptions = {
  id: 'default',
  sources: [{folder: 'static/img', path: '/img'}],
  widths: IMAGE_WIDTHS_PX,
  quality: IMAGE_QUALITY_PERCENT,
};

const MAX_PERCENT = 100;

const SourceSchema = Joi.object<ImageSource>({
  folder: Joi.string().required(),
  path: Joi.string()
    .pattern(/^(?:\/[^/]+)+$/u, 'a path such as /img')
    .required(),
});

export const OptionsSchema = Joi.object<PluginOptions>({
  id: Joi.string().default(DEFAULT_OPTIONS.id),
  sources: Joi.array().items(SourceSchema).default(DEFAULT_OPTIONS.sources),
  widths: Joi.array()
    .items(Joi.number().integer().min(1))
    .min(1)
    .unique()
    .default(DEFAULT_OPTIONS.widths),
  quality: Joi.number().integer().min(1).max(MAX_PERCENT).default(DEFAULT_OPTIONS.quality),
});

/** Called by Docusaurus before the plugin; a mistake stops the build with the option's name. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  return validate(OptionsSchema, options);
}
