import type {ReactNode} from 'react';
import ToolMark from '@site/src/components/ToolMark';
import {TOOLS} from '@site/src/family/data/tools';
import {toolSlug} from '@site/src/lib/catalogue/toolAddress';
import ColourValue from './ColourValue';
import DownloadLinks from './DownloadLinks';
import styles from './press.module.css';

/** The mark and brand colour of every tool (RTE-2, TOOL-1). */
export default function ToolDownloads(): ReactNode {
  return (
    <ul className={styles.toolFiles}>
      {TOOLS.map(({key, name, primaryColor}) => (
        <li key={key} className={styles.toolFile} data-tool={key}>
          <ToolMark toolKey={key} size={40} />
          <span className={styles.toolName}>
            {name}
            <DownloadLinks file={`tools/${toolSlug(key)}`} name={name} />
          </span>
          <span className={styles.swatchRow} data-copyable>
            <span className={styles.swatch} />
            <ColourValue colour={primaryColor} />
          </span>
        </li>
      ))}
    </ul>
  );
}
