import {
  type Deployment,
  type Environment,
  resolveDeployment,
  resolveRepository,
} from '../../../../src/lib/config/resolveDeployment';

const BRAND: Deployment = {
  url: 'https://brand.example',
  baseUrl: '/',
  organizationName: 'brand',
  projectName: 'brand.github.io',
};

function resolve(env: Environment): Deployment {
  return resolveDeployment(env, BRAND);
}

describe('resolveDeployment (ERR-7, DOC-4)', () => {
  test('without a hint the site lives at the address of the brand', () => {
    expect(resolve({})).toEqual(BRAND);
  });

  test('a fork that runs in GitHub Actions deploys to its own project pages', () => {
    expect(resolve({GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'SomeOne/portal'})).toEqual({
      url: 'https://someone.github.io',
      baseUrl: '/portal/',
      organizationName: 'SomeOne',
      projectName: 'portal',
    });
  });

  test('a user site is served from the root', () => {
    expect(
      resolve({GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'SomeOne/someone.github.io'}),
    ).toEqual({
      url: 'https://someone.github.io',
      baseUrl: '/',
      organizationName: 'SomeOne',
      projectName: 'someone.github.io',
    });
  });

  test('GITHUB_REPOSITORY alone, as on a machine of one’s own, changes nothing', () => {
    expect(resolve({GITHUB_REPOSITORY: 'SomeOne/portal'})).toEqual(BRAND);
  });

  test('SITE_URL and BASE_URL win over GitHub Actions', () => {
    expect(
      resolve({
        GITHUB_ACTIONS: 'true',
        GITHUB_REPOSITORY: 'SomeOne/portal',
        SITE_URL: 'https://docs.example.org/',
        BASE_URL: '/x/',
      }),
    ).toMatchObject({url: 'https://docs.example.org', baseUrl: '/x/', organizationName: 'SomeOne'});
  });

  test.each([
    ['', '/'],
    ['/', '/'],
    ['portal', '/portal/'],
    ['/some/sub-path', '/some/sub-path/'],
    ['//some//sub-path//', '/some/sub-path/'],
  ])('BASE_URL %p becomes %s', (value, baseUrl) => {
    expect(resolve({BASE_URL: value}).baseUrl).toBe(baseUrl);
  });

  test.each(['docs.example.org', 'ftp://docs.example.org', 'https://docs.example.org/portal'])(
    'SITE_URL %p is refused by name',
    (value) => {
      expect(() => resolve({SITE_URL: value})).toThrow(
        `SITE_URL is "${value}"; expected an origin without a path`,
      );
    },
  );

  test.each(['https://x.org/a', '/a b/', '/a?b'])('BASE_URL %p is refused by name', (value) => {
    expect(() => resolve({BASE_URL: value})).toThrow(
      `BASE_URL is "${value}"; expected a path such as "/" or "/portal/".`,
    );
  });

  test.each(['owner', 'owner/', '/name', 'a/b/c'])(
    'GITHUB_REPOSITORY %p is refused by name',
    (value) => {
      expect(() => resolve({GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: value})).toThrow(
        `GITHUB_REPOSITORY is "${value}"; expected "owner/name".`,
      );
    },
  );
});

describe('links for edits and issues', () => {
  const URL_OF_BRAND = 'https://git.example/brand/portal';

  test.each<readonly [string, Environment, string]>([
    ['to the brand’s repository on a machine of one’s own', {}, URL_OF_BRAND],
    [
      'to the brand’s repository where only its name is set',
      {GITHUB_REPOSITORY: 'SomeOne/portal'},
      URL_OF_BRAND,
    ],
    [
      'to the fork in its GitHub Actions',
      {GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'SomeOne/portal'},
      'https://github.com/SomeOne/portal',
    ],
    [
      'to the server of one’s own that runs the actions',
      {
        GITHUB_ACTIONS: 'true',
        GITHUB_REPOSITORY: 'SomeOne/portal',
        GITHUB_SERVER_URL: 'https://github.example',
      },
      'https://github.example/SomeOne/portal',
    ],
  ])('lead %s', (_where, env, address) => {
    expect(resolveRepository(env, URL_OF_BRAND)).toBe(address);
  });
});
