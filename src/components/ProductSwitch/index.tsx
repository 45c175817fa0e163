import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Icon from '@site/src/components/Icon';
import ToolMark from '@site/src/components/ToolMark';
import {TOOLS} from '@site/src/data/tools';
import {useDisclosure} from '@site/src/hooks/useDisclosure';
import {DOCS_SECTIONS, sectionName} from '@site/src/labels/docsSections';
import {toolSlug} from '@site/src/lib/catalogue/toolSlug';
import {firstHref} from '@site/src/lib/sidebar/firstHref';
import styles from './styles.module.css';

export interface Props {
  /** Name of the sidebar that is shown: the slug of a tool, or that of a section without one. */
  readonly current: string;
}

/** Names the tool whose documentation this is and leads to that of the others. */
export default function ProductSwitch({current}: Props): ReactNode {
  const {docsSidebars} = useDocsVersion();
  const ref = useDisclosure();
  const names = [...DOCS_SECTIONS, ...TOOLS.map(({key}) => toolSlug(key))];
  return (
    <details className={styles.switch} ref={ref}>
      <summary className={styles.current}>
        <SectionName sidebar={current} />
        <span className={styles.chevron}>
          <Icon name="chevronDown" size={16} />
        </span>
      </summary>
      <ul className={styles.products}>
        {names
          .filter((name) => Object.hasOwn(docsSidebars, name))
          .map((name) => (
            <li key={name}>
              <Link
                className={styles.product}
                to={firstHref(docsSidebars[name] ?? []) ?? `/docs/${name}`}
                aria-current={name === current ? 'true' : undefined}>
                <SectionName sidebar={name} />
              </Link>
            </li>
          ))}
      </ul>
    </details>
  );
}

function SectionName({sidebar}: {readonly sidebar: string}): ReactNode {
  const tool = TOOLS.find(({key}) => toolSlug(key) === sidebar);
  return (
    <span className={styles.name}>
      {tool !== undefined && <ToolMark toolKey={tool.key} size={20} />}
      {sectionName(sidebar)}
    </span>
  );
}
