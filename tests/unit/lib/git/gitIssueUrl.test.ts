import {gitIssueUrl} from '../../../../src/lib/git/repository';

describe('gitIssueUrl (RTE-4, RTE-5, ERR-5)', () => {
  test('a GitHub address gets title and labels', () => {
    const url = new URL(
      gitIssueUrl('https://github.com/owner/name/tree/main/docs', {
        title: 'Found broken `/x` link. Please fix!',
        labels: 'bug',
      }),
    );
    expect(url.origin + url.pathname).toBe('https://github.com/owner/name/issues/new');
    expect(url.searchParams.get('title')).toBe('Found broken `/x` link. Please fix!');
    expect(url.searchParams.get('labels')).toBe('bug');
  });

  test('a GitLab address gets the title only', () => {
    const url = new URL(
      gitIssueUrl('https://gitlab.com/owner/name', {title: 'Hello', labels: 'bug'}),
    );
    expect(url.pathname).toBe('/owner/name/-/issues/new');
    expect([...url.searchParams]).toEqual([['issue[title]', 'Hello']]);
  });

  test('a project of GitLab in a subgroup keeps its whole path', () => {
    const url = gitIssueUrl('https://gitlab.com/group/team/name/-/tree/main/docs', {
      title: 'Hello',
    });
    expect(new URL(url).pathname).toBe('/group/team/name/-/issues/new');
  });

  test('any other host gets #', () => {
    expect(gitIssueUrl('https://example.org/owner/name', {title: 'Hello'})).toBe('#');
  });

  test.each(['', 'not an address', 'https://github.com/owner'])(
    'refuses %p with the exact start of the message (ERR-5)',
    (base) => {
      expect(() => gitIssueUrl(base, {title: 'x'})).toThrow(/^Invalid docsRepositoryBase URL/);
    },
  );
});
