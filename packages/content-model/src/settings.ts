import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {isMissingFile} from '@selection-set/plugin-kit';

/** What a site says about itself, beside what lies in its folder. */
export interface ContentSettings {
  /** Language of the originals. */
  readonly defaultLocale: string;
  /** Settings of the documentation's versions, as Docusaurus's docs plugin takes them. */
  readonly versions: VersionSettings;
  /** Ids that components draw by themselves, by name of the component. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  /** Paths of files that the build draws, besides those in `static`, such as `/img/favicon.svg`. */
  readonly drawnFiles: readonly string[];
}

export interface VersionSettings {
  /** Version that readers get at `/docs`; without it the newest that was cut, or `current` where none was. */
  readonly lastVersion?: string;
  /** By name: `label` for readers instead of the name, `path` below `/docs` instead of the name or `next`. */
  readonly versions?: Readonly<Record<string, {readonly label?: string; readonly path?: string}>>;
}

let settings: ContentSettings = {
  defaultLocale: 'en-US',
  versions: {},
  ids: {},
  drawnFiles: [],
};

/** Tells the model of a site; the site's configuration does, before anything is read. */
export function configureContent(changes: Partial<ContentSettings>): void {
  settings = {...settings, ...changes};
}

export function contentSettings(): ContentSettings {
  return settings;
}

/** Languages that have a folder of translations. */
export async function listLocales(siteDir: string): Promise<readonly string[]> {
  try {
    return await readdir(path.join(siteDir, 'i18n'));
  } catch (error) {
    if (isMissingFile(error)) {
      return [];
    }
    throw error;
  }
}
