import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ToolMark from '@site/src/components/ToolMark';
import type {Tool} from '@site/src/data/tools';
import {toolAddress} from '@site/src/lib/catalogue/toolAddress';
import styles from './styles.module.css';

export interface Props {
  readonly tool: Tool;
}

/** Mark and name over a column. */
export default function ToolColumnHead({tool}: Props): ReactNode {
  return (
    <th className={styles.columnHead} scope="col">
      <Link className={styles.tool} to={toolAddress(tool)}>
        <ToolMark toolKey={tool.key} size={28} />
        {tool.name}
      </Link>
    </th>
  );
}
