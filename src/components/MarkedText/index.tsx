import type {ReactNode} from 'react';
import type {TextPart} from '@site/src/lib/text/marks';
import styles from './styles.module.css';

export interface Props {
  readonly parts: readonly TextPart[];
  /** Style of a match. */
  readonly className?: string | undefined;
}

/** Text with marks around matches; uses text nodes only, so that any text is safe. */
export default function MarkedText({parts, className = styles.match}: Props): ReactNode {
  return parts.map(({text, isMatch}, index) =>
    isMatch ? (
      <mark key={index} className={className}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
