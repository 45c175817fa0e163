import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import SolutionGuide from '@site/src/components/SolutionGuide';
import ToolMark from '@site/src/components/ToolMark';
import {SOLUTIONS, type SolutionId} from '@site/src/family/data/solutions';
import {TOOLS} from '@site/src/family/data/tools';
import {toolTitles} from '@site/src/family/labels/tools';
import {toolAddress} from '@site/src/lib/catalogue/toolAddress';
import styles from './styles.module.css';

export interface Props {
  readonly id: SolutionId;
}

/** The tools that a solution combines, in its order, and a link to its guide (HDR-9). */
export default function SolutionTools({id}: Props): ReactNode {
  const solution = SOLUTIONS.find((candidate) => candidate.id === id);
  if (solution === undefined) {
    throw new Error(
      `<SolutionTools id="${id as string}"> names no solution. Known ids: ${SOLUTIONS.map((known) => known.id).join(', ')}.`,
    );
  }
  return (
    <>
      <ul
        className={styles.tools}
        aria-label={translate({
          id: 'solution.tools',
          message: 'Tools to combine',
          description: 'Name of the list of tools at the top of a guide',
        })}>
        {solution.tools.map((key) => {
          const tool = TOOLS.find((candidate) => candidate.key === key);
          return (
            tool !== undefined && (
              <li key={key} className={styles.tool}>
                <ToolMark toolKey={key} size={32} />
                <span className={styles.words}>
                  <Link className={styles.name} to={toolAddress(tool)}>
                    {tool.name}
                  </Link>
                  <span className={styles.title}>{toolTitles[key]}</span>
                </span>
              </li>
            )
          );
        })}
      </ul>
      <SolutionGuide solution={solution} />
    </>
  );
}
