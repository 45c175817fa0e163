import type {ReactNode} from 'react';
import {TOOL_MARKS} from '@site/src/data/toolMarks';
import type {Mark} from '@site/src/lib/contracts/tool';
import {GROUPS, type Leaf, ROOT} from './layout';
import styles from './styles.module.css';

const BRACES = [
  'M104 20h-8a48 48 0 0 0-48 48v142a40 40 0 0 1-40 40a40 40 0 0 1 40 40v142a48 48 0 0 0 48 48h8',
  'M496 20h8a48 48 0 0 1 48 48v142a40 40 0 0 0 40 40a40 40 0 0 0-40 40v142a48 48 0 0 1-48 48h-8',
] as const;

function LeafMark({toolKey, x, y}: Leaf): ReactNode {
  const mark: Mark = TOOL_MARKS[toolKey];
  return (
    <g data-tool={toolKey} transform={`translate(${x} ${y}) scale(1.65) translate(-12 -12)`}>
      {mark.paths.map(({d, tone = 'ink', isFilled = false}) => (
        <path key={d} d={d} data-tone={tone} data-fill={isFilled ? 'solid' : 'line'} />
      ))}
    </g>
  );
}

/** The whole family between the brand's braces: a root, three groups and a leaf per tool. */
export default function FamilyGraph(): ReactNode {
  return (
    <svg className={styles.graph} viewBox="0 0 600 500" aria-hidden="true">
      {BRACES.map((d) => (
        <path key={d} className={styles.brace} d={d} />
      ))}
      {GROUPS.map(({category, x, y, leaves}) => (
        <g key={category}>
          <path className={styles.trunk} d={`M${ROOT.x} ${ROOT.y}L${x} ${y}`} />
          {leaves.map(({toolKey, edge, tip}) => (
            <g key={toolKey}>
              <path className={styles.edge} d={edge} />
              <circle className={styles.tip} cx={tip.x} cy={tip.y} r="2" />
            </g>
          ))}
          {leaves.map((leaf) => (
            <LeafMark key={leaf.toolKey} {...leaf} />
          ))}
          <circle className={styles.group} cx={x} cy={y} r="6.5" />
        </g>
      ))}
      <circle className={styles.root} cx={ROOT.x} cy={ROOT.y} r="11" />
    </svg>
  );
}
