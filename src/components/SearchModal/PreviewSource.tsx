import type {ReactNode} from 'react';
import ToolMark from '@site/src/components/ToolMark';
import {TOOLS} from '@site/src/data/tools';
import {resultKindLabels} from '@site/src/labels/search';
import {findTool} from '@site/src/lib/catalogue/findTool';
import type {ResultItem} from '@site/src/lib/search/view/results';
import styles from './preview.module.css';

export interface Props {
  readonly item: ResultItem;
}

/** Mark and name of the tool that a result is about, and what the result is (SRM-6). */
export default function PreviewSource({item: {tool: slug, pageKind, kind}}: Props): ReactNode {
  const tool = findTool(TOOLS, slug);
  return (
    <p className={styles.source}>
      {tool !== undefined && (
        <>
          <ToolMark toolKey={tool.key} size={24} />
          <span>{tool.name}</span>
        </>
      )}
      <span className={styles.kind}>{resultKindLabels[kind === 'section' ? pageKind : kind]}</span>
    </p>
  );
}
