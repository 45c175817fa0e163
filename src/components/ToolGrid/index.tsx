import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Badges from '@site/src/components/Badges';
import ToolMark from '@site/src/components/ToolMark';
import {TOOLS} from '@site/src/family/data/tools';
import {toolTitles} from '@site/src/family/labels/tools';
import {statusLabels} from '@site/src/labels/toolFacts';
import {toolAddress} from '@site/src/lib/catalogue/toolAddress';
import {toolBadges} from '@site/src/lib/catalogue/badges';
import styles from './styles.module.css';

/** All tools of the catalogue, in its order (GEN-2). */
export default function ToolGrid(): ReactNode {
  return (
    <ul className={styles.tools}>
      {TOOLS.map((tool) => (
        <li key={tool.key} className={styles.tool}>
          <ToolMark toolKey={tool.key} size={32} />
          <Link className={styles.name} to={toolAddress(tool)}>
            {tool.name}
          </Link>
          <span className={styles.end}>
            {tool.status === 'tutorial' && (
              <span className={styles.status}>{statusLabels[tool.status]}</span>
            )}
            <Badges badges={toolBadges(tool)} />
          </span>
          <p className={styles.title}>{toolTitles[tool.key]}</p>
        </li>
      ))}
    </ul>
  );
}
