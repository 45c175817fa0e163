import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DisclosureMenu, {DisclosureItem} from '@site/src/components/DisclosureMenu';
import ToolMark from '@site/src/components/ToolMark';
import {GENERAL_SIDEBARS, type GeneralSidebarId} from '@site/src/data/navigation';
import {type Tool, TOOLS} from '@site/src/data/tools';
import {useReadVersion} from '@site/src/hooks/useReadVersion';
import {generalSidebarLabels} from '@site/src/labels/navigation';
import {toolSlug} from '@site/src/lib/catalogue/toolSlug';
import {DOCS_PATH} from '@site/src/lib/versions/docsPath';
import styles from './styles.module.css';

export interface Props {
  /** Name of the sidebar that is shown: the slug of a tool, or one of the general ones. */
  readonly current: string;
}

/** Names the tool whose documentation this is and leads to that of the others, in the version that is being read. */
export default function ProductSwitch({current}: Props): ReactNode {
  const {docsSidebars} = useDocsVersion();
  const {path = DOCS_PATH} = useReadVersion().version ?? {};
  const documented = TOOLS.filter(({key}) => Object.hasOwn(docsSidebars, toolSlug(key)));
  const tool = documented.find(({key}) => toolSlug(key) === current);
  const generals = GENERAL_SIDEBARS.filter(({id}) => Object.hasOwn(docsSidebars, id));
  const general = GENERAL_SIDEBARS.find(({id}) => id === current) ?? GENERAL_SIDEBARS[0];
  return (
    <DisclosureMenu
      current={tool === undefined ? <GeneralName id={general.id} /> : <ToolName tool={tool} />}>
      {generals.map(({id, folder}) => (
        <DisclosureItem
          key={id}
          to={`${path}${folder}`}
          isCurrent={tool === undefined && id === general.id}>
          <GeneralName id={id} />
        </DisclosureItem>
      ))}
      {documented.map((other) => (
        <DisclosureItem
          key={other.key}
          to={`${path}/${toolSlug(other.key)}`}
          isCurrent={other === tool}>
          <ToolName tool={other} />
        </DisclosureItem>
      ))}
    </DisclosureMenu>
  );
}

function GeneralName({id}: {readonly id: GeneralSidebarId}): ReactNode {
  return <span className={styles.name}>{generalSidebarLabels[id]}</span>;
}

function ToolName({tool}: {readonly tool: Tool}): ReactNode {
  return (
    <span className={styles.name}>
      <ToolMark toolKey={tool.key} size={20} />
      {tool.name}
    </span>
  );
}
