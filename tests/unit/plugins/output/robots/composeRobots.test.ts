import {composeRobots} from '../../../../../plugins/output/robots';

test('robots.txt lets everyone in and names each sitemap once', () => {
  const english = 'https://example.org/portal/sitemap.xml';
  const french = 'https://example.org/portal/fr/sitemap.xml';
  expect(composeRobots([english, french, english])).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${english}\nSitemap: ${french}\n`,
  );
});
