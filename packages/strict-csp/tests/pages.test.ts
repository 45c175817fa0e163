import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {composeGuard, KNOWN_MARKUP} from '../src/guardPage';
import {composeHeaders, readHashes} from '../src/composeHeaders';
import {securePage, shareRedirectScript} from '../src/securePages';

const ROOT = path.join(__dirname, '../../..');
const RULES = {
  origin: 'https://docs.example',
  hosts: {'img-src': ['https://pictures.example']},
  trustedTypes: ['default'],
  guard: 'guard()',
};
const sha = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
const page = (head: string, body = ''): string =>
  `<!doctype html><html><head><meta charset=UTF-8>${head}</head><body>${body}</body></html>`;
const mistakesOf = (body: string): readonly string[] =>
  securePage('a.html', page('', body), RULES).mistakes;

test('the policy and the guard come before everything that runs, with the hash of each inline script', () => {
  const {html, hashes, mistakes} = securePage(
    'a.html',
    page('<script>one("<b>")</script><script type=application/ld+json>{}</script>'),
    RULES,
  );
  expect(mistakes).toEqual([]);
  expect(hashes).toEqual([sha('guard()'), sha('one("<b>")')].toSorted());
  expect(html).toMatch(
    /<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]+"><script>guard\(\)<\/script><script>one/u,
  );
});

test.each([
  ['<img src="https://elsewhere.example/a.png">', 'https://elsewhere.example'],
  ['<img srcset="/a.png 1x, https://elsewhere.example/b.png 2x">', 'https://elsewhere.example'],
  ['<iframe src="https://pictures.example/"></iframe>', 'https://pictures.example'],
  ['<form action="https://elsewhere.example/"></form>', 'https://elsewhere.example'],
  ['<link rel="preconnect" href="https://elsewhere.example">', 'https://elsewhere.example'],
  ['<img data-readme-src="https://elsewhere.example/a.png">', 'https://elsewhere.example'],
  ['<script src="data:,alert(1)"></script>', 'data:'],
  ['<p style="color:red">', 'style='],
  ['<p onclick="x()">', 'onclick='],
  ['<a href=" javascript:x()">', 'javascript:'],
  ['<style>p{}</style>', '<style>'],
])('%s stops the build, and the sentence names it', (body, name) => {
  expect(mistakesOf(body)).toEqual([expect.stringMatching(/^a\.html /u)]);
  expect(mistakesOf(body)[0]).toContain(name);
});

test('own addresses, declared hosts and plain links are fine', () => {
  expect(
    mistakesOf(
      '<img src="/a.png"><img src="https://docs.example/a.png"><img data-readme-src="https://pictures.example/a.png"><a href="https://anywhere.example">x</a><link rel=canonical href="https://x.example">',
    ),
  ).toEqual([]);
});

describe('the guard of a page', () => {
  interface Rules {
    readonly createHTML: (text: string) => string | null;
    readonly createScript: (text: string) => string | null;
    readonly createScriptURL: (address: string) => string | null;
  }
  const added: Record<string, string>[] = [];
  function readRules(): Rules {
    let rules: Rules | undefined;
    const source = composeGuard({
      base: '/portal/',
      paths: ['/portal/assets/', '/portal/fr/assets/'],
      origins: ['https://player.example'],
      markup: KNOWN_MARKUP,
    });
    const location = {href: 'https://docs.example/portal/a', origin: 'https://docs.example'};
    const window = {
      trustedTypes: {
        createPolicy: (_name: string, made: Rules) => {
          rules = made;
        },
      },
    };
    const document = {
      createElement: () => ({}),
      head: {append: (element: Record<string, string>) => added.push(element)},
    };
    vm.runInNewContext(source, {window, document, location, URL});
    if (rules === undefined) {
      throw new Error('The guard has made no policy.');
    }
    return rules;
  }

  test.each([
    ['/portal/assets/js/a.js', true],
    ['assets/js/a.js', true],
    ['https://docs.example/portal/sw.js', true],
    ['https://player.example/api.js', true],
    ['/other/a.js', false],
    ['/portal/../other/a.js', false],
    ['//elsewhere.example/portal/a.js', false],
    ['https://docs.example.elsewhere.example/portal/a.js', false],
    ['data:text/javascript,x', false],
    ['blob:https://docs.example/portal/1', false],
    ['javascript:x', false],
  ])('takes %s for a script: %s', (address, isTaken) => {
    expect(readRules().createScriptURL(address)).toBe(isTaken ? address : null);
  });

  test('ends no script, whatever the markup is that it knows', () => {
    const markup = ['<script></script>', '<style></style>', '</SCRIPT >'];
    expect(composeGuard({base: '/', paths: [], origins: [], markup})).not.toContain('</');
  });

  test('adds a policy by which scripts come from the folders of the portal and declared hosts', () => {
    readRules();
    expect(added.at(-1)).toEqual({
      httpEquiv: 'Content-Security-Policy',
      content:
        "script-src 'unsafe-inline' https://docs.example/portal/assets/ https://docs.example/portal/fr/assets/ https://player.example; worker-src 'self'",
    });
  });

  test('accepts structured data as a script, and nothing that could run', () => {
    const {createScript} = readRules();
    expect(createScript('{"@type":"Thing"}')).toBe('{"@type":"Thing"}');
    expect(['alert(1)', '{"a":alert(1)}', '1', '""', ''].map((text) => createScript(text))).toEqual(
      [null, null, null, null, null],
    );
  });

  test('accepts text without a tag and the known markup, and nothing else', () => {
    const {createHTML} = readRules();
    expect(createHTML('{"name":"a & b"}')).toBe('{"name":"a & b"}');
    expect(KNOWN_MARKUP.map((text) => createHTML(text))).toEqual([...KNOWN_MARKUP]);
    expect(createHTML('<b>')).toBeNull();
    expect(createHTML(`${KNOWN_MARKUP[0]}<img>`)).toBeNull();
  });
});

test('the known markup is what the packages write', () => {
  const read = (file: string): string =>
    readFileSync(path.join(ROOT, 'node_modules', file), 'utf8');
  expect(read('react-dom/cjs/react-dom-client.production.js')).toContain(
    'innerHTML = "<script>\\x3c/script>"',
  );
});

test('redirect pages share one script, and other pages stay as they are', () => {
  const redirect = (to: string): string =>
    `<head><meta http-equiv="refresh" content="0; url=${to}"></head><script>\n window.location.href = '${to}' + window.location.search;\n</script>`;
  const scriptOf = (html: string): string => /<script>.*<\/script>/su.exec(html)?.[0] ?? '';
  const [one, two] = ['/a', '/b'].map((to) => scriptOf(shareRedirectScript(redirect(to))));
  expect(one).toBe(two);
  expect(one).not.toContain('/a');
  expect(shareRedirectScript('<script>window.location.href = 1</script>')).toContain('= 1');
});

test('the headers of the site hold the policy, and later languages find its hashes', () => {
  const headers = composeHeaders({baseUrl: '/portal/', hosts: {}, hashes: ['sha256-a+/=']});
  expect(readHashes(headers)).toEqual(['sha256-a+/=']);
  expect(headers).toMatch(/^\/portal\/\*\n {2}Content-Security-Policy: default-src 'none';/u);
  for (const name of [
    'Strict-Transport-Security',
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    "frame-ancestors 'none'",
  ]) {
    expect(headers).toContain(name);
  }
  // Files of the search are not among them: some have no hash in their name.
  expect(headers.match(/^.*\n.*immutable$/gmu)?.map((rule) => rule.split('\n')[0])).toEqual([
    '/portal/assets/css/*',
    '/portal/assets/js/*',
  ]);
});
