import {cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync} from 'node:fs';
import path from 'node:path';

const FOLDER = 'node_modules';
/** Caches of builds. */
const CACHE = '.cache';

/**
 * Gives another copy of the project the same packages without caches of builds: hard links if the disk allows, else copies. Links to the
 * folder would not work, because modules would keep the path of the first copy.
 *
 * @param {string} from folder of the project
 * @param {string} to folder of the other copy
 */
export function copyPackages(from, to) {
  copyFolder(path.join(from, FOLDER), path.join(to, FOLDER));
}

function copyFolder(from, to) {
  mkdirSync(to, {recursive: true});
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory() && entry.name !== CACHE) {
      copyFolder(source, target);
    } else if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(source), target);
    } else if (entry.isFile()) {
      linkFile(source, target);
    }
  }
}

function linkFile(source, target) {
  try {
    linkSync(source, target);
  } catch {
    // Another disk, or one without hard links.
    cpSync(source, target);
  }
}
