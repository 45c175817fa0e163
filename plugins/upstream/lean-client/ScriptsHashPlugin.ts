import {createHash} from 'node:crypto';
import type {Compilation, Compiler, WebpackPluginInstance} from 'webpack';

/** Of `[fullhash:8]`. */
const SHOWN = 8;

/**
 * Makes the hash of a build from what its scripts hold. The bundler makes it from its modules before they are bound, and those name the folder of the
 * project: the same commit had other names of files in each folder.
 */
export class ScriptsHashPlugin implements WebpackPluginInstance {
  apply({webpack, hooks}: Compiler): void {
    const name = ScriptsHashPlugin.name;
    // Before the minifier, which chooses short names by how often a letter stands in a script: those of the hash count.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({name, stage}, () => {
        putHash(compilation, (text) => new webpack.sources.RawSource(text));
      });
    });
  }
}

type CreateSource = (text: string) => Parameters<Compilation['updateAsset']>[1];

function putHash(compilation: Compilation, toSource: CreateSource): void {
  const given = compilation.hash ?? '';
  const shown = given.slice(0, SHOWN);
  const scripts = compilation
    .getAssets()
    .filter(({name}) => name.endsWith('.js'))
    .map(({name, source}) => ({name, parts: source.source().toString().split(given)}));
  const texts = scripts.map(({parts}) => parts.join('')).toSorted();
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, given.length);
  for (const {name, parts} of scripts) {
    if (parts.length > 1) {
      compilation.updateAsset(name, toSource(parts.join(hash)));
    }
    if (name.includes(`.${shown}.`)) {
      compilation.renameAsset(name, name.replace(`.${shown}.`, `.${hash.slice(0, SHOWN)}.`));
    }
  }
}
