import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TranslationReport from '../../../src/components/TranslationReport';
import LanguagePage from '../../../src/components/TranslationReport/LanguagePage';
import type {
  FileCoverage,
  LanguageCoverage,
  TranslatedFile,
} from '../../../src/lib/contracts/translationReport';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

const NOTHING: FileCoverage = {
  total: 0,
  translated: 0,
  states: {damaged: 0, outdated: 0, unlocked: 0, untranslated: 0, current: 0},
  changedBlocks: 0,
};
const COVERAGE: LanguageCoverage = {
  locale: 'fr',
  texts: {total: 1200, translated: 1199},
  files: {
    documents: {
      total: 3,
      translated: 2,
      states: {damaged: 0, outdated: 1, unlocked: 0, untranslated: 1, current: 1},
      changedBlocks: 2,
    },
    pages: NOTHING,
    posts: NOTHING,
  },
};

const file = (name: string, change: Partial<TranslatedFile>): TranslatedFile => ({
  original: `docs/${name.toLowerCase()}.mdx`,
  file: `i18n/fr/docs/${name.toLowerCase()}.mdx`,
  kind: 'documents',
  title: name,
  path: `/docs/${name.toLowerCase()}`,
  state: 'current',
  blocks: 4,
  changes: [],
  ...change,
});
const FILES = [
  file('Start', {}),
  file('Yoga', {
    state: 'outdated',
    changes: [
      {type: 'changed', line: 11, text: 'You build a server.'},
      {type: 'removed', text: 'It was slow.'},
    ],
  }),
  file('Mesh', {state: 'untranslated'}),
];
const PAGE = <LanguagePage language={{coverage: COVERAGE, files: FILES}} />;

const titles = (): readonly (string | undefined)[] =>
  screen.getAllByRole('rowheader').map((head) => within(head).getByRole('link').textContent);

test('bars say in words and numbers what is translated (I4)', () => {
  renderInSite(<TranslationReport coverage={[COVERAGE]} />);
  const section = within(screen.getByRole('region', {name: 'Français'}));
  expect(section.getByText('1,199 of 1,200')).toBeVisible();
  const bar = section.getByRole('progressbar', {name: 'Documents'});
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['2', '3']);
  const states = within(bar.closest('li') ?? section.getByRole('list')).getByRole('list');
  expect(
    within(states)
      .getAllByRole('listitem')
      .map(({textContent}) => textContent),
  ).toEqual(['1 Up to date', '1 Not translated', '1 Outdated', '2 Changed blocks']);
  expect(section.getByRole('link', {name: 'Files to work on: Français'})).toHaveAttribute(
    'href',
    '/translations/fr',
  );
});

test('a file leads to its page in the language, and to the repository (I4)', () => {
  renderInSite(PAGE);
  expect(within(screen.getByRole('main')).getByRole('link', {name: 'Yoga'})).toHaveAttribute(
    'href',
    '/fr/docs/yoga',
  );
  const base = 'https://github.com/selection-set/portal';
  expect(screen.getAllByRole('link', {name: 'Edit the translation'})[1]).toHaveAttribute(
    'href',
    `${base}/tree/main/i18n/fr/docs/yoga.mdx`,
  );
  expect(screen.getByRole('link', {name: 'Start the translation'})).toHaveAttribute(
    'href',
    `${base}/new/main?filename=i18n%2Ffr%2Fdocs%2Fmesh.mdx`,
  );
});

test('changed blocks show their first words on request (I4)', async () => {
  const user = userEvent.setup();
  renderInSite(PAGE);
  await user.click(screen.getByText('2 blocks'));
  expect(screen.getByText('You build a server.', {exact: false})).toBeVisible();
  expect(screen.getByText('It was slow.', {exact: false})).toBeVisible();
});

test('heads of columns sort by keyboard and say so (I4)', async () => {
  const user = userEvent.setup();
  renderInSite(PAGE);
  expect(titles()).toEqual(['Start', 'Yoga', 'Mesh']);
  expect(screen.getByRole('columnheader', {name: 'Priority'})).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  screen.getByRole('button', {name: 'Original'}).focus();
  await user.keyboard('{Enter}');
  expect(titles()).toEqual(['Mesh', 'Start', 'Yoga']);
  const head = screen.getByRole('columnheader', {name: 'Original'});
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await user.keyboard(' ');
  expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(titles()).toEqual(['Yoga', 'Start', 'Mesh']);
});

test('a chip leaves the files in one state, and a second press all (I4)', async () => {
  const user = userEvent.setup();
  renderInSite(PAGE);
  await user.click(screen.getByRole('button', {name: 'Outdated (1)'}));
  expect(titles()).toEqual(['Yoga']);
  expect(screen.getByRole('status')).toHaveTextContent('One file');
  await user.click(screen.getByRole('button', {name: 'Outdated (1)'}));
  expect(screen.getByRole('status')).toHaveTextContent('3 files');
});

test('the report of a language leads to the others and says which it is (I4)', () => {
  renderInSite(PAGE);
  const links = screen.getByRole('navigation', {name: 'Languages of the report'});
  expect(within(links).getByRole('link', {current: 'page'})).toHaveTextContent('Français');
  expect(within(links).getByRole('link', {name: 'العربية'})).toHaveAttribute(
    'href',
    '/translations/ar',
  );
});

test('both pages have no accessibility violations, in Arabic too', async () => {
  const all = renderInSite(<TranslationReport coverage={[COVERAGE]} />);
  await expectNoViolations(all.container);
  all.unmount();
  const {container} = renderInSite(PAGE, {locale: 'ar'});
  await expectNoViolations(container);
});

test('a language in which all is up to date says so instead of an empty list (I4)', () => {
  renderInSite(<LanguagePage language={{coverage: COVERAGE, files: []}} />);
  expect(screen.getByText('Every file is translated and up to date.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
