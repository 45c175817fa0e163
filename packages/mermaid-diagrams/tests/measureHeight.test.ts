import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {measureHeight} from '../src/rewriteDrawing';

function parse(content: string): Element {
  const tree = fromHtml(`<svg height="200">${content}</svg>`, {fragment: true, space: 'svg'});
  const [drawing] = tree.children;
  if (drawing?.type !== 'element') {
    throw new Error('There is no drawing.');
  }
  return drawing;
}

test.each([
  ['a box', '<rect x="0" y="20" width="10" height="60"></rect>', 84],
  ['a circle', '<circle cx="5" cy="50" r="8"></circle>', 62],
  ['a line', '<polyline points="0,10 5,90 9,30"></polyline>', 94],
  ['a path', '<path d="M0 10 L 5 70"></path>', 74],
  ['words', '<text x="0" y="100">a</text>', 114],
  ['the lowest of several', '<text y="10">a</text><rect y="0" height="40"></rect>', 44],
  ['nothing that can be measured', '<g></g>', 200],
  ['more than the library says', '<rect y="0" height="400"></rect>', 200],
  [
    'an arrow head, which is drawn elsewhere',
    '<marker><rect y="0" height="90"></rect></marker>',
    200,
  ],
])('a drawing with %s ends where it ends (R12)', (_, content, height) => {
  expect(measureHeight(parse(content), 0)).toBe(height);
});

test('the margin of the library is not part of the drawing (R12)', () => {
  expect(measureHeight(parse('<rect y="24" height="60"></rect>'), 24)).toBe(64);
});
