import type {ReactNode} from 'react';
import Badges from '@site/src/components/Badges';
import {useOriginalLanguage} from '@site/src/hooks/useOriginalLanguage';
import type {TreeNode} from '@site/src/lib/sidebar/tree';
import {markWords} from '@site/src/lib/text/markWords';
import styles from './styles.module.css';

export interface Props {
  readonly node: TreeNode;
  readonly words: readonly string[];
}

/** Title and badges of an entry, with the words of the filter marked. */
export default function TreeLabel({node, words}: Props): ReactNode {
  const {label, badges, isOriginal} = node;
  const original = useOriginalLanguage();
  return (
    <>
      <span className={styles.label} {...(isOriginal && original)}>
        {markWords(label, words).map(({text, isMatch}, index) =>
          isMatch ? (
            <mark key={index} className={styles.match}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
      <Badges badges={badges} />
    </>
  );
}
