import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ServerErrorPage from '../../../src/components/ServerErrorPage';
import ErrorPageContent from '../../../src/theme/ErrorPageContent';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

test('the page offers to submit an issue about the error, in a new window (RTE-5, ERR-4)', () => {
  window.history.replaceState({}, '', '/docs/yoga');
  renderInSite(<ServerErrorPage />);
  const link = screen.getByRole<HTMLAnchorElement>('link', {
    name: 'Submit an issue about error in url',
  });
  expect(Object.fromEntries(new URL(link.href).searchParams)).toEqual({
    title: 'Got server-side error in `/docs/yoga` url. Please fix!',
    labels: 'bug',
  });
  expect(link).toHaveAttribute('target', '_blank');
});

test('the page that a server shows has nothing to try again (RTE-5)', () => {
  renderInSite(<ServerErrorPage />);
  expect(screen.getByRole('heading', {level: 1})).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a page that crashed in the browser says what went wrong and can be tried again (C-16)', async () => {
  const user = userEvent.setup();
  const tryAgain = jest.fn();
  renderInSite(<ErrorPageContent error={new Error('No such field.')} tryAgain={tryAgain} />);
  expect(screen.getByText('No such field.')).toBeVisible();
  await user.click(screen.getByRole('button', {name: 'Try again'}));
  expect(tryAgain).toHaveBeenCalledTimes(1);
});

test('there are no accessibility violations', async () => {
  const {container} = renderInSite(
    <ServerErrorPage error={new Error('No such field.')} onRetry={() => undefined} />,
  );
  await expectNoViolations(container);
});
