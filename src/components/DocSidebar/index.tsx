import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
} from 'react';
import {normalisePath} from '@selection-set/site-paths';
import Badges from '@site/src/components/Badges';
import Icon from '@site/src/components/Icon';
import MarkedText from '@site/src/components/MarkedText';
import SearchField from '@site/src/components/SearchField';
import {useOriginalLanguage} from '@site/src/hooks/useLanguages';
import {readTabStorage, useTabStorage, writeTabStorage} from '@site/src/hooks/useTabStorage';
import {revealWithin} from '@site/src/lib/page/revealWithin';
import {composeTree} from '@site/src/lib/sidebar/composeTree';
import {
  filterTree,
  listQueryWords,
  type TreeFolder,
  type TreeNode,
} from '@site/src/lib/sidebar/filterTree';
import {
  FOLDERS_STORAGE_KEY,
  PLACE_STORAGE_KEY,
  formatPlace,
  isFolderOpen,
  parseFolderChoices,
} from '@site/src/lib/sidebar/folderChoices';
import {placeTree} from '@site/src/lib/sidebar/places';
import {markWords} from '@site/src/lib/text/marks';
import styles from './styles.module.css';

interface Folders {
  readonly isOpen: (folder: TreeFolder) => boolean;
  /** Called with the folder's displayed state; a state that is the default anyway is not stored. */
  readonly onToggled: (folder: TreeFolder, isOpen: boolean) => void;
}

/**
 * Open and closed folders of the sidebar, stored for this tab (DOC-12).
 *
 * @param path normalised address of the current page.
 */
function useFolders(path: string): Folders {
  const [stored, store] = useTabStorage(FOLDERS_STORAGE_KEY);
  const choices = parseFolderChoices(stored);
  const isOpen = (folder: TreeFolder): boolean => isFolderOpen(folder, choices, path);
  return {
    isOpen,
    onToggled: (folder, isNowOpen) => {
      if (isNowOpen !== isOpen(folder)) {
        store(JSON.stringify({...choices, [folder.id]: {isOpen: isNowOpen, path}}));
      }
    },
  };
}

interface TreeLabelProps {
  readonly node: TreeNode;
  readonly words: readonly string[];
}

/** Title and badges of an entry, with matches of the filter marked. */
function TreeLabel({node, words}: TreeLabelProps): ReactNode {
  const {label, badges, isOriginal} = node;
  const original = useOriginalLanguage();
  const text = <MarkedText parts={markWords(label, words)} className={styles.match} />;
  return (
    <>
      <span className={styles.label}>
        {/* Inside the label, so that its lines start at the same position as those of other entries. */}
        {isOriginal && original.lang !== undefined ? <span {...original}>{text}</span> : text}
      </span>
      <Badges badges={badges} />
    </>
  );
}

interface TreeLinkProps {
  readonly node: TreeNode;
  readonly href: string;
  readonly words: readonly string[];
  readonly onFollow: () => void;
}

/** A page, or a folder's own page. */
function TreeLink({node, href, words, onFollow}: TreeLinkProps): ReactNode {
  return (
    <Link
      className={styles.link}
      to={href}
      aria-current={node.isCurrent ? 'page' : undefined}
      onClick={onFollow}>
      <TreeLabel node={node} words={words} />
    </Link>
  );
}

/** Data shared by all entries of a tree. */
interface TreeView {
  readonly folders: Folders;
  /** Words to mark in titles, folded; none without a filter. */
  readonly words: readonly string[];
  /** Called when a link is followed. */
  readonly onFollow: () => void;
}

interface TreeBranchProps extends TreeView {
  readonly folder: TreeFolder;
  /** The entries in the folder. */
  readonly children: ReactNode;
}

/** A folder as a native disclosure. If it has its own page, a link to it is next to the button that opens the folder. */
function TreeBranch({folder, folders, words, onFollow, children}: TreeBranchProps): ReactNode {
  const {href, label} = folder;
  const onToggle = (event: ToggleEvent<HTMLDetailsElement>): void =>
    folders.onToggled(folder, event.currentTarget.open);
  const link = href !== undefined && (
    <TreeLink node={folder} href={href} words={words} onFollow={onFollow} />
  );
  if (!folder.isCollapsible) {
    return (
      <>
        {link || (
          <p className={styles.heading}>
            <TreeLabel node={folder} words={words} />
          </p>
        )}
        {children}
      </>
    );
  }
  return (
    <div className={styles.branch} data-linked={href !== undefined}>
      {link}
      {/* The head's script may have opened or closed it before React takes over. */}
      <details
        className={styles.folder}
        data-folder={folder.id}
        data-current={folder.hasCurrent ? '' : undefined}
        open={folders.isOpen(folder)}
        onToggle={onToggle}
        suppressHydrationWarning>
        <summary
          className={styles.summary}
          aria-label={href === undefined ? undefined : folderLabel(label)}>
          {href === undefined && <TreeLabel node={folder} words={words} />}
          <span className={styles.chevron}>
            <Icon name="chevronEnd" size={14} />
          </span>
        </summary>
        {children}
      </details>
    </div>
  );
}

function folderLabel(label: string): string {
  return translate(
    {
      id: 'docs.sidebar.folder',
      message: 'Pages below “{label}”',
      description:
        "Label of the button beside a folder's own link that shows and hides its pages in the sidebar",
    },
    {label},
  );
}

interface SidebarFilterProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** Matching pages; undefined while nothing is filtered. */
  readonly count: number | undefined;
}

/** Field above the tree that filters it by title. Escape empties it; only a second Escape closes the popover around it. */
function SidebarFilter({query, onChange, count}: SidebarFilterProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const clearOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      onChange('');
    }
  };
  return (
    <div className={styles.filter} onKeyDown={clearOnEscape} role="presentation">
      <SearchField
        label={filterLabel()}
        isLabelShown={false}
        placeholder={filterLabel()}
        size="small"
        value={query}
        onChange={onChange}
      />
      <p className={styles.status} role="status">
        {count !== undefined && count > 0 && countLabel(count, selectMessage)}
        {count === 0 && (
          <Translate
            id="docs.filter.empty"
            description="Shown in the sidebar when no title matches the filter"
            values={{query: <bdi>{query.trim()}</bdi>}}>
            {'No page here has “{query}” in its title.'}
          </Translate>
        )}
      </p>
    </div>
  );
}

function filterLabel(): string {
  return translate({
    id: 'docs.filter.label',
    message: 'Filter pages by title',
    description: 'Label of the field over the sidebar, at most 28 characters',
  });
}

function countLabel(
  count: number,
  selectMessage: (count: number, forms: string) => string,
): string {
  const forms = translate(
    {
      id: 'docs.filter.count',
      message: '{count} page|{count} pages',
      description:
        'How many pages match the filter of the sidebar; plural forms of the language, separated by "|"',
    },
    {count},
  );
  return selectMessage(count, forms);
}

/**
 * Keeps a sidebar's scroll position across pages and reloads, and the current page's entry visible (DOC-12). The head's script
 * has done the same for the first page before it was painted.
 *
 * @param name of the sidebar.
 * @param path normalised address of the current page.
 */
function useTreePlace(name: string, path: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const tree = ref.current;
    if (tree === null) {
      return undefined;
    }
    const key = PLACE_STORAGE_KEY + name;
    const place = (): void => placeTree(tree, readTabStorage(key), path, revealWithin);
    const save = (): void => {
      // On small screens the tree is in a popover: while that is closed, it has no height or scroll position.
      if (tree.clientHeight > 0) {
        writeTabStorage(key, formatPlace({top: tree.scrollTop, path}));
      }
    };
    const popover = tree.closest('[popover]');
    place();
    popover?.addEventListener('beforetoggle', save);
    popover?.addEventListener('toggle', place);
    window.addEventListener('pagehide', save);
    return () => {
      save();
      popover?.removeEventListener('beforetoggle', save);
      popover?.removeEventListener('toggle', place);
      window.removeEventListener('pagehide', save);
    };
  }, [name, path]);
  return ref;
}

interface TreeListProps extends TreeView {
  readonly nodes: readonly TreeNode[];
}

/** The entries of one level. */
function TreeList({nodes, ...props}: TreeListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {nodes.map((node) => (
        <li key={node.id} className={styles.entry}>
          {node.kind === 'page' ? (
            <TreeLink node={node} href={node.href} words={props.words} onFollow={props.onFollow} />
          ) : (
            <TreeBranch folder={node} {...props}>
              <TreeList nodes={node.children} {...props} />
            </TreeBranch>
          )}
        </li>
      ))}
    </ul>
  );
}

export interface Props {
  readonly name: string;
  readonly items: PropSidebar;
  /** Called when a link is followed. */
  readonly onFollow: () => void;
}

/** The tree of one sidebar with a filter above it; folders are native disclosures and open without scripts (RTE-6, DOC-12). */
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

/** While titles are filtered, every folder is open, and changes are not stored. */
const ALL_OPEN: Folders = {isOpen: () => true, onToggled: () => undefined};

interface PlacedTreeProps {
  readonly name: string;
  readonly path: string;
  readonly children: ReactNode;
}

/** A separate component, so that a tree is restored to its scroll position after filtering. */
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
