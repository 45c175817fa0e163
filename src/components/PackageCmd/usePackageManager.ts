import {useSyncExternalStore} from 'react';
import {
  DEFAULT_PACKAGE_MANAGER,
  PACKAGE_MANAGER_ATTRIBUTE,
  PACKAGE_MANAGER_STORAGE_KEY,
  type PackageManager,
  readPackageManager,
} from '@site/src/lib/packageCmd/installCommand';

const CHANGED_EVENT = 'package-manager-changed';

/** The reader's package manager, the same on every page and in every tab of the browser (CMD-1). */
export function usePackageManager(): readonly [PackageManager, (manager: PackageManager) => void] {
  const manager = useSyncExternalStore(subscribe, readChosen, () => DEFAULT_PACKAGE_MANAGER);
  return [manager, choose];
}

function subscribe(onChange: () => void): () => void {
  const onStorage = ({key, newValue}: StorageEvent): void => {
    if (key === PACKAGE_MANAGER_STORAGE_KEY) {
      show(readPackageManager(newValue));
      onChange();
    }
  };
  window.addEventListener(CHANGED_EVENT, onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(CHANGED_EVENT, onChange);
    window.removeEventListener('storage', onStorage);
  };
}

function readChosen(): PackageManager {
  return readPackageManager(document.documentElement.getAttribute(PACKAGE_MANAGER_ATTRIBUTE));
}

function choose(manager: PackageManager): void {
  show(manager);
  try {
    localStorage.setItem(PACKAGE_MANAGER_STORAGE_KEY, manager);
  } catch {
    // Storage is blocked or full: the choice lasts for this page.
  }
  window.dispatchEvent(new Event(CHANGED_EVENT));
}

function show(manager: PackageManager): void {
  document.documentElement.setAttribute(PACKAGE_MANAGER_ATTRIBUTE, manager);
}
