import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DisclosureMenu, {DisclosureItem} from '@site/src/components/DisclosureMenu';
import ToolMark from '@site/src/components/ToolMark';
import {TOOLS} from '@site/src/data/tools';
import {DOCS_SECTIONS, sectionName} from '@site/src/labels/docsSections';
import {findTool} from '@site/src/lib/catalogue/findTool';
import {toolSlug} from '@site/src/lib/catalogue/toolSlug';
import {firstHref} from '@site/src/lib/sidebar/firstHref';
import styles from './styles.module.css';

/** Its place is kept in the styles. */
const MARK_PX = 20;

export interface Props {
  /** Name of the sidebar that is shown: the slug of a tool, or that of a section without one. */
  readonly current: string;
}

/** Names the tool whose documentation this is and leads to that of the others, in the version that is being read. */
export default function ProductSwitch({current}: Props): ReactNode {
  const {docsSidebars} = useDocsVersion();
  // Twenty drawings in a closed menu are a tenth of a document's HTML.
  const isBrowser = useIsBrowser();
  const known = [...DOCS_SECTIONS, ...TOOLS.map(({key}) => toolSlug(key))];
  const names = new Set([...known, ...Object.keys(docsSidebars)]);
  const sections = [...names].flatMap((name) => {
    const href = firstHref(docsSidebars[name] ?? []);
    return href === undefined ? [] : [{name, href}];
  });
  return (
    <DisclosureMenu current={<SectionName sidebar={current} isDrawn />}>
      {sections.map(({name, href}) => (
        <DisclosureItem key={name} to={href} isCurrent={name === current}>
          <SectionName sidebar={name} isDrawn={isBrowser} />
        </DisclosureItem>
      ))}
    </DisclosureMenu>
  );
}

interface SectionProps {
  readonly sidebar: string;
  /** Whether the mark is there; its place is. */
  readonly isDrawn: boolean;
}

function SectionName({sidebar, isDrawn}: SectionProps): ReactNode {
  const tool = findTool(TOOLS, sidebar);
  return (
    <span className={styles.name}>
      {tool !== undefined && (
        <span className={styles.mark}>
          {isDrawn && <ToolMark toolKey={tool.key} size={MARK_PX} />}
        </span>
      )}
      {sectionName(sidebar)}
    </span>
  );
}
