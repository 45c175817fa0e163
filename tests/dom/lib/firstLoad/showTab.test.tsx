import {showTab} from '../../../../src/lib/firstLoad/headScript';

const ROW = `
  <div data-tabs="server" id="row">
    <button role="tab" data-tab="a" aria-selected="true"></button>
    <button role="tab" data-tab="b" aria-selected="false"></button>
    <div role="tabpanel" data-tab="a" data-state="shown">
      <div data-tabs=""><div role="tabpanel" data-tab="a" data-state="shown" id="inner"></div></div>
    </div>
    <div role="tabpanel" data-tab="b" data-state="hidden"></div>
  </div>`;

function show(value: string | null): readonly (string | undefined)[] {
  document.body.innerHTML = ROW;
  const row = document.getElementById('row');
  if (row !== null) {
    showTab(row, value);
  }
  return [...document.querySelectorAll<HTMLElement>('#row > [role=tabpanel]')].map(
    ({dataset}) => dataset.state,
  );
}

test('the panel of a value shows before React, the others go', () => {
  expect(show('b')).toEqual(['hidden', 'shown']);
});

test('rows inside keep their own choice', () => {
  show('b');
  expect(document.getElementById('inner')?.dataset.state).toBe('shown');
});

test.each(['gone', null])('a value without a tab (%p) changes nothing', (value) => {
  expect(show(value)).toEqual(['shown', 'hidden']);
});
