import {fromXml} from 'xast-util-from-xml';
import {describeSearch} from '../../../../../plugins/output/open-search';

const SEARCH = {
  name: 'Portal & Co',
  description: 'Find <everything>',
  language: 'fr',
  own: 'https://a.example/fr/opensearch.xml',
  search: 'https://a.example/fr/search',
  icon: 'https://a.example/fr/img/favicon.svg',
};

test('the description names the search page with a place for the words, all addresses absolute (S13)', () => {
  const xml = describeSearch(SEARCH);
  expect(() => fromXml(xml)).not.toThrow();
  expect(xml).toContain('template="https://a.example/fr/search?q={searchTerms}"');
  expect(xml).toContain('<ShortName>Portal &#x26; Co</ShortName>');
  expect(xml).toContain('<Language>fr</Language>');
});

test('a name that browsers refuse stops the build and says where it is (S13)', () => {
  expect(describeSearch({...SEARCH, name: 'Sixteen letters!'})).toContain('Sixteen letters!');
  expect(() => describeSearch({...SEARCH, name: 'A name that is too long'})).toThrow(
    /"A name that is too long" in src\/family\/data\/brand\.ts has 23 characters/u,
  );
});
