import {isBuiltin} from 'node:module';
import type {SamplePage} from './samplePage';
import {readInstallLine, splitPackage} from './readPackages';

const IMPORT = /(?:\bfrom|\bimport|import\()\s*['"](?<target>[^'".][^'"]*)['"]/gu;
const RUN = /\bnpx (?<name>[\w@./-]+)/gu;

/** Versions of the packages that a page installs, imports or runs, by name, in the order of the page. */
export function listPackages(
  {steps}: SamplePage,
  versions: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const names = steps.flatMap((step) => {
    if (step.kind === 'packages') {
      return step.packages.map((text) => splitPackage(text).name);
    }
    return 'code' in step ? listNames(step.code) : [];
  });
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) => {
      const version = versions.get(name);
      return version === undefined ? [] : [[name, version]];
    }),
  );
}

/** Names of the packages that code imports, runs or installs. */
export function listNames(code: string): readonly string[] {
  const installed = code.split('\n').flatMap((line) => readInstallLine(line)?.packages ?? []);
  return [
    ...installed.map((text) => splitPackage(text).name),
    ...readNames(code, IMPORT),
    ...readNames(code, RUN),
  ];
}

/** The packages that a text imports: `@scope/name/sub` is of `@scope/name`. */
function readNames(code: string, pattern: RegExp): readonly string[] {
  return [...code.matchAll(pattern)].flatMap(({groups = {}}) => {
    const target = groups.target ?? groups.name ?? '';
    const name = target
      .split('/')
      .slice(0, target.startsWith('@') ? 2 : 1)
      .join('/');
    return isBuiltin(target) ? [] : [name];
  });
}
