import {existsSync} from 'node:fs';
import path from 'node:path';
import {BRAND} from '../../../src/family/data/brand';
import {FOOTER_COLUMNS, NAV_LINKS} from '../../../src/family/data/navigation';
import {SOLUTIONS} from '../../../src/family/data/solutions';
import {TOOLS} from '../../../src/family/data/tools';
import {
  footerHeadings,
  footerLabels,
  navLabels,
  socialLabels,
} from '../../../src/family/labels/navigation';
import {
  solutionGroupLabels,
  solutionSummaries,
  solutionTitles,
} from '../../../src/family/labels/solutions';
import {gitIssueUrl} from '../../../src/lib/git/repository';

const ROOT = path.join(__dirname, '../../..');
const SOLUTION_TITLE_CHARS = 36;

/** Whether some file of the site is shown at this address. */
function hasPage(to: string): boolean {
  return [
    `src/pages${to}.tsx`,
    `src/pages${to}.mdx`,
    `src/pages${to}/index.tsx`,
    `${to.slice(1)}/index.mdx`,
    `${to.slice(1)}/index.md`,
    `${to.slice(1)}.mdx`,
    `${to.slice(1)}.md`,
  ].some((file) => existsSync(path.join(ROOT, file)));
}

describe('the header (HDR-1)', () => {
  test('has its links in the order of the specification (HDR-1)', () => {
    expect(NAV_LINKS.map(({id}) => navLabels[id])).toEqual([
      'Solutions',
      'Ecosystem',
      'Blog',
      'Our Services',
      'About Us',
      'Contact Us',
    ]);
  });

  test('opens panels under Solutions and Ecosystem only (HDR-2)', () => {
    expect(NAV_LINKS.filter((link) => 'hasPanel' in link).map(({id}) => id)).toEqual([
      'solutions',
      'ecosystem',
    ]);
  });

  test.each(NAV_LINKS.map(({to}) => to).filter((to) => to !== '/blog'))(
    '%s is a page of this site (C-20)',
    (to) => {
      expect(hasPage(to)).toBe(true);
    },
  );
});

describe('the footer (FTR-1, FTR-2)', () => {
  test('has the columns Products, Resources, Company and Community (FTR-1)', () => {
    expect(Object.values(footerHeadings)).toEqual([
      'Products',
      'Resources',
      'Company',
      'Community',
    ]);
    expect(FOOTER_COLUMNS.map(({id}) => footerHeadings[id])).toEqual(['Resources', 'Company']);
  });

  test('has the Press Kit first in Resources, at /logos (FTR-2, RTE-2)', () => {
    const [first] = FOOTER_COLUMNS[0].links;
    expect([footerLabels[first.id], first.to]).toEqual(['Press Kit', '/logos']);
    expect(hasPage('/logos')).toBe(true);
  });

  test('hides /404 and /500 from navigation (RTE-3)', () => {
    const targets = [...NAV_LINKS, ...FOOTER_COLUMNS.flatMap(({links}) => [...links])].map(
      ({to}) => to,
    );
    expect(targets).toContain('/logos');
    expect(targets.filter((to) => /404|500/u.test(to))).toEqual([]);
  });

  test.each(BRAND.social.map(({id, href}) => [id, href] as const))(
    'leads to the community at %s: %s (FTR-1)',
    (id, href) => {
      expect(href.startsWith(BRAND.repository.url)).toBe(true);
      expect(socialLabels[id]).toMatch(/\S/u);
    },
  );
});

describe('the guides by job (HDR-9)', () => {
  test('are nine guides and three topics of scale (HDR-9)', () => {
    expect(SOLUTIONS.map(({group}) => group)).toEqual([
      ...Array.from({length: 9}, () => 'guides'),
      ...Array.from({length: 3}, () => 'scale'),
    ]);
  });

  test('have an address each (HDR-9)', () => {
    expect(new Set(SOLUTIONS.map(({id}) => id)).size).toBe(SOLUTIONS.length);
  });

  test.each(SOLUTIONS.map((solution) => [solution.id, solution] as const))(
    '%s has a page, words within their limit, and combines known tools once each (HDR-9)',
    (id, {tools}) => {
      expect(hasPage(`/solutions/${id}`)).toBe(true);
      expect(solutionTitles[id].length).toBeLessThanOrEqual(SOLUTION_TITLE_CHARS);
      expect(solutionSummaries[id]).toMatch(/\S/u);
      expect(new Set(tools).size).toBe(tools.length);
      expect(TOOLS.map(({key}) => key)).toEqual(expect.arrayContaining([...tools]));
    },
  );

  test.each(SOLUTIONS.map((solution) => [solution.id, solution] as const))(
    '%s says truly whether a document builds it step by step (HDR-9)',
    (id, {hasGuide}) => {
      expect(hasPage(`/docs/guides/${id}`)).toBe(hasGuide);
    },
  );

  test('have a name for both groups (HDR-9)', () => {
    expect(Object.keys(solutionGroupLabels)).toEqual(['guides', 'scale']);
  });
});

test('the repository of the brand is one that issues can be opened in (ERR-5)', () => {
  expect(gitIssueUrl(BRAND.repository.url, {title: 'x'})).toBe(
    `${BRAND.repository.url}/issues/new?title=x`,
  );
});
