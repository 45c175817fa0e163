import type {LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {validateBy} from '@selection-set/plugin-kit';
import {
  OUTSIDE_SERVICE_IDS,
  type OutsideServiceEntry,
} from '../../../src/lib/contracts/outsideServices';
import type {OutsideService} from '../../../src/lib/security/listOutsideServices';

interface PluginOptions {
  /** Services outside this site that pages may contact, as configured. */
  readonly services: readonly OutsideService[];
}

const ServicesSchema = Joi.array()
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

/** The configured services once each, with all hosts, in the order of the privacy page. */
function listServiceEntries(services: readonly OutsideService[]): readonly OutsideServiceEntry[] {
  return OUTSIDE_SERVICE_IDS.flatMap((id) => {
    const own = services.filter((service) => service.id === id);
    const hosts = own
      .flatMap(({sources}) => Object.values(sources).flat())
      .map((origin) => origin.replace(/^https?:\/\//u, ''));
    return own.length === 0 ? [] : [{id, hosts: [...new Set(hosts)].toSorted()}];
  });
}

/**
 * Provides the privacy page with what pages may contact, from the same list as the policies. The policies
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

pluginContentSecurity.validateOptions = validateBy(OptionsSchema);
