import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {
  PACKAGE_ANSWER_MAX_BYTES,
  PACKAGE_BUILD_BUDGET_MS,
  PACKAGE_CONCURRENCY_LIMIT,
  PACKAGE_REQUEST_TIMEOUT_MS,
  PACKAGE_RETRY_LIMIT,
} from '../../../src/lib/constants';

export interface PluginOptions {
  readonly id: string;
  /** Whether a build asks the network; without it, a build reads the snapshot only. */
  readonly refresh: boolean;
  /** Weekly figures lie directly below this address (API-5); without it there is no figure. */
  readonly downloadsUrl?: string;
  /** Repositories lie directly below this address as `{repo}/HEAD/{path}` (API-6); without it READMEs come from the registry. */
  readonly sourceUrl?: string;
  /** The committed file, relative to the project's folder. */
  readonly snapshotPath: string;
  /** Folder of the disk cache, relative to the project's folder. */
  readonly cachePath: string;
  /** Packages at the same time. */
  readonly concurrency: number;
  /** For one attempt of one request, in milliseconds. */
  readonly timeoutMs: number;
  /** Further attempts. */
  readonly retries: number;
  /** Largest answer. */
  readonly maxBytes: number;
  /** Time that fetching may add to a build, in milliseconds. */
  readonly budgetMs: number;
}

export type Options = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: PluginOptions = {
  id: 'default',
  refresh: false,
  snapshotPath: 'src/data/packages.snapshot.json',
  cachePath: 'node_modules/.cache/package-info',
  concurrency: PACKAGE_CONCURRENCY_LIMIT,
  timeoutMs: PACKAGE_REQUEST_TIMEOUT_MS,
  retries: PACKAGE_RETRY_LIMIT,
  maxBytes: PACKAGE_ANSWER_MAX_BYTES,
  budgetMs: PACKAGE_BUILD_BUDGET_MS,
};

const AddressSchema = Joi.string().uri({scheme: ['https', 'http']});

export const OptionsSchema = Joi.object<PluginOptions>({
  id: Joi.string().default(DEFAULT_OPTIONS.id),
  refresh: Joi.boolean().default(DEFAULT_OPTIONS.refresh),
  downloadsUrl: AddressSchema,
  sourceUrl: AddressSchema,
  snapshotPath: Joi.string().default(DEFAULT_OPTIONS.snapshotPath),
  cachePath: Joi.string().default(DEFAULT_OPTIONS.cachePath),
  concurrency: Joi.number().integer().min(1).default(DEFAULT_OPTIONS.concurrency),
  timeoutMs: Joi.number().integer().min(1).default(DEFAULT_OPTIONS.timeoutMs),
  retries: Joi.number().integer().min(0).default(DEFAULT_OPTIONS.retries),
  maxBytes: Joi.number().integer().min(1).default(DEFAULT_OPTIONS.maxBytes),
  budgetMs: Joi.number().integer().min(1).default(DEFAULT_OPTIONS.budgetMs),
});

/** Called by Docusaurus before the plugin; a mistake stops the build with the option's name. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  return validate(OptionsSchema, options);
}
