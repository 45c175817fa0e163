import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {readIfThere} from '@selection-set/plugin-kit';
import type {ToolNeeds} from '../../../src/lib/contracts/tool';

/** The packages of the samples; the lock file contains what each of them declares, whether it is installed or not. */
export const LOCK_FILE = 'samples/package-lock.json';

interface LockEntry {
  readonly engines?: {readonly node?: string};
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, {readonly optional?: boolean}>>;
}

const EntrySchema = Joi.object<LockEntry>({
  engines: Joi.object({node: Joi.string()}).unknown(),
  peerDependencies: Joi.object().pattern(Joi.string(), Joi.string()),
  peerDependenciesMeta: Joi.object().pattern(Joi.string(), Joi.object()),
}).unknown();

const LockSchema = Joi.object<{readonly packages: Readonly<Record<string, unknown>>}>({
  packages: Joi.object().required(),
}).unknown();

/**
 * Requirements that packages declare, by their names.
 *
 * @returns a function that returns undefined for a package that no sample uses.
 * @throws Error naming file or package when the lock file has another shape.
 */
export async function readNeeds(siteDir: string): Promise<(name: string) => ToolNeeds | undefined> {
  const text = await readIfThere(path.join(siteDir, LOCK_FILE));
  if (text === undefined) {
    return () => undefined;
  }
  const {packages} = Joi.attempt(
    JSON.parse(text),
    LockSchema,
    `${LOCK_FILE} is no lock file of npm; make it anew by "npm install --prefix samples":`,
  );
  return (name) => {
    const entry = packages[`node_modules/${name}`];
    return entry === undefined
      ? undefined
      : toNeeds(Joi.attempt(entry, EntrySchema, `${LOCK_FILE} cannot be read at ${name}:`));
  };
}

function toNeeds({
  engines,
  peerDependencies = {},
  peerDependenciesMeta = {},
}: LockEntry): ToolNeeds {
  return {
    ...(engines?.node === undefined ? {} : {node: engines.node.replaceAll(' ', '')}),
    packages: Object.entries(peerDependencies)
      .filter(([name]) => peerDependenciesMeta[name]?.optional !== true)
      .map(([name, range]) => `${name} ${describeRange(range)}`.trim()),
  };
}

const CARET = /^\^(?<major>\d+)(?:\.|$)/u;

/** Major versions, such as `15, 16, 17`, for a range that lists them, without initial versions below 1; any other range as it is. */
function describeRange(range: string): string {
  const parts = range.split('||').map((part) => part.trim());
  const majors = parts.map((part) => CARET.exec(part)?.groups?.major);
  if (majors.includes(undefined)) {
    return range === '*' ? '' : range;
  }
  return [...new Set(majors.filter((major) => major !== '0'))].join(', ');
}
