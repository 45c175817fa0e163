import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {messageOf, readIfThere} from '@selection-set/plugin-kit';
import {
  PACKAGE_TEXT_MAX_CHARS,
  README_MAX_BYTES,
  README_PLACEHOLDER,
} from '../../../src/lib/constants';
import type {
  PackageInfo,
  PackageSnapshot,
  PackageValues,
} from '../../../src/lib/contracts/packageInfo';
import {PACKAGE_FACTS, type FetchedFacts} from '../../../src/lib/packageInfo/mergeFacts';

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const DaySchema = Joi.string().pattern(DAY, 'YYYY-MM-DD');
const MomentSchema = Joi.string().isoDate();
const LineSchema = Joi.string().max(PACKAGE_TEXT_MAX_CHARS * 2);

const VALUES = {
  createdAt: MomentSchema,
  description: LineSchema,
  directory: LineSchema,
  downloadsWeek: Joi.object({start: DaySchema.required(), end: DaySchema.required()}),
  licence: LineSchema,
  readme: Joi.string().max(README_MAX_BYTES, 'utf8').invalid(README_PLACEHOLDER),
  updatedAt: MomentSchema,
  version: LineSchema,
  weeklyNPMDownloads: Joi.number().strict().integer().min(0),
};

const fetchedAt = Object.fromEntries(
  PACKAGE_FACTS.map((fact) => [
    fact,
    Joi.when(Joi.ref(`...${fact}`), {
      is: Joi.exist(),
      // eslint-disable-next-line unicorn/no-thenable -- the word of the library
      then: DaySchema.required(),
      otherwise: Joi.forbidden(),
    }),
  ]),
);

/** One package of the snapshot: every fact with the day it was fetched. */
export const PackageInfoSchema = Joi.object<PackageInfo>({
  name: Joi.string().required(),
  ...VALUES,
  fetchedAt: Joi.object(fetchedAt).required(),
});

/** Result of one round of fetching, as the disk cache keeps it. */
export const FetchedFactsSchema = Joi.object<FetchedFacts>({
  values: Joi.object<PackageValues>(VALUES).required(),
  answered: Joi.array()
    .items(Joi.string().valid(...PACKAGE_FACTS))
    .required(),
}).options({stripUnknown: true});

const ADVICE = 'Run "npm run packages:refresh" to write it anew.';

const FileSchema = Joi.object<{packages: PackageSnapshot}>({
  packages: Joi.object()
    .pattern(
      Joi.string(),
      PackageInfoSchema.keys({name: Joi.string().required()}).options({abortEarly: false}),
    )
    .required(),
});

/**
 * The text of the snapshot's file, checked.
 *
 * @throws Error with the path of each mistake.
 */
export function parseSnapshot(text: string, file: string): PackageSnapshot {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${messageOf(error)}. ${ADVICE}`, {cause: error});
  }
  const result = FileSchema.validate(value, {abortEarly: false, convert: false});
  if (result.error !== undefined) {
    throw new Error(`${file} has mistakes: ${result.error.message}. ${ADVICE}`);
  }
  const misplaced = Object.entries(result.value.packages).find(([key, {name}]) => key !== name);
  if (misplaced !== undefined) {
    throw new Error(
      `${file} has mistakes: "packages.${misplaced[0]}" describes "${misplaced[1].name}". ${ADVICE}`,
    );
  }
  return result.value.packages;
}

/** The snapshot as text: keys sorted, so that the same facts always give the same bytes. */
export function formatSnapshot(packages: PackageSnapshot): string {
  return `${JSON.stringify({packages}, sortKeys, 2)}\n`;
}

/** The committed snapshot; empty when there is none yet. */
export async function readSnapshot(file: string): Promise<PackageSnapshot> {
  const text = await readIfThere(file);
  return text === undefined ? {} : parseSnapshot(text, file);
}

/** Writes the snapshot, after the same check as on reading. */
export async function writeSnapshot(file: string, packages: PackageSnapshot): Promise<void> {
  const text = formatSnapshot(packages);
  parseSnapshot(text, file);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return value;
  }
  const entries: [string, unknown][] = Object.entries(value);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))));
}
