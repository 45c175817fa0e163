import {canonicalPlace, findDocument, startPath} from '../../../../src/lib/versions/documents';
import {samePageIn} from '../../../../src/lib/versions/samePageIn';
import {listVersionChoices} from '../../../../src/lib/versions/listVersionChoices';
import {searchAddress, searchScope} from '../../../../src/lib/versions/searchScope';
import {VERSIONS} from '../../../support/docsVersions';

const [NEXT, LATEST, OLD] = VERSIONS;
const HIDDEN = {...LATEST, docs: LATEST.docs.map((doc) => ({...doc, unlisted: true}))};

describe('findDocument and startPath', () => {
  test('an unlisted document is not found, and a version without a start leads to its address (RTE-3)', () => {
    expect(findDocument(HIDDEN, 'yoga/index')).toBeUndefined();
    expect(startPath(HIDDEN)).toBe('/docs');
    expect(startPath(OLD)).toBe('/docs/1.0/');
  });
});

describe('listVersionChoices: the menu of versions (V2)', () => {
  test('every version leads to the same document, wherever it has it (V2)', () => {
    const choices = listVersionChoices(VERSIONS, '1.0', 'yoga/moved');
    expect(choices.map(({path, keepsPage}) => [path, keepsPage])).toEqual([
      ['/docs/next/', false],
      ['/docs/yoga/moved-to', true],
      ['/docs/1.0/yoga/moved-from', true],
    ]);
  });

  test('a page that is no document leads to the start of each version (V2)', () => {
    const choices = listVersionChoices(VERSIONS, '2.0', undefined);
    expect(choices.map(({path}) => path)).toEqual(['/docs/next/', '/docs/', '/docs/1.0/']);
    expect(choices.some(({keepsPage}) => keepsPage)).toBe(false);
  });

  test('newer than the latest is unreleased, older is old, and the current one is marked (V2)', () => {
    const choices = listVersionChoices(VERSIONS, '1.0', 'index');
    expect(choices.map(({age, isCurrent}) => [age, isCurrent])).toEqual([
      ['unreleased', false],
      ['latest', false],
      ['old', true],
    ]);
  });
});

describe('canonicalPlace: what search engines list (V4)', () => {
  test.each([
    ['outside of the documentation', '/about', undefined, undefined, '/about', true],
    ['the latest', '/docs/yoga', LATEST, 'yoga/index', '/docs/yoga', true],
    ['an old page', '/docs/1.0/yoga', OLD, 'yoga/index', '/docs/yoga', true],
    ['an old page that moved', '/docs/1.0/m', OLD, 'yoga/moved', '/docs/yoga/moved-to', true],
    ['an old page that is gone', '/docs/1.0/g', OLD, 'yoga/gone', '/docs/1.0/g', false],
    ['an unreleased page', '/docs/next/yoga', NEXT, 'yoga/index', '/docs/yoga', true],
    ['a new unreleased page', '/docs/next/n', NEXT, 'yoga/new', '/docs/next/n', false],
    ['no document in an old version', '/docs/1.0/tags', OLD, undefined, '/docs/1.0/tags', false],
  ])('%s', (_what, path, version, id, canonical, isIndexed) => {
    expect(canonicalPlace(path, VERSIONS, version, id)).toEqual({path: canonical, isIndexed});
  });

  test('a page that is unlisted in the latest version is no place to send readers to (V4, RTE-3)', () => {
    expect(canonicalPlace('/docs/1.0/yoga', [HIDDEN, OLD], OLD, 'yoga/index')).toEqual({
      path: '/docs/1.0/yoga',
      isIndexed: false,
    });
  });
});

describe('samePageIn: links of a document stay in its version (V2)', () => {
  test.each([
    ['/docs/yoga', '/docs/1.0/yoga'],
    ['/docs/yoga/', '/docs/1.0/yoga'],
    ['/docs', '/docs/1.0/'],
    ['/docs/yoga#why', '/docs/1.0/yoga#why'],
    ['/docs/yoga?a=1#why', '/docs/1.0/yoga?a=1#why'],
    ['/docs/yoga/moved-to', '/docs/1.0/yoga/moved-from'],
    ['/docs/elsewhere', '/docs/elsewhere'],
    ['/ecosystem', '/ecosystem'],
    ['https://example.org/docs/yoga', 'https://example.org/docs/yoga'],
    ['quick-start', 'quick-start'],
    ['#why', '#why'],
  ])('%s in an old version leads to %s', (href, wanted) => {
    expect(samePageIn(OLD, VERSIONS, href, '/')).toBe(wanted);
  });

  test('below a base address, with or without it in the link', () => {
    const below = VERSIONS.map((version) => ({
      ...version,
      docs: version.docs.map((doc) => ({...doc, path: `/base${doc.path}`})),
    }));
    const links = ['/docs/yoga', '/base/docs/yoga'];
    expect(links.map((href) => samePageIn(below[2], below, href, '/base/'))).toEqual([
      '/base/docs/1.0/yoga',
      '/base/docs/1.0/yoga',
    ]);
  });

  test('in the latest version and outside of the documentation links stay as they are', () => {
    expect(samePageIn(LATEST, VERSIONS, '/docs/yoga', '/')).toBe('/docs/yoga');
    expect(samePageIn(undefined, VERSIONS, '/docs/yoga', '/')).toBe('/docs/yoga');
  });
});

describe('the search of one version', () => {
  test('the address names a version only where it is not the latest', () => {
    expect([undefined, LATEST, OLD, {name: '2.x beta', isLast: false}].map(searchAddress)).toEqual([
      '/search',
      '/search',
      '/search?version=1.0',
      '/search?version=2.x+beta',
    ]);
  });

  test.each([
    ['', {kind: 'latest'}],
    ['2.0', {kind: 'latest'}],
    ['1.0', {kind: 'version', version: OLD}],
    ['current', {kind: 'version', version: NEXT}],
    ['../pages', {kind: 'unknown', wanted: '../pages'}],
  ])('"%s" is read as what it is', (wanted, scope) => {
    expect(searchScope(VERSIONS, wanted)).toEqual(scope);
  });
});
