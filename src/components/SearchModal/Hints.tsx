import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './preview.module.css';

const KEYS = {arrows: ['↑', '↓'], enter: ['↵'], close: ['Esc']} as const;

/** Explains the keys while there is nothing to preview. */
export default function Hints(): ReactNode {
  return (
    <dl className={styles.hints}>
      <Keys keys={KEYS.arrows} />
      <dd>
        <Translate id="search.keys.arrows" description="What the arrow keys do in the search">
          move through the results
        </Translate>
      </dd>
      <Keys keys={KEYS.enter} />
      <dd>
        <Translate id="search.keys.enter" description="What Enter does in the search">
          opens the active one; with Ctrl or ⌘ in a new tab
        </Translate>
      </dd>
      <Keys keys={KEYS.close} />
      <dd>
        <Translate id="search.keys.close" description="What Escape does in the search">
          closes the search
        </Translate>
      </dd>
    </dl>
  );
}

function Keys({keys}: {readonly keys: readonly string[]}): ReactNode {
  return (
    <dt className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </dt>
  );
}
