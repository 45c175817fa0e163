import {type KeyboardEvent, type ReactNode, useId} from 'react';
import {translate} from '@docusaurus/Translate';
import CodeBlock from '@site/src/components/CodeBlock';
import {PACKAGE_MANAGERS} from '@site/src/lib/constants';
import {installCommands, type PackageEntry} from '@site/src/lib/packageCmd/installCommand';
import styles from './styles.module.css';
import {usePackageManager} from './usePackageManager';

export interface Props {
  /** A bare string means `add`, for one package or several separated by spaces; several entries become several lines. */
  readonly packages: readonly (PackageEntry | string)[];
}

/**
 * Install commands for yarn, npm and pnpm in tabs. An attribute of the page, set before first paint, determines which one is visible, so
 * that the choice never flickers (CMD-1, CON-15).
 */
export default function PackageCmd({packages}: Props): ReactNode {
  const [chosen, choose] = usePackageManager();
  const id = useId();

  function chooseNeighbour(event: KeyboardEvent<HTMLDivElement>): void {
    const step = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
    if (step === undefined) {
      return;
    }
    event.preventDefault();
    const isMirrored = event.key.startsWith('ArrowL') || event.key.startsWith('ArrowR');
    const direction =
      isMirrored && getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const count = PACKAGE_MANAGERS.length;
    const next =
      PACKAGE_MANAGERS[(PACKAGE_MANAGERS.indexOf(chosen) + step * direction + count) % count];
    if (next !== undefined) {
      choose(next);
      document.getElementById(`${id}-${next}`)?.focus();
    }
  }

  return (
    <div className={styles.commands}>
      <div
        className={styles.tabs}
        role="tablist"
        tabIndex={-1}
        aria-label={translate({
          id: 'packageCmd.label',
          message: 'Package manager',
          description: 'Name of the tabs with yarn, npm and pnpm for screen readers',
        })}
        onKeyDown={chooseNeighbour}>
        {PACKAGE_MANAGERS.map((manager) => (
          <button
            key={manager}
            id={`${id}-${manager}`}
            type="button"
            role="tab"
            className={styles.tab}
            data-manager={manager}
            aria-selected={manager === chosen}
            aria-controls={`${id}-${manager}-panel`}
            tabIndex={manager === chosen ? 0 : -1}
            onClick={() => choose(manager)}>
            {manager}
          </button>
        ))}
      </div>
      {PACKAGE_MANAGERS.map((manager) => (
        <div
          key={manager}
          id={`${id}-${manager}-panel`}
          role="tabpanel"
          className={styles.panel}
          data-manager={manager}
          aria-labelledby={`${id}-${manager}`}>
          <CodeBlock>{installCommands(packages, manager)}</CodeBlock>
        </div>
      ))}
    </div>
  );
}
