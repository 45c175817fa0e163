import type {ChangeEvent, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useColorMode} from '@docusaurus/theme-common';
import {themeLabels, THEME_CHOICES, type ThemeChoice} from '@site/src/labels/themes';
import styles from './styles.module.css';

/** Light, Dark or System; writes the same stored choice as the header's button (C-04, DOC-9). */
export default function ThemeSelect(): ReactNode {
  const {colorModeChoice, setColorMode} = useColorMode();
  const choice: ThemeChoice = useIsBrowser() ? (colorModeChoice ?? 'system') : 'system';
  const choose = (event: ChangeEvent<HTMLSelectElement>): void => {
    const next = THEME_CHOICES.find((value) => value === event.target.value);
    setColorMode(next === undefined || next === 'system' ? null : next);
  };
  return (
    <label className={styles.label}>
      <Translate id="theme.select" description="Label of the list with Light, Dark and System">
        Theme
      </Translate>
      <select className={styles.select} value={choice} onChange={choose}>
        {THEME_CHOICES.map((value) => (
          <option key={value} value={value}>
            {themeLabels[value]}
          </option>
        ))}
      </select>
    </label>
  );
}
