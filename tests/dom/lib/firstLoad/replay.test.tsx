import {act, render, screen} from '@testing-library/react';
import {type ReactNode, useState} from 'react';
import {replay} from '../../../../src/lib/firstLoad/takeOver';

function Search(): ReactNode {
  const [query, setQuery] = useState('mes');
  return (
    <dialog open>
      <input aria-label="Search" value={query} onChange={({target}) => setQuery(target.value)} />
    </dialog>
  );
}

/** A key as it was held before React, on the link that opens the search. */
function held(link: Element, init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', init);
  Object.defineProperty(event, 'target', {value: link});
  return event;
}

test('what was typed goes into a search that has opened meanwhile, and to the page before', () => {
  const keys: string[] = [];
  const onKey = ({key}: KeyboardEvent): void => void keys.push(key);
  window.addEventListener('keydown', onKey);
  render(<a href="/search">Open</a>);
  const link = screen.getByRole('link');
  replay(held(link, {key: 'm'}));
  render(<Search />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  act(() => field.focus());
  act(() => replay(held(link, {key: 'h'})));
  replay(held(link, {key: 'k', ctrlKey: true}));
  window.removeEventListener('keydown', onKey);

  expect(field).toHaveValue('mesh');
  expect(field.selectionStart).toBe(4);
  expect(keys).toEqual(['m', 'k']);
});
