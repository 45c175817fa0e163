import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import BrandLink from '@site/src/components/BrandLink';
import Icon from '@site/src/components/Icon';
import LocaleLinks from '@site/src/components/LocaleLinks';
import ThemeSelect from '@site/src/components/ThemeSelect';
import {NAV_LINKS} from '@site/src/family/data/navigation';
import {useDialogCommand} from '@site/src/hooks/useDialogCommand';
import {useDocsStart} from '@site/src/hooks/useReadVersion';
import {footerLabels, navLabels} from '@site/src/family/labels/navigation';
import {WIDE_HEADER_QUERY} from '@site/src/lib/media/queries';
import styles from './styles.module.css';

/** Closes a dialog on navigation and when the viewport becomes wide enough to do without it (HDR-3). */
function useAutoClose(): {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly close: () => void;
} {
  const ref = useRef<HTMLDialogElement>(null);
  const history = useHistory();
  useEffect(() => {
    const close = (): void => ref.current?.close();
    const wideHeader = window.matchMedia(WIDE_HEADER_QUERY);
    wideHeader.addEventListener('change', close);
    const stopListening = history.listen(close);
    return () => {
      wideHeader.removeEventListener('change', close);
      stopListening();
    };
  }, [history]);
  return {ref, close: () => ref.current?.close()};
}

/** Id of the dialog, for the button that opens it. */
export const SITE_MENU_ID = 'site-menu';

/**
 * The full-screen menu below 768 px (HDR-3, ST-9). A native modal dialog: the browser keeps focus inside, closes on Escape
 * and restores focus to the button.
 */
export default function SiteMenu(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {ref, close} = useAutoClose();
  const docsStart = useDocsStart();
  const links = [
    {id: 'docs', to: docsStart, label: footerLabels.docs},
    ...NAV_LINKS.map(({id, to}) => ({id, to, label: navLabels[id]})),
  ];
  return (
    <dialog
      id={SITE_MENU_ID}
      ref={ref}
      className={styles.menu}
      aria-label={translate({
        id: 'menu.label',
        message: 'Menu',
        description: 'Name of the full-screen menu for screen readers',
      })}>
      <div className={styles.top}>
        <BrandLink onClick={close} />
        <button
          type="button"
          className="edgeButton"
          aria-label={translate({
            id: 'menu.close',
            message: 'Close menu',
            description: 'Label of the button that closes the full-screen menu',
          })}
          {...useDialogCommand('close', SITE_MENU_ID)}>
          <Icon name="close" size={24} />
        </button>
      </div>
      <nav
        aria-label={translate({
          id: 'nav.label',
          message: 'Main',
          description: 'Name of the main navigation for screen readers',
        })}>
        <ul className={styles.links}>
          {links.map(({id, to, label}) => (
            <li key={id}>
              <Link className={styles.link} to={to} onClick={close}>
                {label}
                <Icon name="chevronEnd" size={18} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.settings}>
        <ThemeSelect />
        {i18n.locales.length > 1 && <LocaleLinks />}
      </div>
    </dialog>
  );
}
