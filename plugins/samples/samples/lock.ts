import {Joi} from '@docusaurus/utils-validation';

interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** What npm installs for the samples. */
export interface Lock {
  /** Version of each package that samples may use, by name. */
  readonly versions: ReadonlyMap<string, string>;
  /** Place and version of packages and all that they need, sorted; a name that is not there is left out. */
  readonly resolve: (names: readonly string[]) => readonly string[];
}

const names = Joi.object().pattern(Joi.string(), Joi.string());
const LockSchema = Joi.object<{packages: Record<string, LockedPackage>}>({
  packages: Joi.object()
    .pattern(
      Joi.string().allow(''),
      Joi.object({
        version: Joi.string(),
        dependencies: names,
        optionalDependencies: names,
        peerDependencies: names,
      }).unknown(),
    )
    .required(),
}).unknown();

const FOLDER = 'node_modules/';

/**
 * Reads a lock file of npm.
 *
 * @throws Error that says how to remake it where it is none.
 */
export function parseLock(text: string): Lock {
  const {packages} = Joi.attempt(
    JSON.parse(text),
    LockSchema,
    'The lock file of the samples is no lock file; remake it by "npm install --prefix samples":',
  );
  const versions = Object.entries(packages).flatMap(([place, {version}]) =>
    place.lastIndexOf(FOLDER) === 0 && version !== undefined
      ? [[place.slice(FOLDER.length), version] as const]
      : [],
  );
  return {
    versions: new Map(versions),
    resolve(wanted) {
      const found = new Map<string, string>();
      const add = (name: string, from: string): void => {
        const place = findPlace(packages, name, from);
        const entry = place === undefined ? undefined : packages[place];
        if (place === undefined || entry === undefined || found.has(place)) {
          return;
        }
        found.set(place, `${place}@${entry.version ?? ''}`);
        for (const next of listNeeds(entry)) {
          add(next, place);
        }
      };
      wanted.forEach((name) => add(name, ''));
      return [...found.values()].toSorted();
    },
  };
}

/** As Node resolves it: in the package's own folder first, then in those around it. */
function findPlace(
  packages: Readonly<Record<string, LockedPackage>>,
  name: string,
  from: string,
): string | undefined {
  const place = from === '' ? `${FOLDER}${name}` : `${from}/${FOLDER}${name}`;
  if (Object.hasOwn(packages, place) || from === '') {
    return Object.hasOwn(packages, place) ? place : undefined;
  }
  const end = from.lastIndexOf(`/${FOLDER}`);
  return findPlace(packages, name, end === -1 ? '' : from.slice(0, end));
}

function listNeeds(entry: LockedPackage): readonly string[] {
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...Object.keys(entry.peerDependencies ?? {}),
  ];
}
