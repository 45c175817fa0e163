import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ToolMark from '@site/src/components/ToolMark';
import {SOLUTIONS, type SolutionGroup} from '@site/src/family/data/solutions';
import {TOOLS} from '@site/src/family/data/tools';
import {solutionSummaries, solutionTitles} from '@site/src/family/labels/solutions';
import styles from './styles.module.css';

export interface Props {
  readonly group: SolutionGroup;
}

/** Guides of one group, each with the tools it combines (HDR-9). */
export default function SolutionList({group}: Props): ReactNode {
  return (
    <ul className={styles.solutions}>
      {SOLUTIONS.filter((solution) => solution.group === group).map(({id, tools}) => (
        <li key={id} className={styles.solution}>
          <Link className={styles.link} to={`/solutions/${id}`}>
            {solutionTitles[id]}
          </Link>
          <p className={styles.summary}>{solutionSummaries[id]}</p>
          <p className={styles.tools}>
            {tools.map((key) => (
              <span key={key} className={styles.tool}>
                <ToolMark toolKey={key} size={20} />
                {TOOLS.find((tool) => tool.key === key)?.name}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
