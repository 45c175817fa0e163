import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {readIfThere} from '@selection-set/plugin-kit';

/** Relative to the project's folder; not committed. */
export const REPORT_FILE = '.cache/outside-links.json';

/**
 * `moved`: answers, but permanently under another address. `doubtful`: answers, but without the heading that the link names. `skipped`: its
 * host refuses programs.
 */
export const LINK_STATES = ['alive', 'moved', 'doubtful', 'dead', 'skipped'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export interface LinkPlace {
  /** Relative to the project's folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** What is known about one address of another site. */
export interface Finding {
  readonly state: LinkState;
  /** HTTP status of the last answer, where there was one. */
  readonly status?: number;
  /** Where a moved page is now. */
  readonly newAddress?: string;
  /** Why it is not simply alive, as a sentence. */
  readonly reason?: string;
}

export interface OutsideLink extends Finding {
  readonly address: string;
  /** When it was last asked for, as an ISO date with time. */
  readonly checked: string;
  readonly places: readonly LinkPlace[];
}

export const FINDING_FIELDS = {
  state: Joi.string()
    .valid(...LINK_STATES)
    .required(),
  status: Joi.number(),
  newAddress: Joi.string(),
  reason: Joi.string(),
};

const ReportSchema = Joi.object<{readonly links: readonly OutsideLink[]}>({
  links: Joi.array()
    .items(
      Joi.object({
        ...FINDING_FIELDS,
        address: Joi.string().required(),
        checked: Joi.string().isoDate().required(),
        places: Joi.array()
          .items(Joi.object({file: Joi.string().required(), line: Joi.number().required()}))
          .required(),
      }),
    )
    .required(),
});

export async function writeReport(siteDir: string, links: readonly OutsideLink[]): Promise<void> {
  const file = path.join(siteDir, REPORT_FILE);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, `${JSON.stringify({links}, null, 2)}\n`);
}

/**
 * The outcome of the last `npm run links:outside`, sorted by address; undefined where it has not been run.
 *
 * @throws Error when the file is there but not what the command writes.
 */
export async function readReport(siteDir: string): Promise<readonly OutsideLink[] | undefined> {
  const text = await readIfThere(path.join(siteDir, REPORT_FILE));
  if (text === undefined) {
    return undefined;
  }
  const value: unknown = JSON.parse(text);
  const result = ReportSchema.validate(value);
  if (result.error !== undefined) {
    throw new Error(
      `${REPORT_FILE} cannot be read: ${result.error.message}. Run "npm run links:outside" again, or delete the file.`,
    );
  }
  return result.value.links;
}
