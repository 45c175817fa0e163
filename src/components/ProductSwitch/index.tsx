import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Icon from '@site/src/components/Icon';
import ToolMark from '@site/src/components/ToolMark';
import {GENERAL_SIDEBARS, type GeneralSidebarId} from '@site/src/data/navigation';
import {type Tool, TOOLS} from '@site/src/data/tools';
import {useDisclosure} from '@site/src/hooks/useDisclosure';
import {generalSidebarLabels} from '@site/src/labels/navigation';
import {toolSlug} from '@site/src/lib/catalogue/toolSlug';
import styles from './styles.module.css';

export interface Props {
  /** Name of the sidebar that is shown: the slug of a tool, or one of the general ones. */
  readonly current: string;
}

/** Names the tool whose documentation this is and leads to that of the others. */
export default function ProductSwitch({current}: Props): ReactNode {
  const {docsSidebars} = useDocsVersion();
  const ref = useDisclosure();
  const documented = TOOLS.filter(({key}) => Object.hasOwn(docsSidebars, toolSlug(key)));
  const tool = documented.find(({key}) => toolSlug(key) === current);
  const general = GENERAL_SIDEBARS.find(({id}) => id === current) ?? GENERAL_SIDEBARS[0];
  return (
    <details className={styles.switch} ref={ref}>
      <summary className={styles.current}>
        {tool === undefined ? <GeneralName id={general.id} /> : <ToolName tool={tool} />}
        <span className={styles.chevron}>
          <Icon name="chevronDown" size={16} />
        </span>
      </summary>
      <ul className={styles.products}>
        {GENERAL_SIDEBARS.map(({id, to}) => (
          <li key={id}>
            <Link
              className={styles.product}
              to={to}
              aria-current={tool === undefined && id === general.id ? 'true' : undefined}>
              <GeneralName id={id} />
            </Link>
          </li>
        ))}
        {documented.map((other) => (
          <li key={other.key}>
            <Link
              className={styles.product}
              to={`/docs/${toolSlug(other.key)}`}
              aria-current={other === tool ? 'true' : undefined}>
              <ToolName tool={other} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
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
