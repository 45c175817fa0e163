import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Interpolate from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import Icon from '@site/src/components/Icon';
import {ANNOUNCEMENT} from '@site/src/family/data/family';
import {announcementLabels} from '@site/src/family/labels/announcement';
import styles from './styles.module.css';

/**
 * One dismissible line above the header. Docusaurus stores the dismissal and hides the line before first paint; a new `id` in
 * `themeConfig.announcementBar` shows it again (DOC-8).
 */
export default function AnnouncementBanner(): ReactNode {
  const {isActive, close} = useAnnouncementBar();
  if (!isActive) {
    return null;
  }
  const label = translate({
    id: 'banner.close',
    message: 'Dismiss announcement',
    description: 'Label of the button that hides the line above the header',
  });
  return (
    <aside
      className={`${ThemeClassNames.announcementBar.container} ${styles.banner}`}
      aria-label={translate({
        id: 'banner.label',
        message: 'Announcement',
        description: 'Name of the line above the header for screen readers',
      })}>
      <p className={styles.text}>
        <Interpolate
          values={{
            link: (
              <Link className={styles.link} to={ANNOUNCEMENT.to}>
                {announcementLabels.link}
              </Link>
            ),
          }}>
          {announcementLabels.text}
        </Interpolate>
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label={label}
        title={label}
        onClick={(event) => {
          passFocusOn(event.currentTarget);
          close();
        }}>
        <Icon name="close" size={16} />
      </button>
    </aside>
  );
}

/** The button disappears, so the keyboard focus moves to what comes after the line, which is the header. */
function passFocusOn(button: HTMLElement): void {
  const next = button.closest('aside')?.nextElementSibling;
  next?.querySelector<HTMLElement>('a, button')?.focus({preventScroll: true});
}
