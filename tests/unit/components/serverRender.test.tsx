import AnnouncementBanner from '../../../src/components/AnnouncementBanner';
import IssueLink from '../../../src/components/IssueLink';
import Newsletter from '../../../src/components/Newsletter';
import NotFoundPage from '../../../src/components/NotFoundPage';
import SearchableList from '../../../src/components/SearchableList';
import SiteFooter from '../../../src/components/SiteFooter';
import SiteHeader from '../../../src/components/SiteHeader';
import ThemeSelect from '../../../src/components/ThemeSelect';
import ToolGrid from '../../../src/components/ToolGrid';
import {TOOLS} from '../../../src/family/data/tools';
import {announcementLabels} from '../../../src/family/labels/announcement';
import {renderOnServer} from '../../support/renderOnServer';

const LINKS = ['/solutions', '/ecosystem', '/blog', '/services', '/about', '/contact'];

describe('the HTML that the build writes, before any script runs', () => {
  test('the header has plain links for all six entries and no trigger (HDR-2)', () => {
    const $ = renderOnServer(<SiteHeader />);
    const links = $('header nav[aria-label="Main"] a').get();
    expect(links.map((link) => $(link).attr('href'))).toEqual(LINKS);
    expect($('header nav button').length).toBe(0);
  });

  test('the full-screen menu is closed, with its links in place, and a button that needs no script (HDR-3)', () => {
    const $ = renderOnServer(<SiteHeader />);
    expect($('dialog').attr('open')).toBeUndefined();
    expect(
      $('dialog nav a')
        .get()
        .map((link) => $(link).attr('href')),
    ).toEqual(['/docs', ...LINKS]);
    expect($(`button[command="show-modal"]`).attr('commandfor')).toBe($('dialog').attr('id'));
  });

  test('languages open without a script (DOC-7)', () => {
    const $ = renderOnServer(<SiteHeader />, {path: '/docs/yoga'});
    expect($('header details a[hreflang="ja"]').attr('href')).toBe('/ja/docs/yoga');
  });

  test('the title of an issue has no path yet (RTE-4)', () => {
    const $ = renderOnServer(
      <IssueLink title="Found broken `{path}` link. Please fix!" labels="bug">
        Submit
      </IssueLink>,
      {path: '/docs/gone'},
    );
    const url = new URL($('a').attr('href') ?? '');
    expect(url.searchParams.get('title')).toBe('Found broken `` link. Please fix!');
  });

  test('the 404 page offers the issue, the home page and the search, and suggests nothing yet (RTE-4)', () => {
    const $ = renderOnServer(<NotFoundPage />, {path: '/docs/yoag'});
    expect($('main p a').text()).toBe('Submit an issue about broken link');
    expect($('main a[href="/"]').text()).toBe('Go to the home page');
    expect($('main a[href="/search"]').text()).toBe('Search the portal');
    expect($('main ul').length).toBe(0);
  });

  test('every item of a list is there, whatever page it is on (LST-2)', () => {
    const items = Array.from({length: 12}, (_, index) => ({
      title: `Item ${index}`,
      description: '',
      link: `/docs/${index}`,
      tags: [],
    }));
    const $ = renderOnServer(<SearchableList chips={[]} primary={{title: 'All', items}} />);
    expect($('section li a').length).toBe(12 + $('nav a').length);
    expect($('nav a').length).toBeGreaterThan(0);
  });

  test('every tool is there, and none is hidden (GEN-2)', () => {
    const $ = renderOnServer(<ToolGrid />);
    for (const {name} of TOOLS) {
      expect($(`li:not([hidden]) a:contains("${name}")`).length).toBeGreaterThan(0);
    }
  });

  test('the announcement is there, so that nothing shifts when scripts run (DOC-8)', () => {
    const $ = renderOnServer(<AnnouncementBanner />);
    expect($('aside').text()).toContain(announcementLabels.link);
  });

  test('the theme says System, whatever the reader has stored (DOC-9)', () => {
    const $ = renderOnServer(<ThemeSelect />);
    expect($('option[selected]').text()).toBe('System');
  });

  test('without an endpoint there is no form at all (FTR-3, C-24)', () => {
    const $ = renderOnServer(<SiteFooter />);
    expect($('footer a[href="/logos"]').text()).toBe('Press Kit');
    expect($('form, input').length).toBe(0);
  });

  test('with an endpoint the form posts there by itself (API-8)', () => {
    const $ = renderOnServer(<Newsletter />, {
      customFields: {newsletterAction: 'https://lists.example.org/subscribe'},
    });
    expect($('form').attr('action')).toBe('https://lists.example.org/subscribe');
    expect($('form').attr('method')).toBe('post');
    expect($('input[type="email"][required]').attr('name')).toBe('email');
  });
});
