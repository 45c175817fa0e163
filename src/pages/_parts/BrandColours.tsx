import type {ReactNode} from 'react';
import {paletteHex} from '@site/src/data/shades';
import {colourLabels, paletteThemeLabels} from '@site/src/labels/pressKit';
import ColourValue from './ColourValue';
import styles from './press.module.css';

const THEMES = ['light', 'dark'] as const;
const COLOURS = ['accent', 'text', 'background'] as const;

/** The brand's colours in both themes, as hex to copy (RTE-2). */
export default function BrandColours(): ReactNode {
  return (
    <div className={styles.palettes}>
      {THEMES.map((theme) => (
        <section key={theme}>
          <h3 className={styles.paletteHeading}>{paletteThemeLabels[theme]}</h3>
          <ul className={styles.colours}>
            {COLOURS.map((name) => {
              const hex = paletteHex(name, theme);
              return (
                <li key={name} className={styles.colour}>
                  <svg className={styles.colourPlate} aria-hidden="true">
                    <rect width="100%" height="100%" fill={hex} />
                  </svg>
                  <span>{colourLabels[name]}</span>
                  <span className={styles.swatchRow} data-copyable>
                    <ColourValue colour={hex} />
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
