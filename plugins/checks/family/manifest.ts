import {execFile} from 'node:child_process';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';
import {Joi} from '@docusaurus/utils-validation';
import {readIfThere} from '@selection-set/plugin-kit';
import type {AdoptedFamily} from './adopt';
import {listProject, readTexts} from './files';

const runFile = promisify(execFile);

/** Gives the project's own package the name and the subject of the family. */
export async function renamePackage(
  siteDir: string,
  {repo, subject}: AdoptedFamily,
): Promise<void> {
  const file = path.join(siteDir, 'package.json');
  const manifest: unknown = JSON.parse(await readFile(file, 'utf8'));
  const own = {name: repo.toLowerCase(), description: `Documentation of ${subject} tools.`};
  await writeFile(file, `${JSON.stringify(Object.assign({}, manifest, own), undefined, 2)}\n`);
}

/** Code whose packages the project's own manifest lists; those of workspaces have their own. */
const CODE = /^(?!packages\/).*\.(?:css|[jt]sx?|mjs|mts)$/u;
/** The name of a package where code imports it, with or without a file of it. */
const IMPORTED =
  /(?:\b(?:from|import)\s+|\b(?:import|require|resolve)\(\s*)['"`]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^'"`\s]*)?['"`]/gu;

/** Packages that the project's code imports. */
export async function listImported(siteDir: string): Promise<ReadonlySet<string>> {
  const files = (await listProject(siteDir)).filter((file) => CODE.test(file));
  const texts = Object.values(await readTexts(siteDir, files));
  return new Set(
    texts.flatMap((text) => Array.from(text.matchAll(IMPORTED), ([, name = '']) => name)),
  );
}

const Packages = Joi.object().default({});
type Manifest = Record<
  'dependencies' | 'devDependencies' | 'peerDependencies',
  Record<string, string>
>;
const ManifestSchema = Joi.object<Manifest>({
  dependencies: Packages,
  devDependencies: Packages,
  peerDependencies: Packages,
}).unknown();

/** What a folder's `package.json` lists; nothing where there is none. */
async function readManifest(folder: string): Promise<Manifest> {
  const text = await readIfThere(path.join(folder, 'package.json'));
  return Joi.attempt(JSON.parse(text ?? '{}'), ManifestSchema);
}

/**
 * Takes packages that no code imports any more out of `package.json` and the lock file.
 *
 * @param before what code imported while all of it was there.
 */
export async function dropDependencies(
  siteDir: string,
  before: ReadonlySet<string>,
): Promise<void> {
  const {dependencies, devDependencies} = await readManifest(siteDir);
  const after = await listImported(siteDir);
  const former = [...before].filter((name) => !after.has(name));
  // A package that asks for another to stand beside it is what that is there for.
  const peers = await Promise.all(
    former.map(async (name) => {
      const {peerDependencies} = await readManifest(path.join(siteDir, 'node_modules', name));
      return Object.keys(peerDependencies).filter((peer) => !after.has(peer));
    }),
  );
  const known = new Set(Object.keys({...dependencies, ...devDependencies}));
  const gone = [...new Set([...former, ...peers.flat()])].filter((name) => known.has(name));
  if (gone.length > 0) {
    const [command = 'npm', ...first] = npmCommand();
    const quiet = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
    await runFile(command, [...first, 'uninstall', ...quiet, ...gone], {cwd: siteDir});
  }
}

/** The npm that runs this command, by its own file: on Windows npm itself is a batch file, which Node does not start. */
function npmCommand(): readonly string[] {
  const file = process.env.npm_execpath;
  return file !== undefined && path.basename(file).startsWith('npm')
    ? [process.execPath, file]
    : ['npm'];
}
