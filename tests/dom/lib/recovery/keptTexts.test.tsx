import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useState} from 'react';
import {collectTexts, nameOfField, restoreTexts} from '@site/src/lib/recovery/keptTexts';

function Form() {
  const [text, setText] = useState('');
  return (
    <>
      <label>
        Filter
        <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p>Shown for {text}</p>
      <label>
        Password
        <input type="password" />
      </label>
      <textarea name="comment" aria-label="Comment" />
    </>
  );
}

const NOTHING = new Map<string, string>();

test('texts go back into fields that are there and empty, and React hears of it', async () => {
  const user = userEvent.setup();
  const {unmount} = render(<Form />);
  await user.type(screen.getByRole('searchbox'), 'errors');
  await user.type(screen.getByRole('textbox', {name: 'Comment'}), 'thanks');
  const texts = collectTexts(document, NOTHING);
  unmount();
  render(<Form />);
  let left: readonly unknown[] = [1];
  act(() => {
    left = restoreTexts(document, texts);
  });
  expect(left).toEqual([]);
  expect(screen.getByText('Shown for errors')).toBeInTheDocument();
  expect(screen.getByRole('textbox', {name: 'Comment'})).toHaveValue('thanks');
});

test('fields of one name get back their own texts, by their order', async () => {
  const {container} = render(
    <>
      <input type="search" aria-label="Filter" />
      <input type="search" aria-label="Filter" />
    </>,
  );
  const [first, second] = screen.getAllByRole('searchbox');
  await userEvent.type(first ?? container, 'one');
  await userEvent.type(second ?? container, 'two');
  const texts = collectTexts(document, NOTHING);
  await userEvent.clear(first ?? container);
  await userEvent.clear(second ?? container);
  restoreTexts(document, texts);
  expect(first).toHaveValue('one');
  expect(second).toHaveValue('two');
});

test('what the reader has typed since then stays', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const field = screen.getByRole('searchbox');
  await user.type(field, 'old');
  const texts = collectTexts(document, NOTHING);
  await user.clear(field);
  await user.type(field, 'new');
  restoreTexts(document, texts);
  expect(field).toHaveValue('new');
});

test('passwords are never kept', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.type(screen.getByLabelText('Password'), 'secret');
  expect(collectTexts(document, NOTHING)).toEqual([]);
  expect(nameOfField(document, screen.getByLabelText('Password'))).toBeUndefined();
});

test('a text of a field that has gone is kept, and one of a field that was emptied is not', () => {
  render(<Form />);
  const filter = nameOfField(document, screen.getByRole('searchbox')) ?? '';
  const texts = collectTexts(
    document,
    new Map([
      [filter, 'emptied since'],
      ['search:q:Search:0', 'closed'],
    ]),
  );
  expect(texts).toEqual([{field: 'search:q:Search:0', value: 'closed'}]);
  expect(restoreTexts(document, texts)).toEqual(texts);
});
