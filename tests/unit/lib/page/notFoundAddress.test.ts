import {askedAddress} from '../../../../src/lib/page/address';
import {notFoundAddress} from '../../../../src/lib/page/notFoundAddress';

const BASE_URLS = ['/', '/fr/', '/ar/'];

function at(address: string): URL {
  return new URL(address, 'https://selection-set.example');
}

test.each([
  ['/fr/no/page', '/'],
  ['/fr/no?q=a&b=%25#part', '/'],
  ['/ar/', '/fr/'],
])('%s, answered below %s, leads to the page of its language and back (RTE-4)', (asked, shown) => {
  const address = notFoundAddress(at(asked), BASE_URLS, shown);

  expect(address).toMatch(new RegExp(`^${asked.slice(0, 4)}404\\.html\\?`, 'u'));
  expect(askedAddress(at(address ?? ''))).toBe(asked);
});

test.each([
  ['in the language already', '/fr/no', '/fr/'],
  ['without a language', '/no', '/'],
  ['a word that only begins like a language', '/french', '/'],
  ['sent there already, by a host that has no such file', '/fr/404.html?asked=%2Ffr%2Fno', '/'],
  ['the file itself', '/fr/404', '/'],
])('an address %s leads nowhere else (RTE-4)', (_, asked, shown) => {
  expect(notFoundAddress(at(asked), BASE_URLS, shown)).toBeUndefined();
});

test.each([
  '/fr/404.html?asked=%2F%2Felsewhere.example',
  '/404.html?asked=%2F%2Felsewhere.example',
  '/404.html?asked=https%3A%2F%2Felsewhere.example',
  '/fr/404.html?asked=%2Fdocs',
  '/fr/404.html',
  '/fr/docs?asked=%2Ffr%2Fno',
])('%s names no address of this language (RTE-4)', (address) => {
  expect(askedAddress(at(address))).toBeUndefined();
});
