import {parseRepositoryBase} from '../../../../src/lib/git/repository';

describe('parseRepositoryBase (ERR-5)', () => {
  test.each([
    ['https://github.com/owner/name', 'github', 'owner', 'name'],
    ['https://github.com/owner/name.git', 'github', 'owner', 'name'],
    ['https://github.com/owner/name/tree/main/docs/', 'github', 'owner', 'name'],
    ['https://gitlab.com/owner/name', 'gitlab', 'owner', 'name'],
    ['https://gitlab.example.org/owner/name', 'gitlab', 'owner', 'name'],
    ['https://gitlab.com/owner/name/-/tree/main/docs', 'gitlab', 'owner', 'name'],
    ['https://gitlab.com/owner/name/tree/main/docs', 'gitlab', 'owner', 'name'],
    ['https://gitlab.com/group/team/name', 'gitlab', 'group/team', 'name'],
    ['https://gitlab.com/group/team/name.git', 'gitlab', 'group/team', 'name'],
    ['https://gitlab.com/group/team/part/name/-/tree/main', 'gitlab', 'group/team/part', 'name'],
    ['https://gitlab.com/group/team/name/tree/main/a/b', 'gitlab', 'group/team', 'name'],
    ['https://bitbucket.org/owner/name', 'other', 'owner', 'name'],
    ['https://notgithub.com/owner/name', 'other', 'owner', 'name'],
  ])('%s is a repository at host "%s" (ERR-5)', (base, host, owner, name) => {
    expect(parseRepositoryBase(base)).toEqual({host, origin: new URL(base).origin, owner, name});
  });

  test.each(['', 'owner/name', 'https://github.com/', 'https://github.com/owner/'])(
    '%p cannot be parsed (ERR-5)',
    (base) => {
      expect(() => parseRepositoryBase(base)).toThrow(/^Invalid docsRepositoryBase URL/);
    },
  );
});
