const INSTALL = /^npm (?:install|i|add|ci)(?: (?<words>[^&|;<>]*))?$/u;
const DEV = /^(?:-D|--save-dev)$/u;
const GLOBAL = /^(?:-g|--global)$/u;

/** What a line of shell installs. */
export interface InstallLine {
  /** As `name` or `name@range`; empty for all that the manifest names. */
  readonly packages: readonly string[];
  readonly isDev?: true;
  readonly isGlobal?: true;
}

/** Reads a line of shell that installs packages; undefined for every other line. */
export function readInstallLine(line: string): InstallLine | undefined {
  const match = INSTALL.exec(line.trim());
  return match === null ? undefined : readInstallWords(match.groups?.words ?? '');
}

/** Reads what follows `npm install`. */
export function readInstallWords(text: string): InstallLine {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  return {
    packages: words.filter((word) => !word.startsWith('-')),
    ...(words.some((word) => DEV.test(word)) ? {isDev: true} : {}),
    ...(words.some((word) => GLOBAL.test(word)) ? {isGlobal: true} : {}),
  };
}

/** `@scope/name@^1.2` as name and range; without a range every version fits. */
export function splitPackage(text: string): {readonly name: string; readonly range: string} {
  const at = text.indexOf('@', 1);
  return at === -1
    ? {name: text, range: '*'}
    : {name: text.slice(0, at), range: text.slice(at + 1)};
}
