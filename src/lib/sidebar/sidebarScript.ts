import {readSession} from '../page/readSession';
import {revealWithin} from '../page/revealWithin';
import {normalisePath} from '../paths/normalisePath';
import {FOLDERS_STORAGE_KEY} from './folderChoices';
import {placeTree} from './placeTree';
import {restoreSidebar} from './restoreSidebar';
import {PLACE_STORAGE_KEY} from './treePlace';

/** Script for the head of every page: the sidebar as the reader left it, before first paint (DOC-12). */
export function sidebarScript(): string {
  const parts = {
    read: readSession,
    normalise: normalisePath,
    place: placeTree,
    reveal: revealWithin,
  };
  const fields = [
    `foldersKey:${JSON.stringify(FOLDERS_STORAGE_KEY)}`,
    `placeKey:${JSON.stringify(PLACE_STORAGE_KEY)}`,
    ...Object.entries(parts).map(([name, part]) => `${name}:${part.toString()}`),
  ];
  return `(${restoreSidebar.toString()})({${fields.join(',')}})`;
}
