import type {ReactNode} from 'react';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import {screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PageLanguages from '../../../src/components/PageLanguages';
import Cards, {Card} from '../../../src/components/Cards';
import ProductSwitch from '../../../src/components/ProductSwitch';
import SiteHeader from '../../../src/components/SiteHeader';
import VersionMenu from '../../../src/components/VersionMenu';
import VersionNotice from '../../../src/components/VersionNotice';
import SiteMetadata from '../../../src/theme/SiteMetadata';
import {expectNoViolations} from '../../support/axe';
import {globalDataOf, VERSIONS} from '../../support/docsVersions';
import {renderInSite, type SiteOptions} from '../../support/renderInSite';

const BANNERS = {current: 'unreleased', '2.0': 'unmaintained', '1.0': 'unmaintained'} as const;

afterEach(() => localStorage.clear());

function renderOn(path: string, ui: ReactNode, options: SiteOptions = {}): HTMLElement {
  return renderInSite(ui, {path, globalData: globalDataOf(VERSIONS), ...options}).container;
}

function inVersion(name: keyof typeof BANNERS, ui: ReactNode): ReactNode {
  const found = VERSIONS.find((version) => version.name === name);
  const version = {
    version: name,
    label: found?.label,
    banner: BANNERS[name],
    isLast: found?.isLast,
    docsSidebars: {start: [pageAt('/docs/1.0')], yoga: [pageAt('/docs/1.0/yoga')], writing: []},
  };
  return (
    <DocsVersionProvider version={version as unknown as PropVersionMetadata}>
      {ui}
    </DocsVersionProvider>
  );
}

/** A page in a sidebar. */
function pageAt(href: string): object {
  return {type: 'link', label: href, href};
}

function linksIn(container: HTMLElement): readonly (readonly [string | null, string | null])[] {
  return [...container.querySelectorAll('a')].map((link) => [
    link.textContent.trim(),
    link.getAttribute('href'),
  ]);
}

describe('VersionMenu', () => {
  test('leads to the same page in every version, and says where there is none (V2)', () => {
    const container = renderOn('/docs/1.0/yoga/moved-from', <VersionMenu />);
    expect(linksIn(container)).toEqual([
      ['Next Not released Does not have this page; leads to its start', '/docs/next'],
      ['2.0 Latest', '/docs/yoga/moved-to'],
      ['1.0', '/docs/1.0/yoga/moved-from'],
    ]);
    expect(container.querySelector('summary')).toHaveTextContent('Version: 1.0');
    expect(container.querySelector('[aria-current="true"]')).toHaveTextContent('1.0');
  });

  test('is native, so that it opens without scripts, and Escape gives focus back (V2)', async () => {
    const user = userEvent.setup();
    const container = renderOn('/docs/yoga', <VersionMenu />);
    const summary = container.querySelector('summary');
    await user.click(summary ?? document.body);
    expect(container.querySelector('details')).toHaveAttribute('open');
    await user.keyboard('{Escape}');
    expect(container.querySelector('details')).not.toHaveAttribute('open');
    expect(summary).toHaveFocus();
  });

  test.each([
    ['there is only one version', '/docs/yoga', VERSIONS.slice(1, 2)],
    ['the page is outside of the documentation', '/about', VERSIONS],
  ])('is not there when %s (V2)', (_when, path, versions) => {
    const container = renderOn(path, <VersionMenu />, {globalData: globalDataOf(versions)});
    expect(container).toBeEmptyDOMElement();
  });

  test('the version that was chosen is where "Docs" leads from then on (V7)', async () => {
    const user = userEvent.setup();
    renderOn(
      '/docs/yoga',
      <>
        <SiteHeader />
        <div data-testid="menu">
          <VersionMenu />
        </div>
      </>,
    );
    // One in the bar of wide windows, one beside the menu of narrow ones.
    const docs = screen.getAllByRole('link', {name: 'Docs'});
    expect(docs.map((link) => link.getAttribute('href'))).toEqual(['/docs', '/docs']);
    await user.click(within(screen.getByTestId('menu')).getByText('1.0', {selector: 'a *'}));
    expect(docs.map((link) => link.getAttribute('href'))).toEqual(['/docs/1.0', '/docs/1.0']);
  });

  test('has no accessibility violations', async () => {
    const container = renderOn('/docs/1.0/yoga/gone', <VersionMenu />);
    container.querySelector('details')?.setAttribute('open', '');
    await expectNoViolations(container);
  });
});

describe('VersionNotice', () => {
  test.each([
    [
      'an old page that the latest version has',
      '1.0',
      '/docs/1.0/yoga',
      'You are reading an older version that is no longer updated: 1.0.',
      ['Read this page in the latest version, 2.0', '/docs/yoga'],
    ],
    [
      'an old page that is gone',
      '1.0',
      '/docs/1.0/yoga/gone',
      'The latest version does not have this page.',
      ['Go to the start of version 2.0', '/docs'],
    ],
    [
      'an unreleased page',
      'current',
      '/docs/next/yoga',
      'You are reading a version that is not released yet: Next.',
      ['Read this page in the latest version, 2.0', '/docs/yoga'],
    ],
  ] as const)('on %s it says so and leads on (V3)', async (_what, name, path, sentence, link) => {
    const container = renderOn(path, inVersion(name, <VersionNotice />));
    expect(screen.getByRole('note')).toHaveTextContent(sentence);
    expect(linksIn(container)).toEqual([link]);
    await expectNoViolations(container);
  });

  test('is not on the latest version, not even where a banner is configured (V3)', () => {
    expect(renderOn('/docs/yoga', inVersion('2.0', <VersionNotice />))).toBeEmptyDOMElement();
  });
});

test('products are switched within the version that is being read (C-23, V2)', () => {
  const container = renderOn('/docs/1.0/yoga', inVersion('1.0', <ProductSwitch current="yoga" />));
  expect(linksIn(container)).toEqual([
    ['Getting started', '/docs/1.0'],
    ['Yoga', '/docs/1.0/yoga'],
  ]);
});

test.each([
  ['/docs/1.0/yoga', '/docs/1.0/yoga/moved-from'],
  ['/docs/yoga', '/docs/yoga/moved-to'],
  ['/about', '/docs/yoga/moved-to'],
])('a card on %s leads to %s (V2)', (path, target) => {
  renderOn(
    path,
    <Cards>
      <Card title="Moved" href="/docs/yoga/moved-to" />
    </Cards>,
  );
  expect(screen.getByRole('link', {name: 'Moved'})).toHaveAttribute('href', target);
});

test.each([
  ['/docs/1.0/yoga', '/search?version=1.0'],
  ['/docs/next', '/search?version=current'],
  ['/docs/yoga', '/search'],
  ['/about', '/search'],
])('from %s the search is %s (RTE-3, V2)', (path, target) => {
  renderOn(path, <SiteHeader />);
  expect(screen.getAllByRole('button', {name: 'Search'})[0]).toHaveAttribute('href', target);
});

describe('the head of a page (V4)', () => {
  function head(selector: string, attribute: string): readonly (string | null)[] {
    return [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));
  }

  test.each([
    ['/docs/1.0/yoga', '/docs/yoga', []],
    ['/docs/next/', '/docs', []],
    ['/docs/1.0/yoga/gone', '/docs/1.0/yoga/gone', ['noindex, follow']],
    ['/docs/yoga', '/docs/yoga', []],
    ['/about', '/about', []],
  ])('on %s canonical address and languages are those of %s', async (path, target, robots) => {
    renderOn(
      path,
      <>
        <SiteMetadata />
        <PageLanguages />
      </>,
    );
    const origin = 'https://selection-set.example';
    await waitFor(() => expect(head('link[rel="canonical"]', 'href')).toEqual([origin + target]));
    expect(head('meta[property="og:url"]', 'content')).toEqual([origin + target]);
    expect(head('link[hreflang="ar"]', 'href')).toEqual([`${origin}/ar${target}`]);
    expect(head('meta[name="robots"]', 'content')).toEqual(robots);
  });
});
