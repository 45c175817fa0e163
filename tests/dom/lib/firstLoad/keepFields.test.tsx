import {keepFields} from '../../../../src/lib/firstLoad/takeOver';

function field(id: string): HTMLInputElement {
  const element = document.getElementById(id);
  if (!(element instanceof HTMLInputElement)) {
    throw new Error(`No field ${id}.`);
  }
  return element;
}

beforeEach(() => {
  document.body.innerHTML =
    '<input id="words"><input id="same" value="as built"><input id="box" type="checkbox">';
});

test('text from before React is entered again, so that React hears of it', () => {
  field('words').value = 'mesh';
  const restore = keepFields();
  const heard: string[] = [];
  field('words').addEventListener('input', () => heard.push(field('words').value));
  field('words').value = '';
  restore();
  expect(heard).toEqual(['mesh']);
});

test('text that is typed while React takes over counts too', () => {
  const restore = keepFields();
  field('words').value = 'yoga';
  field('words').dispatchEvent(new Event('input', {bubbles: true}));
  field('words').value = '';
  restore();
  expect(field('words').value).toBe('yoga');
});

test('a box that was ticked is ticked by a click', () => {
  field('box').checked = true;
  const restore = keepFields();
  let clicks = 0;
  field('box').addEventListener('click', () => {
    clicks += 1;
  });
  field('box').checked = false;
  restore();
  expect([field('box').checked, clicks]).toEqual([true, 1]);
});

test('fields that nobody touched are left alone', () => {
  const restore = keepFields();
  let events = 0;
  field('same').addEventListener('input', () => {
    events += 1;
  });
  restore();
  expect(events).toBe(0);
});
