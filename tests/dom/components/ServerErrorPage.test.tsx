import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ServerErrorPage, {describeCrash} from '../../../src/components/ServerErrorPage';
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

describe('authors read which file to correct after a crash', () => {
  const generated = {
    chunkNames: {
      '/docs/start-1ab': {content: 'x', __comp: 'c'},
      '/docs/-2cd': {content: 'y', __comp: 'c'},
      '/search-3ef': {__comp: 'c'},
    },
    registry: {x: [null, '@site/docs/start.mdx'], y: [null, '@site/docs/index.mdx'], c: []},
  };
  const crash = (...frames: readonly string[]): Error =>
    Object.assign(new Error('x is undefined'), {
      stack: ['TypeError: x is undefined', ...frames.map((frame) => `    at ${frame}`)].join('\n'),
    });

  test.each([
    [
      'code of the page',
      '/docs/start',
      crash('_createMdxContent (webpack-internal:///./docs/start.mdx:44:39)', 'MDXContent (a:1:2)'),
      'docs/start.mdx: Code of this page failed while it was drawn. Correct what is in braces there, and save.',
    ],
    [
      'a component, on the page of a folder',
      '/docs/',
      crash('list (webpack-internal:///./a.js:22:16)', 'Tabs (webpack-internal:///./b.tsx:1:2)'),
      'docs/index.mdx: <Tabs> failed while this page was drawn. Correct what the page gives it, and save.',
    ],
    [
      'a part that another page imports',
      '/search',
      crash('_createMdxContent (webpack-internal:///./docs/_part.mdx:4:39)'),
      'docs/_part.mdx: Code of this page failed while it was drawn. Correct what is in braces there, and save.',
    ],
    [
      'a page of which nothing is known',
      '/nowhere',
      crash(),
      '/nowhere: Code of this page failed while it was drawn. Correct what is in braces there, and save.',
    ],
  ])('%s', (_what, pathname, error, sentence) => {
    expect(describeCrash(error, pathname, generated)).toBe(sentence);
  });
});
