import path from 'node:path';
import {replacePorts, restorePorts} from './ports';
import type {TextAdapter} from './projectFiles';

export interface OutputAdapter extends TextAdapter {
  /** A printed text as the page shows it: with the page's ports, and with files as the reader's folder has them. */
  readonly restoreOutput: (text: string, folder: string) => string;
}

/**
 * Between what a page says and what is true on this machine: ports, and the folder that stands for the reader's.
 *
 * @param root folder of the project.
 */
export function createTextAdapter(root: string, ports: ReadonlyMap<number, number>): OutputAdapter {
  const restore = (text: string): string =>
    restorePorts(text, ports).replaceAll(`${root}${path.sep}`, '').replaceAll(root, '.');
  return {
    adapt: (text) => replacePorts(text, ports),
    restore,
    restoreOutput: (text, folder) =>
      restore(folder === '' ? text : text.replaceAll(`${path.join(root, folder)}${path.sep}`, '')),
  };
}
