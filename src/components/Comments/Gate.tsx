import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import styles from './styles.module.css';

export interface Props {
  readonly host: string;
  readonly onOpen: () => void;
}

/** Asks before anything is loaded from the widget's host (C-26). */
export default function Gate({host, onOpen}: Props): ReactNode {
  return (
    <div className={styles.gate}>
      <p className={styles.words}>
        <Translate
          id="comments.gate"
          description="Said before comments are loaded from another site; host is its name"
          values={{host: new URL(host).host}}>
          {'Comments come from {host}, which learns that you read this page once you load them.'}
        </Translate>
      </p>
      <Button onClick={onOpen}>
        <Translate id="comments.open" description="Button that loads the comments of a page">
          Show comments
        </Translate>
      </Button>
    </div>
  );
}
