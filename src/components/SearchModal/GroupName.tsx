import {type ReactNode, useId} from 'react';
import ToolMark from '@site/src/components/ToolMark';
import {TOOLS} from '@site/src/data/tools';
import {resultKindLabels} from '@site/src/labels/search';
import {findTool} from '@site/src/lib/catalogue/findTool';
import type {ResultGroup} from '@site/src/lib/search/view/results';
import styles from './results.module.css';

export interface Props {
  readonly group: Pick<ResultGroup, 'kind' | 'tool'>;
  readonly children: ReactNode;
}

/** A group of results with the mark and name of their tool, or the name of their kind (HIT-6). */
export default function GroupName({group, children}: Props): ReactNode {
  const id = useId();
  const tool = findTool(TOOLS, group.tool);
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} className={styles.name} role="presentation">
        {tool !== undefined && <ToolMark toolKey={tool.key} size={18} />}
        <span>{tool?.name ?? resultKindLabels[group.kind]}</span>
      </div>
      {children}
    </div>
  );
}
