import {createHash} from 'node:crypto';
import {type BuiltPage, readBuiltSites} from '../support/builtSite';

const POLICY = 'meta[http-equiv="Content-Security-Policy"]';

/** Scripts in the page that a browser would run. */
function inlineScripts({$}: BuiltPage): string[] {
  return $('script:not([src])')
    .toArray()
    .filter(({attribs}) => !/json/u.test(attribs.type ?? '') || attribs.type === 'speculationrules')
    .map((element) => $(element).text());
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

describe.each(readBuiltSites())('the policies of $site.folder', (built) => {
  const {pages, read, site, files, locales} = built;

  test('every page has one, before anything that a browser runs or loads', () => {
    const late = pages.filter(({html}) => {
      const policy = html.indexOf('http-equiv="Content-Security-Policy"');
      const first = html.search(/<(?:script|link|style|img)\b/u);
      return policy < 0 || (first >= 0 && first < policy);
    });
    expect(late.map(({file}) => file)).toEqual([]);
  });

  test('each names the hashes of the inline scripts of its page, and no others', () => {
    const wrong = pages.filter((page) => {
      const policy = page.$(POLICY).attr('content') ?? '';
      const named = policy.match(/'sha256-[^']+'/gu) ?? [];
      const wanted = [...new Set(inlineScripts(page).map(hashOf))];
      return named.toSorted().join(' ') !== wanted.toSorted().join(' ');
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
  });

  test('none allows inline code, eval, plugins or another base address, and all but the frames of services are closed', () => {
    const policies = new Set(pages.map(({$}) => $(POLICY).attr('content') ?? ''));
    for (const policy of policies) {
      expect(policy).toMatch(/^default-src 'none'; /u);
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("object-src 'none'; base-uri 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
    }
  });

  test('hosts of services are in policies where they are configured, and only there', () => {
    const policy = pages[0]?.$(POLICY).attr('content') ?? '';
    const isConfigured = (site.env.GISCUS_HOST ?? '') !== '';
    expect(/frame-src (?<hosts>[^;]+)/u.exec(policy)?.groups?.hosts !== "'none'").toBe(
      isConfigured,
    );
    expect(policy.includes('algolia')).toBe(isConfigured);
    expect(/form-action 'self'(?<hosts>[^;]*)/u.exec(policy)?.groups?.hosts !== '').toBe(
      isConfigured,
    );
  });

  test('the file of headers serves every page, and is small enough for hosts that read it', () => {
    const headers = read('_headers');
    const missing = pages.flatMap((page) =>
      inlineScripts(page)
        .map(hashOf)
        .filter((hash) => !headers.includes(hash)),
    );
    expect(missing).toEqual([]);
    expect(Math.max(...headers.split('\n').map(({length}) => length))).toBeLessThan(2000);
  });

  test('GitHub Pages leaves nothing out, and holes can be reported', () => {
    expect(files).toContain('.nojekyll');
    expect(read('.well-known/security.txt')).toMatch(/^Contact: https:\/\/.+\nExpires: 20/u);
  });

  test('the privacy page of every language lists what is stored', () => {
    for (const {prefix} of locales) {
      const page = pages.find(({file}) => file === `${prefix}privacy.html`);
      expect(page?.$('main code').text()).toContain('NEXT_LOCALE');
    }
  });
});
