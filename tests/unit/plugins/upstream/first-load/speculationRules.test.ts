import {speculationRules} from '../../../../../plugins/upstream/first-load';

test('pages of this site are fetched ahead, files, other languages and other sites are not', () => {
  const text = JSON.stringify(speculationRules('/base/'));
  expect(text).toContain('{"href_matches":"/base/*"}');
  expect(text).toContain('{"not":{"href_matches":"/base/assets/*"}}');
  expect(text).toContain('{"not":{"href_matches":"/*.*"}}');
  expect(text).toMatch(/\{"not":\{"selector_matches":"[^"]*\[download\][^"]*\[hreflang\]/u);
  expect(text).toContain('"eagerness":"moderate"');
});
