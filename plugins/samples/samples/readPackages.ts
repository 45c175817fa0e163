const INSTALL = /^npm (?:install|i|add|ci)(?: (?<words>.*))?$/u;
const OPTION = /^-/u;

/** The packages that a line of shell installs; undefined for every other line. */
export function readInstallLine(line: string): readonly string[] | undefined {
  const match = INSTALL.exec(line.trim());
  return match === null
    ? undefined
    : (match.groups?.words ?? '').split(/\s+/u).filter((word) => word !== '' && !OPTION.test(word));
}

/** `@scope/name@^1.2` as name and range; without a range every version fits. */
export function splitPackage(text: string): {readonly name: string; readonly range: string} {
  const at = text.indexOf('@', 1);
  return at === -1
    ? {name: text, range: '*'}
    : {name: text.slice(0, at), range: text.slice(at + 1)};
}
