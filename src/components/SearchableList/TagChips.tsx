import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ToggleChips from '@site/src/components/ToggleChips';
import styles from './styles.module.css';

/** One entry of a list (ITM-1); titles are unique within a list. */
export interface ListItem {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** Its state, after the title. */
  readonly mark?: ReactNode;
  readonly image?: ReactNode;
  readonly tags: readonly string[];
  /** ISO 8601; absent if unknown. */
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

export interface Props {
  readonly chips: readonly TagChip[];
  readonly query: string;
  readonly onChoose: (query: string) => void;
}

/** Toggle buttons that set the query to `#tag`, or empty it again (LST-1). */
export default function TagChips({chips, query, onChoose}: Props): ReactNode {
  return (
    <div className={styles.chips}>
      <ToggleChips
        label={translate({
          id: 'list.tags.label',
          message: 'Tags',
          description: 'Name of the row of tags over a list for screen readers',
        })}
        chips={chips.map(({tag, label}) => {
          const isPressed = query.trim() === `#${tag}`;
          return {id: tag, label, isPressed, onPress: () => onChoose(isPressed ? '' : `#${tag}`)};
        })}
      />
    </div>
  );
}
