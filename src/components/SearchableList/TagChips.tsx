import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ToggleChips from '@site/src/components/ToggleChips';
import styles from './styles.module.css';
import type {TagChip} from './types';

export interface Props {
  readonly chips: readonly TagChip[];
  readonly query: string;
  readonly onChoose: (query: string) => void;
}

/** Toggle buttons that set the query to `#tag`, and empty it again (LST-1). */
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
