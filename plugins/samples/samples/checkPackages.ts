import semver from 'semver';
import type {Problem} from '@selection-set/content-model';
import {splitPackage} from './readPackages';
import {type SampleResult, toProblem} from './samplePage';
import type {Step} from './step';

/** Checks that the packages which a page installs are those that its samples run with. */
export function checkPackages(
  steps: readonly Step[],
  file: string,
  versions: ReadonlyMap<string, string>,
): {readonly results: readonly SampleResult[]; readonly problems: readonly Problem[]} {
  const results: SampleResult[] = [];
  const problems: Problem[] = [];
  for (const step of steps) {
    if (step.kind === 'packages') {
      for (const text of step.packages) {
        const {name, range} = splitPackage(text);
        const version = versions.get(name);
        if (version === undefined) {
          problems.push(
            toProblem(
              file,
              step.line,
              `"${name}" is not among the packages of samples/package.json. Add it there: npm install --prefix samples --save-exact ${text}`,
            ),
          );
        } else if (semver.validRange(range) !== null && !semver.satisfies(version, range)) {
          problems.push(
            toProblem(
              file,
              step.line,
              `The page installs ${text}, and the samples run with ${name} ${version}.`,
            ),
          );
        }
      }
      if (step.hash !== undefined) {
        results.push({hash: step.hash, state: 'installed'});
      }
    }
  }
  return {results, problems};
}
