import type {ReactNode} from 'react';

/** One entry of a list (ITM-1); titles are unique within a list. */
export interface ListItem {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** A second link at the end of the row, such as to an outside site. */
  readonly aside?: ReactNode;
  readonly image?: ReactNode;
  readonly tags: readonly string[];
  /** ISO 8601; absent where it is not known. */
  readonly update?: string;
}

export interface ListSection {
  readonly title: ReactNode;
  readonly items: readonly ListItem[];
}

export interface TagChip {
  /** The word after `#` in a query. */
  readonly tag: string;
  readonly label: string;
}
