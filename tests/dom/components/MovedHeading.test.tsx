import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MovedHeading from '@site/src/components/MovedHeading';
import {renderInSite} from '../../support/renderInSite';

function Address() {
  const {pathname, search, hash} = useLocation();
  return <output>{pathname + search + hash}</output>;
}

const PAGE = (
  <>
    <MovedHeading id="été" to="/docs/b#here" />
    <Link to="/docs/a#%C3%A9t%C3%A9">old</Link>
    <Address />
  </>
);

test.each([
  ['the old heading', '/docs/a?x=1#%C3%A9t%C3%A9', '/docs/b?x=1#here'],
  ['another heading', '/docs/a#other', '/docs/a#other'],
  ['the page as a whole', '/docs/a', '/docs/a'],
  ['an address that is not encoded correctly', '/docs/a#%E0%A4%A', '/docs/a#%E0%A4%A'],
])('a reader who asks for %s at %s is at %s (N8)', (_, path, expected) => {
  renderInSite(PAGE, {path});

  expect(screen.getByRole('status')).toHaveTextContent(expected);
});

test('a link to the old heading on the page itself leads on as well (N8)', async () => {
  renderInSite(PAGE, {path: '/docs/a'});

  await userEvent.click(screen.getByRole('link', {name: 'old'}));

  expect(screen.getByRole('status')).toHaveTextContent('/docs/b#here');
});

test('the notice links to the new place (N8)', () => {
  renderInSite(PAGE, {path: '/docs/a'});

  expect(screen.getByRole('link', {name: 'Go to the section'})).toHaveAttribute(
    'href',
    '/docs/b#here',
  );
});
