import {fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ErrorDesk from '../../../src/components/ErrorDesk';
import PastedLog from '../../../src/components/PastedLog';
import {PASTED_LOG_MIN_CHARS} from '../../../src/lib/constants';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

const LOG = `$ graphql-codegen
Error: Unable to find Codegen config file!
    at run (/srv/node_modules/@graphql-codegen/cli/bin.js:1:1)
Caused by: Error: Query.bok defined in resolvers, but not in schema`;

const findings = (): readonly HTMLElement[] =>
  screen.getAllByRole('link').filter((link) => link.closest('ol') !== null);

test('the desk lists everything that is explained, by tool, and needs no scripts for it', async () => {
  const {container} = renderInSite(<ErrorDesk />, {path: '/errors'});
  const sections = screen.getAllByRole('region');
  expect(sections.map((section) => within(section).getByRole('heading').textContent)).toEqual([
    'Yoga',
    'Code Generator',
  ]);
  expect(
    within(sections[0] as HTMLElement)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    [
      'Unexpected parameter in the request body',
      '/docs/yoga/troubleshooting#unexpected-parameter-in-the-request-body',
    ],
    ['Resolver is defined, but not in schema', '/docs/yoga/troubleshooting#schema'],
  ]);
  await expectNoViolations(container);
});

test('a log that is pasted gets its errors in the order of cause, with tool, version and cure', async () => {
  const user = userEvent.setup();
  const {container} = renderInSite(<ErrorDesk />, {path: '/errors'});
  await user.click(screen.getByRole('textbox', {name: 'Log or message'}));
  await user.paste(LOG);
  expect(screen.getByRole('status')).toHaveTextContent('2 errors are explained, the cause first');
  expect(findings().map((link) => link.textContent)).toEqual([
    'Resolver is defined, but not in schema',
    'Unable to find Codegen config file',
  ]);
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('produced with graphql-yoga 5.24.1');
  expect(first).toHaveTextContent('Line 4');
  expect(first).toHaveTextContent('Correct the name, or load the file.');
  await expectNoViolations(container);
});

test('a log that nothing explains is said without its names, with a link that nobody follows by itself', async () => {
  const user = userEvent.setup();
  renderInSite(<ErrorDesk />, {path: '/errors'});
  await user.click(screen.getByRole('textbox', {name: 'Log or message'}));
  await user.paste('graphql-yoga\nError: Failed to paint "my-secret" at /home/ana/x.ts');
  expect(screen.getByText('Error: Failed to paint "…" at …')).toBeInTheDocument();
  expect(
    screen.getByRole('link', {name: 'Search the issues of Yoga for these words'}),
  ).toHaveAttribute(
    'href',
    'https://github.com/graphql-hive/graphql-yoga/issues?q=Error%3A%20Failed%20to%20paint%20at',
  );
});

function renderField(onFollow?: (address: string) => void) {
  renderInSite(
    <PastedLog field={<input aria-label="Words" />} onFollow={onFollow}>
      <p>Results</p>
    </PastedLog>,
    {path: '/search'},
  );
  return screen.getByRole('textbox', {name: 'Words'});
}

const paste = (field: HTMLElement, text: string): boolean =>
  fireEvent.paste(field, {clipboardData: {getData: () => text}});

test.each([
  ['several lines', LOG],
  ['one long line', `Unable to find Codegen config file ${'x'.repeat(PASTED_LOG_MIN_CHARS)}`],
])('%s pasted into the search show their errors until the reader types', async (_, text) => {
  const followed: string[] = [];
  const field = renderField((address) => followed.push(address));
  expect(paste(field, text)).toBe(false);
  const link = await screen.findByRole('link', {name: 'Unable to find Codegen config file'});
  expect(screen.queryByText('Results')).toBeNull();
  await userEvent.click(link);
  expect(followed).toEqual(['/docs/codegen/troubleshooting#unable-to-find-codegen-config-file']);
  fireEvent.input(field, {target: {value: 'a'}});
  expect(screen.getByText('Results')).toBeInTheDocument();
});

test('the way back to the search is a button', async () => {
  paste(renderField(), LOG);
  await userEvent.click(await screen.findByRole('button', {name: 'Back to the search'}));
  expect(screen.getByText('Results')).toBeInTheDocument();
});

test.each([
  ['a word', 'masked errors'],
  ['a line with its end', 'masked errors\n'],
  ['a message of ordinary length', 'x'.repeat(PASTED_LOG_MIN_CHARS)],
])('%s is looked for as ever', (_, text) => {
  const field = renderField();
  expect(paste(field, text)).toBe(true);
  expect(screen.getByText('Results')).toBeInTheDocument();
});
