import {markHeading} from '../../../../src/lib/firstLoad/headScript';

const ACTIVE = 'active';
const NAMES = ['first', '日本', 'third'];
const HEADER_PX = 60;

/** A page of three headings at these distances from the upper edge of a window that is 800 pixels high. */
function renderAt(tops: readonly number[]): void {
  document.body.innerHTML = `<div class="navbar"></div>
    <nav><div>${NAMES.map((name) => `<a class="toc-highlight" href="#${encodeURIComponent(name)}">${name}</a>`).join('')}</div></nav>
    <span data-section></span>
    ${NAMES.map((name) => `<h2 id="${name}">${name}</h2>`).join('')}`;
  const header = document.querySelector('.navbar');
  Object.defineProperty(header, 'clientHeight', {value: HEADER_PX});
  document.querySelectorAll('h2').forEach((heading, index) => {
    heading.getBoundingClientRect = () => new DOMRect(0, tops[index], 600, 30);
  });
}

function marked(): readonly string[] {
  return [...document.querySelectorAll('a')]
    .filter((link) => link.classList.contains(ACTIVE) && link.ariaCurrent === 'location')
    .map(({innerHTML}) => innerHTML);
}

beforeEach(() => {
  window.innerHeight = 800;
});

test.each([
  ['above the first heading nothing', [500, 900, 1300], []],
  ['a heading in the upper half', [100, 200, 1300], ['first']],
  ['the last heading above where the next is in the lower half', [-300, 500, 900], ['first']],
  ['a heading behind the header counts as above', [10, 59, 900], ['日本']],
  ['at the end the last', [-900, -500, -100], ['third']],
])('what is marked (DOC-10): %s', (_where, tops, names) => {
  renderAt(tops);
  markHeading(ACTIVE);
  expect(marked()).toEqual(names);
  expect(document.querySelector('[data-section]')).toHaveTextContent(
    new RegExp(`^${names.join('')}$`, 'u'),
  );
});

test('only one heading is marked at a time, and none on a page without a table of contents (DOC-10)', () => {
  renderAt([100, 900, 1300]);
  markHeading(ACTIVE);
  document.querySelectorAll('h2').forEach((heading) => {
    heading.getBoundingClientRect = () => new DOMRect(0, -100, 600, 30);
  });
  markHeading(ACTIVE);
  expect(marked()).toEqual(['third']);
  document.body.innerHTML = '';
  expect(() => markHeading(ACTIVE)).not.toThrow();
});
