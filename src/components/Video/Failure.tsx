import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** In place of a player that did not come; the link to the video stands below (ERR-12). */
export default function Failure(): ReactNode {
  return (
    <p className={styles.failure}>
      <Translate id="video.failed" description="Shown when a video's player cannot be loaded">
        The player could not be loaded. The link below leads to the video.
      </Translate>
    </p>
  );
}
