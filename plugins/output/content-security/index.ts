import type {LoadContext, Plugin} from '@docusaurus/types';
import {listServiceEntries} from './listServiceEntries';
import {type PluginOptions, validateOptions} from './options';

/**
 * Tells the privacy page what pages may contact, from the same list that the policies are made of. The policies
 * themselves are written by `secureBuild`, the last step of `plugins/output/built-pages`.
 */
export default function pluginContentSecurity(
  _context: LoadContext,
  {services}: PluginOptions,
): Plugin<void> {
  return {
    name: 'content-security',
    async contentLoaded({actions}) {
      await actions.createData('services.json', listServiceEntries(services));
    },
  };
}

pluginContentSecurity.validateOptions = validateOptions;
