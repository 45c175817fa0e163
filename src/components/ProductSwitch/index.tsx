import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DisclosureMenu, {DisclosureItem} from '@site/src/components/DisclosureMenu';
import ToolMark from '@site/src/components/ToolMark';
import {type Tool, TOOLS} from '@site/src/data/tools';
import {useReadVersion} from '@site/src/hooks/useReadVersion';
import {toolSlug} from '@site/src/lib/catalogue/toolSlug';
import {DOCS_PATH} from '@site/src/lib/versions/docsPath';
import styles from './styles.module.css';

export interface Props {
  /** Name of the sidebar that is shown: the slug of a tool, or that of the general pages. */
  readonly current: string;
}

/** Names the tool whose documentation this is and leads to that of the others, in the version that is being read. */
export default function ProductSwitch({current}: Props): ReactNode {
  const {docsSidebars} = useDocsVersion();
  const {path = DOCS_PATH} = useReadVersion().version ?? {};
  const documented = TOOLS.filter(({key}) => Object.hasOwn(docsSidebars, toolSlug(key)));
  const tool = documented.find(({key}) => toolSlug(key) === current);
  return (
    <DisclosureMenu current={tool === undefined ? <GeneralName /> : <ToolName tool={tool} />}>
      <DisclosureItem to={path} isCurrent={false}>
        <GeneralName />
      </DisclosureItem>
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

function GeneralName(): ReactNode {
  return (
    <span className={styles.name}>
      <Translate
        id="docs.product.general"
        description="Name of the documentation that belongs to no single tool">
        Getting started
      </Translate>
    </span>
  );
}

function ToolName({tool}: {readonly tool: Tool}): ReactNode {
  return (
    <span className={styles.name}>
      <ToolMark toolKey={tool.key} size={20} />
      {tool.name}
    </span>
  );
}
