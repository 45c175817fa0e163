import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AnnouncementBanner from '../../../src/components/AnnouncementBanner';
import {ANNOUNCEMENT} from '../../../src/family/data/family';
import {announcementLabels} from '../../../src/family/labels/announcement';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

const DISMISSED = 'docusaurus.announcement.dismiss';

function banner(): HTMLElement | null {
  return screen.queryByRole('complementary', {name: 'Announcement'});
}

test('the announcement shows with its link (DOC-8)', () => {
  renderInSite(<AnnouncementBanner />);
  const {text, link} = announcementLabels;
  expect(banner()).toHaveTextContent(text.replace('{link}', link));
  expect(screen.getByRole('link', {name: link})).toHaveAttribute('href', ANNOUNCEMENT.to);
});

test('dismissing it hides it and is stored (DOC-8)', async () => {
  const user = userEvent.setup();
  renderInSite(<AnnouncementBanner />);
  await user.click(screen.getByRole('button', {name: 'Dismiss announcement'}));
  expect(banner()).not.toBeInTheDocument();
  expect(window.localStorage.getItem(DISMISSED)).toBe('true');
});

test('dismissing it by keyboard leaves the focus at what comes next (DOC-8)', async () => {
  const user = userEvent.setup();
  renderInSite(
    <>
      <AnnouncementBanner />
      <header>
        <a href="/">Home</a>
      </header>
    </>,
  );
  screen.getByRole('button', {name: 'Dismiss announcement'}).focus();
  await user.keyboard('{Enter}');
  expect(banner()).not.toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'Home'})).toHaveFocus();
});

test('a dismissed announcement stays away (DOC-8)', () => {
  window.localStorage.setItem(DISMISSED, 'true');
  window.localStorage.setItem('docusaurus.announcement.id', 'test-banner');
  renderInSite(<AnnouncementBanner />);
  expect(banner()).not.toBeInTheDocument();
});

test('another announcement shows again (DOC-8)', () => {
  window.localStorage.setItem(DISMISSED, 'true');
  window.localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
  renderInSite(<AnnouncementBanner />);
  expect(banner()).toBeVisible();
});

test('there are no accessibility violations', async () => {
  const {container} = renderInSite(<AnnouncementBanner />);
  await expectNoViolations(container);
});
