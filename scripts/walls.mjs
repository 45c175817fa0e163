import path from 'node:path';
import {cruise} from 'dependency-cruiser';
import {ROOT} from './root.mjs';

/** Folders with rules for imports. */
export const FOLDERS = ['packages', 'plugins', 'src'];

/**
 * Checks every import against the architecture rules (`.dependency-cruiser.mjs`), and prints a drawing of the architecture.
 *
 * @returns {Promise<number>} exit code
 */
export async function checkWalls() {
  const {modules, summary} = await cruiseHouse(ROOT, FOLDERS);
  console.log(drawHouse(modules));
  for (const violation of summary.violations) {
    console.error(describeViolation(violation, summary.ruleSetUsed.forbidden));
  }
  return summary.error === 0 ? 0 : 1;
}

/**
 * @param {string} baseDir
 * @param {readonly string[]} folders below it
 */
export async function cruiseHouse(baseDir, folders) {
  const {default: config} = await import('../.dependency-cruiser.mjs');
  const {output} = await cruise(
    [...folders],
    {...config.options, baseDir, validate: true, ruleSet: {forbidden: config.forbidden}},
    // The same as in the bundler and the compiler.
    {alias: {'@site': baseDir}},
  );
  return output;
}

/** What is imported from where, the rule that forbids it, and the fix. */
function describeViolation({from, to, rule, cycle}, rules) {
  const way = cycle === undefined ? to : cycle.map(({name}) => name).join(' → ');
  const remedy = rules.find(({name}) => name === rule.name)?.comment ?? '';
  return `\n${from} → ${way}\n  ${rule.name}: ${remedy}`;
}

/**
 * Parts of the code with their number of modules, each with the packages that it imports.
 *
 * @param {readonly {source: string, dependencies: readonly {resolved: string}[]}[]} modules
 */
export function drawHouse(modules) {
  const parts = new Map();
  for (const {source, dependencies} of modules) {
    const name = partOf(source);
    if (name !== undefined) {
      const part = parts.get(name) ?? {count: 0, uses: new Set()};
      part.count += 1;
      for (const {resolved} of dependencies) {
        const used = partOf(resolved);
        if (used !== undefined && used !== name && used.startsWith('packages/')) {
          part.uses.add(path.posix.basename(used));
        }
      }
      parts.set(name, part);
    }
  }
  return [...parts]
    .toSorted(([one], [two]) => (one < two ? -1 : 1))
    .map(([name, {count, uses}]) => {
      const arrows = uses.size === 0 ? '' : `  → ${[...uses].toSorted().join(', ')}`;
      return `${name.padEnd(32)} ${String(count).padStart(4)}${arrows}`;
    })
    .join('\n');
}

/** Such as `packages/search`; undefined for tests, and for anything outside these folders. */
function partOf(file) {
  return file.includes('/tests/')
    ? undefined
    : /^(?:packages|plugins|src)\/[^/]+(?=\/)/u.exec(file)?.[0];
}
