import type {Badge} from '../contracts/badge';

export interface TreePage {
  readonly kind: 'page';
  /** Its address. */
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly badges: readonly Badge[];
  readonly isCurrent: boolean;
  /** Whether the page shows its original, so that the label is in the default language. */
  readonly isOriginal: boolean;
}

export interface TreeFolder {
  readonly kind: 'folder';
  /** The sidebar's name and the labels from its top down, which stay the same when pages come and go. */
  readonly id: string;
  readonly label: string;
  /** The folder's own page, where it has one. */
  readonly href?: string;
  readonly badges: readonly Badge[];
  /** Labels of folders are translated by themselves. */
  readonly isOriginal: false;
  /** Whether the folder's own page is shown. */
  readonly isCurrent: boolean;
  /** Whether a page in it, or its own, is shown. */
  readonly hasCurrent: boolean;
  /** Whether it starts open for readers who have not touched it (DOC-3). */
  readonly startsOpen: boolean;
  readonly isCollapsible: boolean;
  readonly children: readonly TreeNode[];
}

/** One entry of the documentation's sidebar, as it is drawn. */
export type TreeNode = TreePage | TreeFolder;
