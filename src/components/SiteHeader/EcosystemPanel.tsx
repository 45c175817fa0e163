import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ToolMark from '@site/src/components/ToolMark';
import WebsiteLink from '@site/src/components/WebsiteLink';
import {TOOLS} from '@site/src/data/tools';
import {categoryLabels, toolTitles} from '@site/src/labels/tools';
import type {ToolCategory} from '@site/src/lib/contracts/tool';
import {toolAddress} from '@site/src/lib/catalogue/toolAddress';
import {toolBadges} from '@site/src/lib/catalogue/toolBadges';
import PanelLink from './PanelLink';
import styles from './panels.module.css';

const CATEGORIES = ['serve', 'shape', 'consume'] as const satisfies readonly ToolCategory[];

/** The 20 tools in three groups with mark, name and title (HDR-9, TOOL-4). */
export default function EcosystemPanel(): ReactNode {
  return (
    <div className={styles.panel} data-panel="ecosystem">
      {CATEGORIES.map((category) => (
        <section key={category} className={styles.group}>
          <p className={styles.heading} id={`panel-${category}`}>
            {categoryLabels[category]}
          </p>
          <ul className={styles.links} aria-labelledby={`panel-${category}`}>
            {TOOLS.filter((tool) => tool.category === category).map((tool) => (
              <li key={tool.key} className={styles.tool}>
                <PanelLink
                  to={toolAddress(tool)}
                  mark={<ToolMark toolKey={tool.key} />}
                  name={tool.name}
                  title={toolTitles[tool.key]}
                  badges={toolBadges(tool)}
                />
                <WebsiteLink tool={tool} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.closing}>
        <PanelLink
          to="/ecosystem"
          name={
            <Translate id="nav.panel.allTools" description="Closing link of the Ecosystem menu">
              All tools in a list
            </Translate>
          }
        />
        <PanelLink
          to="/compare"
          name={
            <Translate id="nav.panel.compare" description="Closing link of the Ecosystem menu">
              Compare side by side
            </Translate>
          }
        />
      </p>
    </div>
  );
}
