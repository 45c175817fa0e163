import {destinationOf} from '@selection-set/site-paths';

test.each([
  ['/docs/yoga#a', 'portal'],
  ['/http://a', 'portal'],
  ['https://portal.example/other', 'host'],
  ['https://portal.example.org/', 'outside'],
  ['http://portal.example/', 'outside'],
  ['HTTPS://OTHER.EXAMPLE', 'outside'],
  ['https://', 'outside'],
])('%s is led to by the %s (HIT-1)', (address, destination) => {
  expect(destinationOf(address, 'https://portal.example')).toBe(destination);
});
