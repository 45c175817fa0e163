import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/**
 * Says that the page's scripts failed to load, and stays hidden otherwise: the script in the head marks the page on failure
 * (`lib/firstLoad/awaitIntent`).
 */
export default function FirstLoadNotice(): ReactNode {
  const {pathname} = useLocation();
  return (
    <p className={styles.notice} role="alert" hidden>
      <Translate
        id="firstLoad.failed"
        description="Over the foot of the window when the page's scripts could not be loaded"
        values={{
          reload: (
            <a href={pathname}>
              <Translate id="firstLoad.reload" description="Link inside the notice">
                Reload the page
              </Translate>
            </a>
          ),
        }}>
        {'Search, menus and buttons could not be loaded. You can read on, or try again: {reload}.'}
      </Translate>
    </p>
  );
}
