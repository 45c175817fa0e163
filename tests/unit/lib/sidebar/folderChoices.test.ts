import {isFolderOpen, parseFolderChoices} from '../../../../src/lib/sidebar/folderChoices';

const PATH = '/docs/yoga/guides/auth';
const ID = 'yoga/Guides';

describe('whether a folder is open (DOC-3, DOC-12)', () => {
  test.each([
    ['as the sidebar says, closed', {}, false, false, false],
    ['as the sidebar says, open', {}, true, false, true],
    ['around the page that is shown', {}, false, true, true],
    ['opened by the reader', {[ID]: {isOpen: true, path: '/else'}}, false, false, true],
    ['closed by the reader', {[ID]: {isOpen: false, path: '/else'}}, true, false, false],
    ['closed on this page, around it', {[ID]: {isOpen: false, path: PATH}}, true, true, false],
    ['closed elsewhere, around it', {[ID]: {isOpen: false, path: '/else'}}, false, true, true],
    ['of another id', {other: {isOpen: true, path: PATH}}, false, false, false],
  ])('%s', (_name, choices, startsOpen, hasCurrent, isOpen) => {
    expect(isFolderOpen({id: ID, startsOpen, hasCurrent}, choices, PATH)).toBe(isOpen);
  });

  test('a folder with the name of a built-in property has no choice of its own', () => {
    const folder = {id: 'constructor', startsOpen: false, hasCurrent: false};
    expect(isFolderOpen(folder, {}, PATH)).toBe(false);
  });
});

test.each([
  ['', {}],
  ['no json', {}],
  ['null', {}],
  ['7', {}],
  ['[1]', {}],
  [
    '{"a":{"isOpen":true,"path":"/x"},"b":true,"c":{"isOpen":"yes","path":"/"},"d":{"isOpen":true}}',
    {a: {isOpen: true, path: '/x'}},
  ],
])('of what was stored, %s, only sound entries count (DOC-12)', (stored, choices) => {
  expect(parseFolderChoices(stored)).toEqual(choices);
});
