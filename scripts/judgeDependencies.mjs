/**
 * @typedef {{version?: string, license?: string, integrity?: string, resolved?: string, link?: boolean, hasInstallScript?: boolean,
 *   optionalDependencies?: Record<string, string>}} LockEntry
 * @typedef {{packages: RegExp, licence: string, why: string}} LicenceException
 */

/** Packages of a lock file with their names, without the project itself. */
function listPackages(lock) {
  return Object.entries(lock.packages ?? {})
    .filter(([location]) => location !== '')
    .map(([location, entry]) => ({name: location.split('node_modules/').at(-1), ...entry}));
}

/**
 * Problems of a lock file: packages without a checksum, packages from a fixed host, and missing platforms, for which
 * `npm ci` would refuse it elsewhere.
 *
 * @param {{packages?: Record<string, LockEntry>}} lock
 * @returns {readonly string[]} sentences
 */
export function judgeLock(lock) {
  const packages = listPackages(lock);
  const names = new Set(packages.map(({name}) => name));
  return packages.flatMap(({name, version, integrity, resolved, link, ...rest}) => [
    ...(integrity === undefined && link !== true
      ? [`${name}@${version} has no checksum in package-lock.json.`]
      : []),
    ...(resolved !== undefined && /^[\w+]+:/u.test(resolved)
      ? [`${name}@${version} names the host it comes from; take "resolved" out.`]
      : []),
    ...Object.keys(rest.optionalDependencies ?? {})
      .filter((wanted) => !names.has(wanted))
      .map((wanted) => `${name}@${version} lacks its optional package ${wanted}.`),
  ]);
}

/**
 * Packages with an install script that nobody has reviewed, and reviewed ones that no longer have one.
 *
 * @param {{packages?: Record<string, LockEntry>}} lock
 * @param {readonly {name: string, why: string}[]} judged
 * @returns {readonly string[]} sentences
 */
export function judgeInstallScripts(lock, judged) {
  const wanting = new Set(
    listPackages(lock)
      .filter(({hasInstallScript}) => hasInstallScript === true)
      .map(({name}) => name),
  );
  const known = new Set(judged.map(({name}) => name));
  return [
    ...[...wanting]
      .filter((name) => !known.has(name))
      .map(
        (name) =>
          `${name} has an install script, which is not run. See that the portal builds without it, then add it to scripts/dependencyRules.mjs.`,
      ),
    ...[...known]
      .filter((name) => !wanting.has(name))
      .map((name) => `${name} has no install script; take it out of scripts/dependencyRules.mjs.`),
  ];
}

/**
 * Packages by licence, and those whose licence nobody has reviewed.
 *
 * @param {{packages?: Record<string, LockEntry>}} lock
 * @param {{free: ReadonlySet<string>, exceptions: readonly LicenceException[]}} rules
 * @returns {{byLicence: ReadonlyMap<string, readonly string[]>, problems: readonly string[]}}
 */
export function judgeLicences(lock, {free, exceptions}) {
  const byLicence = new Map();
  const problems = [];
  for (const {name, version, license = ''} of listPackages(lock)) {
    byLicence.set(license, [...(byLicence.get(license) ?? []), `${name}@${version}`]);
    const isAllowed = chooseParts(license).some((parts) =>
      parts.every(
        (part) =>
          free.has(part) ||
          exceptions.some(({packages, licence}) => packages.test(name) && licence === part),
      ),
    );
    if (!isAllowed) {
      problems.push(
        `${name}@${version} is under ${license || 'no licence that it names'}. Read it, then add it to scripts/dependencyRules.mjs or do without the package.`,
      );
    }
  }
  return {byLicence: new Map([...byLicence].toSorted(([a], [b]) => (a < b ? -1 : 1))), problems};
}

/** `(MIT OR CC0-1.0)` is a choice, `MIT AND OFL-1.1` requires both. */
function chooseParts(license) {
  return license
    .replaceAll(/[()]/gu, '')
    .split(' OR ')
    .map((choice) => choice.split(' AND ').map((part) => part.trim()));
}

/**
 * Findings of `npm audit --json` that have not been reviewed.
 *
 * @param {{vulnerabilities?: Record<string, {via: readonly (string | {url?: string, title?: string})[]}>}} report
 * @param {readonly {advisory: string, why: string, until: string}[]} exceptions
 * @param {string} today `YYYY-MM-DD`
 * @returns {readonly string[] | undefined} sentences; undefined if there was no answer
 */
export function judgeAudit(report, exceptions, today) {
  if (report.vulnerabilities === undefined) {
    return undefined;
  }
  const valid = exceptions.filter(({until}) => until >= today).map(({advisory}) => advisory);
  return Object.entries(report.vulnerabilities).flatMap(([name, {via}]) =>
    via
      .filter((cause) => typeof cause === 'object')
      .filter(({url = ''}) => !valid.some((advisory) => url.endsWith(`/${advisory}`)))
      .map(({title = '', url = ''}) => `${name}: ${title} (${url})`),
  );
}
