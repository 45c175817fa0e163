import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {formatMegabytes} from '../../../src/lib/text/formatMegabytes';
import {makeArchive} from './makeArchive';

interface Flags {
  readonly from: string;
  readonly out: string;
}

/** `npm run archive -- fr`: a whole language as one archive that opens from disk. */
export default function pluginArchive({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'archive',
    extendCli(cli) {
      cli
        .command('archive <locale>')
        .description('Pack one language of a build as an archive that opens from disk.')
        .option('--from <folder>', 'the build', 'build')
        .option('--out <folder>', 'where the archive goes', 'archives')
        .action(async (locale: string, {from, out}: Flags) => {
          const {file, bytes, files} = await makeArchive({
            siteDir,
            locale,
            build: path.resolve(siteDir, from),
            outDir: path.resolve(siteDir, out),
          });
          logger.success(
            `${path.relative(siteDir, file)}: ${files} files, ${formatMegabytes(bytes, 'en-US')}. Unpack it and open index.html.`,
          );
        });
    },
  };
}
