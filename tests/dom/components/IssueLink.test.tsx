import {screen} from '@testing-library/react';
import IssueLink from '../../../src/components/IssueLink';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

function renderLink(docsRepositoryBase?: string, path = '/docs/gone'): HTMLAnchorElement {
  window.history.replaceState({}, '', path);
  renderInSite(
    <IssueLink title="Found broken `{path}` link. Please fix!" labels="bug">
      Submit an issue about broken link
    </IssueLink>,
    docsRepositoryBase === undefined ? {} : {customFields: {docsRepositoryBase}},
  );
  return screen.getByRole<HTMLAnchorElement>('link', {name: 'Submit an issue about broken link'});
}

test('the link opens a prefilled issue with the path of this page in a new window (RTE-4)', () => {
  const link = renderLink();
  const url = new URL(link.href);
  expect(url.searchParams.get('title')).toBe('Found broken `/docs/gone` link. Please fix!');
  expect(url.searchParams.get('labels')).toBe('bug');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each(['/a$&b', '/a$$b', "/a$'b", '/a$`b', '/a$1b', '/a{path}b'])(
  'a path stands in the title as it is, whatever it holds: %s (RTE-4, RTE-5)',
  (path) => {
    const url = new URL(renderLink(undefined, path).href);
    expect(url.searchParams.get('title')).toBe(
      `Found broken \`${window.location.pathname}\` link. Please fix!`,
    );
    expect(decodeURI(window.location.pathname)).toBe(path);
  },
);

test('at GitLab the issue has a title only (ERR-5)', () => {
  const url = new URL(renderLink('https://gitlab.com/owner/name').href);
  expect([...url.searchParams]).toEqual([
    ['issue[title]', 'Found broken `/docs/gone` link. Please fix!'],
  ]);
});

test('at any other host the link leads nowhere (ERR-5)', () => {
  expect(renderLink('https://example.org/owner/name').getAttribute('href')).toMatch(/#$/u);
});

test('there are no accessibility violations', async () => {
  const link = renderLink();
  await expectNoViolations(link);
});
