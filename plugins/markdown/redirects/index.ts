import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {addToCacheVersion, validateBy} from '@selection-set/plugin-kit';

export interface PluginOptions {
  /** Lists of redirects, relative to the project's folder. */
  readonly files: readonly string[];
}

/**
 * Makes the build cache depend on the lists of redirects: they are compiled into the Markdown pages whose headings moved, while the cache
 * only tracks the pages. `remarkOldHeadings` and Docusaurus's plugin for redirects do the actual work.
 */
export default function pluginRedirects(
  {siteDir}: LoadContext,
  {files}: PluginOptions,
): Plugin<void> {
  return {
    name: 'redirects',
    configureWebpack(config) {
      const hash = createHash('sha256');
      for (const file of files) {
        hash.update(readFileSync(path.join(siteDir, file)));
      }
      return addToCacheVersion(config, hash.digest('hex'));
    },
  };
}

const OptionsSchema = Joi.object<PluginOptions>({
  files: Joi.array().items(Joi.string()).required(),
});

pluginRedirects.validateOptions = validateBy(OptionsSchema);
