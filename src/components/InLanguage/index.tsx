import type {ReactNode} from 'react';
import {useContentLanguage} from '@site/src/hooks/useTranslationStart';
import styles from './styles.module.css';

export interface Props {
  /** Path of the text's file, from Docusaurus. */
  readonly source: string;
  readonly children: ReactNode;
}

/** Gives a part of the theme the language and direction of a text that may be untranslated (DOC-6); adds no box to the layout. */
export default function InLanguage({source, children}: Props): ReactNode {
  return (
    <div className={styles.scope} {...useContentLanguage(source)}>
      {children}
    </div>
  );
}
