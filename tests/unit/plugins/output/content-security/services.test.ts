import {composePolicy} from '@selection-set/strict-csp';
import {isDeclaredName} from '../../../../support/isDeclaredName';
import {
  listOutsideServices,
  type OutsideSettings,
} from '../../../../../src/lib/security/listOutsideServices';
import {mergeServices} from '../../../../../plugins/output/content-security/secureBuild';

const NOTHING: OutsideSettings = {
  comments: undefined,
  newsletterAction: undefined,
  feedback: undefined,
  algolia: undefined,
  searchHosts: [],
  videos: [],
  readmePictureHosts: [],
};

const policyOf = (settings: Partial<OutsideSettings>): string => {
  const {hosts, trustedTypes} = mergeServices(listOutsideServices({...NOTHING, ...settings}));
  return composePolicy({hosts, trustedTypes, hashes: ['sha256-x='], isHeader: false});
};

test('without configuration a policy names no other host, no inline and no eval', () => {
  const policy = policyOf({feedback: 'issues'});
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-x='; style-src 'self';/u);
  expect(policy).toContain("frame-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default portal-html");
  expect(policy).not.toMatch(/unsafe|https?:|\*/u);
});

test('each configured service adds its host where it is needed, and nowhere else', () => {
  expect(policyOf({comments: {host: 'https://talk.example'}})).toContain(
    'frame-src https://talk.example;',
  );
  const forms = policyOf({
    newsletterAction: 'https://lists.example/subscribe?x=1',
    feedback: 'https://votes.example/page',
  });
  expect(forms).toContain("form-action 'self' https://lists.example https://votes.example;");
  expect(forms).toContain("connect-src 'self' https://lists.example https://votes.example;");
  const search = policyOf({algolia: {appId: 'APP', insights: true}});
  expect(search).toContain(
    "connect-src 'self' https://*.algolianet.com https://app-dsn.algolia.net https://app.algolia.net https://insights.algolia.io;",
  );
});

test('a hosted search behind a path of this site needs no host (C-14)', () => {
  expect(
    policyOf({algolia: {appId: 'APP', insights: true}, searchHosts: ['/api/search']}),
  ).toContain("connect-src 'self';");
});

test('Trusted Types go where a configured player cannot run under them, and only there', () => {
  const sources = {'frame-src': ['https://video.example']};
  expect(policyOf({videos: [{sources, policies: undefined}]})).not.toContain('trusted-types');
  expect(policyOf({videos: [{sources, policies: ['video-api']}]})).toMatch(
    /trusted-types default portal-html video-api$/u,
  );
});

test('a declared name with a star stands for any end, and another for itself', () => {
  expect(isDeclaredName('docusaurus.tab.os', ['docusaurus.tab.*'])).toBe(true);
  expect(isDeclaredName('theme2', ['theme'])).toBe(false);
  expect(isDeclaredName('theme', ['theme'])).toBe(true);
});
