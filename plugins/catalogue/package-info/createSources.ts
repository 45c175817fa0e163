import {Joi} from '@docusaurus/utils-validation';
import type {PackageSources} from '../../../src/lib/packageInfo/loadFacts';
import type {Limits} from '../../../src/lib/packageInfo/transport';
import type {DiskCache} from '@selection-set/plugin-kit';
import {fetchDownloads} from './fetchDownloads';
import {fetchPackument} from './fetchPackument';
import {fetchReadme} from './fetchReadme';
import type {PluginOptions} from './options';
import type {NpmOptions} from './readNpmOptions';
import {readTarballReadme} from './readTarballReadme';

const ReadmeSchema = Joi.string().allow('');

/** The sources of the build: registry, downloads service, source host and published packages (API-4..6, VAL-13). */
export function createSources(
  {downloadsUrl, sourceUrl}: Pick<PluginOptions, 'downloadsUrl' | 'sourceUrl'>,
  npm: NpmOptions,
  limits: Limits,
  cache: DiskCache,
): PackageSources {
  return {
    readDocument: (name) => fetchPackument(name, npm, limits),
    ...(downloadsUrl !== undefined && {
      readDownloads: (name) => fetchDownloads(name, downloadsUrl, npm, limits),
    }),
    ...(sourceUrl !== undefined && {
      readRepositoryReadme: (repo, path) => fetchReadme(repo, path, sourceUrl, npm, limits),
    }),
    async readPublishedReadme(name, version, file) {
      // A published package never changes, so its README is remembered for good.
      const key = JSON.stringify(['published readme', name, version, file]);
      const known = await cache.read<string>(key, ReadmeSchema, Number.POSITIVE_INFINITY);
      if (known !== undefined) {
        return known;
      }
      const readme = await readTarballReadme(file, npm, limits);
      await cache.write(key, readme ?? '');
      return readme;
    },
  };
}
