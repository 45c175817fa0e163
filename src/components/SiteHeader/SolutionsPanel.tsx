import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {SOLUTIONS, type SolutionGroup} from '@site/src/family/data/solutions';
import {
  solutionGroupLabels,
  solutionSummaries,
  solutionTitles,
} from '@site/src/family/labels/solutions';
import PanelLink, {PanelGroup} from './PanelLink';
import styles from './panels.module.css';

const GROUPS = ['guides', 'scale'] as const satisfies readonly SolutionGroup[];

/** Guides by job in two groups and one closing link (HDR-9). */
export default function SolutionsPanel(): ReactNode {
  return (
    <div className={styles.panel} data-panel="solutions">
      {GROUPS.map((group) => (
        <PanelGroup key={group} id={group} label={solutionGroupLabels[group]}>
          {SOLUTIONS.filter((solution) => solution.group === group).map(({id}) => (
            <li key={id}>
              <PanelLink
                to={`/solutions/${id}`}
                name={solutionTitles[id]}
                title={solutionSummaries[id]}
              />
            </li>
          ))}
        </PanelGroup>
      ))}
      <p className={styles.closing}>
        <PanelLink
          to="/solutions"
          name={
            <Translate id="nav.panel.allSolutions" description="Closing link of the Solutions menu">
              All solutions
            </Translate>
          }
        />
      </p>
    </div>
  );
}
