import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ToolMark from '@site/src/components/ToolMark';
import {TOOL_CATEGORIES, TOOLS} from '@site/src/family/data/tools';
import {categoryLabels, toolTitles} from '@site/src/family/labels/tools';
import {toolAddress} from '@site/src/lib/catalogue/toolAddress';
import {toolBadges} from '@site/src/lib/catalogue/badges';
import PanelLink, {PanelGroup} from './PanelLink';
import styles from './panels.module.css';

/** The 20 tools in three groups with mark, name and title (HDR-9). */
export default function EcosystemPanel(): ReactNode {
  return (
    <div className={styles.panel} data-panel="ecosystem">
      {TOOL_CATEGORIES.map((category) => (
        <PanelGroup key={category} id={category} label={categoryLabels[category]}>
          {TOOLS.filter((tool) => tool.category === category).map((tool) => (
            <li key={tool.key}>
              <PanelLink
                to={toolAddress(tool)}
                mark={<ToolMark toolKey={tool.key} />}
                name={tool.name}
                title={toolTitles[tool.key]}
                badges={toolBadges(tool)}
              />
            </li>
          ))}
        </PanelGroup>
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
              Compare tools
            </Translate>
          }
        />
      </p>
    </div>
  );
}
