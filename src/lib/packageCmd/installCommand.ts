import {PACKAGE_MANAGERS} from '../constants';

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** One install command (CMD-1); a bare string stands for `{name, cmd: 'add'}`. */
export interface PackageEntry {
  readonly name?: string;
  readonly cmd: 'add' | 'run' | 'install' | 'init';
  readonly isGlobal?: boolean;
  readonly isNpx?: boolean;
}

const ADD: Readonly<Record<PackageManager, string>> = {
  yarn: 'yarn add',
  npm: 'npm install',
  pnpm: 'pnpm add',
};
const ADD_GLOBAL: Readonly<Record<PackageManager, string>> = {
  yarn: 'yarn global add',
  npm: 'npm install --global',
  pnpm: 'pnpm add --global',
};
const INSTALL_ALL: Readonly<Record<PackageManager, string>> = {
  yarn: 'yarn',
  npm: 'npm install',
  pnpm: 'pnpm install',
};
const INIT: Readonly<Record<PackageManager, string>> = {
  yarn: 'yarn init --yes',
  npm: 'npm init --yes',
  pnpm: 'pnpm init',
};

/** The shell line for one entry under one package manager (CMD-1, table in 1.12). */
export function installCommand(entry: PackageEntry | string, manager: PackageManager): string {
  const {name = '', cmd, isGlobal = false, isNpx = false} = toEntry(entry);
  switch (cmd) {
    case 'add':
      return join((isGlobal ? ADD_GLOBAL : ADD)[manager], name);
    case 'run':
      return join(manager === 'npm' ? (isNpx ? 'npx' : 'npm run') : manager, name);
    case 'install':
      return join(INSTALL_ALL[manager], name);
    case 'init':
      return INIT[manager];
    default:
      return cmd satisfies never;
  }
}

/** The lines for several entries, joined by line breaks (CMD-1). */
export function installCommands(
  entries: readonly (PackageEntry | string)[],
  manager: PackageManager,
): string {
  return entries.map((entry) => installCommand(entry, manager)).join('\n');
}

function toEntry(entry: PackageEntry | string): PackageEntry {
  return typeof entry === 'string' ? {name: entry, cmd: 'add'} : entry;
}

function join(command: string, name: string): string {
  return name === '' ? command : `${command} ${name}`;
}

/** Where the reader's choice is stored in the browser (CMD-1). */
export const PACKAGE_MANAGER_STORAGE_KEY = 'package-manager';

/** Attribute of `<html>` that shows the chosen commands by style alone, before scripts run. */
export const PACKAGE_MANAGER_ATTRIBUTE = 'data-package-manager';

/** Shown to readers who have not chosen: it comes with Node.js. The order of the tabs is unaffected (CON-15). */
export const DEFAULT_PACKAGE_MANAGER: PackageManager = 'npm';

/** The stored choice, or the default if nothing valid is stored. */
export function readPackageManager(stored: string | null): PackageManager {
  return PACKAGE_MANAGERS.find((manager) => manager === stored) ?? DEFAULT_PACKAGE_MANAGER;
}

/** Script for the head of every page: sets the attribute from storage before first paint; the default applies if storage is blocked. */
export function packageManagerScript(): string {
  return `try{let m=localStorage.getItem(${JSON.stringify(PACKAGE_MANAGER_STORAGE_KEY)});/^(${PACKAGE_MANAGERS.join('|')})$/.test(m)&&document.documentElement.setAttribute(${JSON.stringify(PACKAGE_MANAGER_ATTRIBUTE)},m)}catch{}`;
}
