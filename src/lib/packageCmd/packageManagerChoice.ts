import {PACKAGE_MANAGERS} from '../constants';
import type {PackageManager} from './installCommand';

/** Where the reader's choice is stored in the browser (CMD-1). */
export const PACKAGE_MANAGER_STORAGE_KEY = 'package-manager';

/** Attribute of `<html>` that shows the chosen commands by style alone, before scripts run. */
export const PACKAGE_MANAGER_ATTRIBUTE = 'data-package-manager';

/** Shown to readers who have not chosen: the one that comes with Node.js. The tabs keep their order (CON-15). */
export const DEFAULT_PACKAGE_MANAGER: PackageManager = 'npm';

/** The stored choice, or the default where nothing usable is stored. */
export function readPackageManager(stored: string | null): PackageManager {
  return PACKAGE_MANAGERS.find((manager) => manager === stored) ?? DEFAULT_PACKAGE_MANAGER;
}

/** Script for the head of every page: sets the attribute from storage before first paint; a blocked storage leaves the default. */
export function packageManagerScript(): string {
  return `try{let m=localStorage.getItem(${JSON.stringify(PACKAGE_MANAGER_STORAGE_KEY)});/^(${PACKAGE_MANAGERS.join('|')})$/.test(m)&&document.documentElement.setAttribute(${JSON.stringify(PACKAGE_MANAGER_ATTRIBUTE)},m)}catch{}`;
}
