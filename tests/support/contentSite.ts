import {mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A folder with content, laid out as the project's own. */
export interface ContentSite {
  readonly siteDir: string;
  readonly write: (file: string, text: string) => void;
  readonly remove: (file: string) => void;
  readonly rename: (from: string, to: string) => void;
  /** Replaces the first occurrence; fails where there is none, so that no test changes nothing. */
  readonly replace: (file: string, from: string, to: string) => void;
  readonly dispose: () => void;
}

export function createContentSite(files: Readonly<Record<string, string>>): ContentSite {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'content-site-'));
  const resolve = (file: string) => path.join(siteDir, file);
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(resolve(file)), {recursive: true});
    writeFileSync(resolve(file), text);
  };
  for (const [file, text] of Object.entries(files)) {
    write(file, text);
  }
  return {
    siteDir,
    write,
    remove: (file) => rmSync(resolve(file)),
    rename: (from, to) => {
      mkdirSync(path.dirname(resolve(to)), {recursive: true});
      renameSync(resolve(from), resolve(to));
    },
    replace: (file, from, to) => {
      const text = readFileSync(resolve(file), 'utf8');
      if (!text.includes(from)) {
        throw new Error(`${file} does not hold "${from}".`);
      }
      write(
        file,
        text.replace(from, () => to),
      );
    },
    dispose: () => rmSync(siteDir, {recursive: true}),
  };
}
