import {act, screen, waitFor} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import {openSearch} from '../../../src/client/search/openSearch';
import SearchModal from '../../../src/components/SearchModal';
import SearchPage from '../../../src/components/SearchPage';
import {answerTo, createFakeSearch, type FakeSearch, HITS} from '../../support/fakeSearch';
import {renderInSite} from '../../support/renderInSite';

jest.mock('../../../src/client/search/openSearch');

const PLACES = [
  {page: 1, section: 1},
  {page: 1, section: 1},
  {page: 0, section: undefined},
  {page: 2, section: undefined},
];

let client: FakeSearch;
let report: jest.Mock;

beforeEach(() => {
  report = jest.fn();
  client = {...createFakeSearch(), report};
  jest.mocked(openSearch).mockImplementation(() => client);
});

async function answer(hits = HITS): Promise<void> {
  await waitFor(() => expect(client.calls.length).toBeGreaterThan(0));
  const call = client.calls.at(-1);
  await act(async () => call?.resolve(answerTo(call.query, {hits})));
}

async function searchInModal() {
  const {unmount} = renderInSite(<SearchModal initialQuery="" onClose={jest.fn()} />, {
    path: '/docs/yoga',
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox'));
  await user.paste('errors');
  await answer();
  return {unmount, user};
}

const events = (): readonly unknown[] => report.mock.calls.map(([event]: unknown[]) => event);

test('the dialog tells what it shows in the order of its lines, once, and that it closes (API-2)', async () => {
  const {unmount, user} = await searchInModal();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await user.hover(screen.getAllByRole('option')[1] ?? document.body);
  expect(events()).toEqual([{type: 'shown', places: PLACES}]);
  unmount();
  expect(events().slice(1)).toEqual([{type: 'closed'}]);
});

test.each([
  ['a click', 2, async (user: UserEvent, line: HTMLElement) => user.click(line)],
  [
    'a click for a new tab',
    1,
    async (user: UserEvent, line: HTMLElement) => {
      await user.keyboard('{Control>}');
      await user.click(line);
    },
  ],
  ['Enter', 0, async (user: UserEvent) => user.keyboard('{Enter}')],
])('%s is a choice (API-2, AC-5)', async (_how, index, choose) => {
  const {user} = await searchInModal();
  await choose(user, screen.getAllByRole('option')[index] ?? document.body);
  expect(events().slice(1)).toEqual([{type: 'chosen', place: PLACES[index]}]);
});

test('an answer without results is shown, too: the lines before it were not read (API-2)', async () => {
  const {user} = await searchInModal();
  await user.keyboard('x');
  await waitFor(() => expect(client.calls).toHaveLength(2));
  await answer([]);
  expect(events().at(-1)).toEqual({type: 'shown', places: []});
});

test('the search page tells what it shows, what is followed and that it is left (API-2)', async () => {
  const {unmount} = renderInSite(<SearchPage pages={[]} />, {path: '/search?q=errors'});
  await answer();
  await userEvent.click(screen.getByRole('link', {name: /Masked/u}));
  unmount();
  expect(events()).toEqual([
    {type: 'shown', places: [PLACES[2], PLACES[0], PLACES[0], PLACES[3]]},
    {type: 'chosen', place: PLACES[0]},
    {type: 'closed'},
  ]);
});

test('a search that reports nothing is asked, shown and left without a word (API-2)', async () => {
  client = createFakeSearch();
  const {unmount, user} = await searchInModal();
  await user.click(screen.getAllByRole('option')[0] ?? document.body);
  unmount();
  renderInSite(<SearchPage pages={[]} />, {path: '/search?q=errors'}).unmount();
  expect(report).not.toHaveBeenCalled();
});
