import {act, screen} from '@testing-library/react';
import {MainNavigation, loadedPanels} from '../../../src/components/SiteHeader';
import LinkNavigation from '../../../src/components/SiteHeader/LinkNavigation';
import PanelNavigation from '../../../src/components/SiteHeader/PanelNavigation';
import {MEGA_MENU_QUERY} from '../../../src/lib/media/queries';
import {setMediaQuery} from '../../support/mediaQueries';
import {renderInSite} from '../../support/renderInSite';

const PROPS = {name: 'Main', dir: 'rtl'} as const;

test('a small viewport asks for no code of panels; one that grows gets it, and links until then (HDR-2)', async () => {
  setMediaQuery(MEGA_MENU_QUERY, false);
  renderInSite(<MainNavigation />);
  await act(async () => {
    await Promise.resolve();
  });
  expect(loadedPanels()).toBeUndefined();
  act(() => setMediaQuery(MEGA_MENU_QUERY, true));
  expect(screen.getByRole('link', {name: 'Solutions'})).toBeVisible();
  expect(await screen.findByRole('button', {name: 'Solutions'})).toBeVisible();
});

test('the navigation with panels takes over the elements of the plain one, so that no focus is lost', () => {
  const [links, panels] = [
    <LinkNavigation key="links" {...PROPS} />,
    <PanelNavigation key="panels" {...PROPS} canOpenPanels={false} />,
  ].map((navigation) => {
    const {container, unmount} = renderInSite(navigation, {path: '/blog'});
    // The HTML has no inline styles.
    container.querySelector('[style]')?.removeAttribute('style');
    const copy = container.cloneNode(true);
    unmount();
    return copy;
  });
  expect(links?.textContent).toContain('Blog');
  expect(links?.isEqualNode(panels ?? null)).toBe(true);
});
