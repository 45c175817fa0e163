import {readComments} from '../../../../src/lib/config/defineDocsConfig';

const FULL = {
  GISCUS_REPO: 'selection-set/portal',
  GISCUS_REPO_ID: 'R_1',
  GISCUS_CATEGORY: 'Comments',
  GISCUS_CATEGORY_ID: 'DIC_1',
};

describe('readComments (CMT-1, C-26)', () => {
  test.each([{}, {GISCUS_REPO: ''}, {GISCUS_REPO: ' ', GISCUS_HOST: '', GISCUS_CONSENT: ''}])(
    'there are no comments unless configured: %j (CMT-1)',
    (env) => {
      expect(readComments(env)).toBeUndefined();
    },
  );

  test('four values are enough; the widget comes from giscus.app when it is in view (CMT-1, C-26)', () => {
    expect(readComments({...FULL, GISCUS_CATEGORY: ' Comments '})).toEqual({
      repo: 'selection-set/portal',
      repoId: 'R_1',
      category: 'Comments',
      categoryId: 'DIC_1',
      host: 'https://giscus.app',
      consent: 'view',
    });
  });

  test('a host of one’s own and the click gate (C-26)', () => {
    expect(
      readComments({...FULL, GISCUS_HOST: 'http://127.0.0.1:4191/', GISCUS_CONSENT: 'click'}),
    ).toMatchObject({host: 'http://127.0.0.1:4191', consent: 'click'});
  });

  test.each(Object.keys(FULL))('without %s the error names it (CMT-1)', (name) => {
    expect(() => readComments({...FULL, [name]: ''})).toThrow(
      `Comments are configured in part; missing in the environment: ${name}. Take the values for your repository from https://giscus.app, or leave all GISCUS_ variables unset for no comments.`,
    );
  });

  test('only an optional value names all that is missing (CMT-1)', () => {
    expect(() => readComments({GISCUS_CONSENT: 'click'})).toThrow(
      'missing in the environment: GISCUS_REPO, GISCUS_REPO_ID, GISCUS_CATEGORY, GISCUS_CATEGORY_ID.',
    );
  });

  test.each(['portal', 'a/b/c', 'https://github.com/a/b', 'a b/c', '/portal'])(
    'the repository "%s" is refused (CMT-1)',
    (repo) => {
      expect(() => readComments({...FULL, GISCUS_REPO: repo})).toThrow(
        `GISCUS_REPO is "${repo}"; expected owner and name of the repository, such as "selection-set/portal".`,
      );
    },
  );

  test.each(['giscus.app', 'https://giscus.app/fr', 'ftp://giscus.app', 'https://giscus.app?a=b'])(
    'the host "%s" is refused, because messages would not be recognised (CMT-1)',
    (host) => {
      expect(() => readComments({...FULL, GISCUS_HOST: host})).toThrow(
        `GISCUS_HOST is "${host}"; expected an address without a path, such as "https://giscus.app", which is also the default.`,
      );
    },
  );

  test('an unknown consent is refused (C-26)', () => {
    expect(() => readComments({...FULL, GISCUS_CONSENT: 'yes'})).toThrow(
      'GISCUS_CONSENT is "yes"; write "click" to load comments after a click only, or leave it unset to load them when they come into view.',
    );
  });
});
