import {type ReactNode, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import {normalisePath} from '@site/src/lib/paths/normalisePath';
import {composeTree} from '@site/src/lib/sidebar/composeTree';
import {filterTree, listQueryWords} from '@site/src/lib/sidebar/filterTree';
import SidebarFilter from './SidebarFilter';
import styles from './styles.module.css';
import TreeList from './TreeList';
import {type Folders, useFolders} from './useFolders';
import {useTreePlace} from './useTreePlace';

export interface Props {
  readonly name: string;
  readonly items: PropSidebar;
  /** Called when a link is followed. */
  readonly onFollow: () => void;
}

/** The tree of one sidebar with a filter over it; folders are native disclosures and open without scripts (RTE-6, DOC-12). */
export default function DocSidebar({name, items, onFollow}: Props): ReactNode {
  const path = normalisePath(useLocation().pathname);
  const [query, setQuery] = useState('');
  const folders = useFolders(path);
  const words = listQueryWords(query);
  const nodes = composeTree(items, path, name);
  const matches = words.length === 0 ? undefined : filterTree(nodes, query);
  return (
    <>
      <SidebarFilter query={query} onChange={setQuery} count={matches?.count} />
      {matches === undefined ? (
        <PlacedTree name={name} path={path}>
          <TreeList nodes={nodes} folders={folders} words={words} onFollow={onFollow} />
        </PlacedTree>
      ) : (
        <nav className={styles.tree} aria-label={treeLabel()}>
          <TreeList nodes={matches.nodes} folders={ALL_OPEN} words={words} onFollow={onFollow} />
        </nav>
      )}
    </>
  );
}

/** While titles are filtered, every folder shows what it has, and none of it is remembered. */
const ALL_OPEN: Folders = {isOpen: () => true, onToggled: () => undefined};

interface PlacedTreeProps {
  readonly name: string;
  readonly path: string;
  readonly children: ReactNode;
}

/** A part of its own, so that a tree that has been filtered comes back where it was. */
function PlacedTree({name, path, children}: PlacedTreeProps): ReactNode {
  const ref = useTreePlace(name, path);
  return (
    <nav ref={ref} className={styles.tree} aria-label={treeLabel()} data-sidebar-tree={name}>
      {children}
    </nav>
  );
}

function treeLabel(): string {
  return translate({
    id: 'theme.docs.sidebar.navAriaLabel',
    message: 'Docs sidebar',
    description: 'The ARIA label for the sidebar navigation',
  });
}
