import {defineDocsConfig} from '../../../../src/lib/config/defineDocsConfig';

const VALID = {
  siteName: 'Selection Set',
  docsRepositoryBase: 'https://github.com/owner/name/tree/main',
};

describe('defineDocsConfig (VAL-10, ERR-5, ERR-7)', () => {
  test.each([
    ['siteName', {...VALID, siteName: undefined}],
    ['siteName', {...VALID, siteName: ''}],
    ['siteName', {...VALID, siteName: '  '}],
    ['docsRepositoryBase', {...VALID, docsRepositoryBase: undefined}],
    ['docsRepositoryBase', {...VALID, docsRepositoryBase: ''}],
    ['docsRepositoryBase', {...VALID, docsRepositoryBase: ' '}],
  ])('a missing %s stops with the exact message: %j (ERR-7, VAL-10)', (property, input) => {
    expect(() => defineDocsConfig(input)).toThrow(
      new Error(`Missing required "${property}" property`),
    );
  });

  test('siteName is checked first (ERR-7)', () => {
    expect(() => defineDocsConfig({})).toThrow(new Error('Missing required "siteName" property'));
  });

  test.each(['github.com/owner/name', 'https://github.com', 'https://github.com/owner', '/docs'])(
    'a base that cannot be parsed is refused: %s (ERR-5)',
    (docsRepositoryBase) => {
      expect(() => defineDocsConfig({...VALID, docsRepositoryBase})).toThrow(
        /^Invalid docsRepositoryBase URL/,
      );
    },
  );

  test('the sentence of the error names the value and an example (ERR-5)', () => {
    expect(() => defineDocsConfig({...VALID, docsRepositoryBase: 'x'})).toThrow(
      'Invalid docsRepositoryBase URL: "x". Give the full address of the repository or of a folder in it, such as "https://github.com/owner/name/tree/main".',
    );
  });

  test('sound values come back trimmed and without a trailing slash (VAL-10)', () => {
    expect(
      defineDocsConfig({
        siteName: ' Selection Set ',
        docsRepositoryBase: ' https://github.com/owner/name/tree/main// ',
      }),
    ).toEqual({...VALID, sidebarCollapseLevel: 2});
  });

  test.each([0, 1, 3])('a level of %d is taken over (DOC-3)', (sidebarCollapseLevel) => {
    expect(defineDocsConfig({...VALID, sidebarCollapseLevel})).toMatchObject({
      sidebarCollapseLevel,
    });
  });

  test.each([-1, 1.5, Number.NaN])('a level of %p is refused (DOC-3)', (sidebarCollapseLevel) => {
    expect(() => defineDocsConfig({...VALID, sidebarCollapseLevel})).toThrow(
      /^Invalid sidebarCollapseLevel: .+ Give a whole number from 0/u,
    );
  });
});
