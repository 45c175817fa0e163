import path from 'node:path';
import {parseMarkdown} from '@selection-set/content-model';
import {readIfThere} from '@selection-set/plugin-kit';
import {type LocatedBlock, locateBlocks} from './listBlocks';

/** The blocks of an original as it is now; undefined where it does not exist or cannot be parsed. */
export type Originals = (file: string) => Promise<readonly LocatedBlock[] | undefined>;

interface Reading {
  readonly text: string;
  readonly blocks: ReturnType<Originals>;
}

/**
 * A reader of originals that parses one again only after its text has changed.
 *
 * @param siteDir the project's folder, which the files' names start from.
 */
export function createOriginals(siteDir: string): Originals {
  const readings = new Map<string, Reading>();
  return async (file) => {
    const text = await readIfThere(path.join(siteDir, file));
    if (text === undefined) {
      return undefined;
    }
    const known = readings.get(file);
    if (known?.text === text) {
      return known.blocks;
    }
    const blocks = parseBlocks(text, file);
    readings.set(file, {text, blocks});
    return blocks;
  };
}

async function parseBlocks(text: string, file: string): ReturnType<Originals> {
  const {parsed} = await parseMarkdown(text, file.endsWith('.mdx') ? 'mdx' : 'md');
  return parsed === undefined ? undefined : locateBlocks(parsed);
}
