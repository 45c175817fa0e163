import {act, screen, waitFor, within} from '@testing-library/react';
import NotFoundPage from '../../../src/components/NotFoundPage';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

function showAt(path: string): HTMLElement {
  window.history.replaceState({}, '', path);
  return renderInSite(<NotFoundPage />, {path}).container;
}

test('the page offers to submit an issue about the broken link, in a new window (RTE-4, ERR-4)', async () => {
  showAt('/docs/yoag');
  const link = screen.getByRole<HTMLAnchorElement>('link', {
    name: 'Submit an issue about broken link',
  });
  const url = new URL(link.href);
  expect(url.origin + url.pathname).toBe('https://github.com/selection-set/portal/issues/new');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    title: 'Found broken `/docs/yoag` link. Please fix!',
    labels: 'bug',
  });
  expect(link).toHaveAttribute('target', '_blank');
  await screen.findByRole('link', {name: 'Yoga overview'});
});

test.each([
  ['/docs/yoag', 'Yoga overview', '/docs/yoga'],
  ['/blog/nul-in-graphql', 'Null in GraphQL', '/blog/null-in-graphql'],
  ['/abuot', 'About Us', '/about'],
  ['/solutions/secure-api', 'Secure an API', '/solutions/secure-an-api'],
])('at %s the nearest page is "%s" (RTE-4)', async (path, title, target) => {
  showAt(path);
  const [first] = await within(await screen.findByRole('list')).findAllByRole('link');
  expect(first).toHaveAccessibleName(title);
  expect(first).toHaveAttribute('href', target);
});

test('search engines are asked not to list it, also where a host answers with status 200 (RTE-3)', async () => {
  showAt('/docs/yoag');
  await waitFor(() =>
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toMatch(
      /^noindex/u,
    ),
  );
});

test('there are at most five suggestions (RTE-4)', async () => {
  showAt('/solutions/add-a-schema');
  const list = await screen.findByRole('list');
  expect(within(list).getAllByRole('link').length).toBeLessThanOrEqual(5);
});

test('where nothing is near, the issue, the home page and a search for the words of the address are offered (RTE-4)', async () => {
  showAt('/zzzzzzzzzzzzzzzzzzzzzzzzzzzzzz');
  // The list of pages is a module of its own; give it the time that it takes elsewhere.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Submit an issue about broken link',
    'Go to the home page',
    'Search for “zzzzzzzzzzzzzzzzzzzzzzzzzzzzzz”',
  ]);
  expect(screen.queryByRole('heading', {level: 2})).not.toBeInTheDocument();
});

test('there are no accessibility violations', async () => {
  const container = showAt('/docs/yoag');
  await screen.findByRole('list');
  await expectNoViolations(container);
});
