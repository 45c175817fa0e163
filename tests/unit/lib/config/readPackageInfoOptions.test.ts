import {readPackageInfoOptions} from '../../../../src/lib/config/readServices';

test('API-4: without variables a build asks nobody', () => {
  expect(readPackageInfoOptions({})).toEqual({refresh: false});
  expect(
    readPackageInfoOptions({
      PACKAGES_REFRESH: '',
      PACKAGES_DOWNLOADS_URL: ' ',
      PACKAGES_SOURCE_URL: '',
    }),
  ).toEqual({refresh: false});
});

test('API-5, API-6: variables name the services', () => {
  expect(
    readPackageInfoOptions({
      PACKAGES_REFRESH: '1',
      PACKAGES_DOWNLOADS_URL: 'https://downloads.example/week',
      PACKAGES_SOURCE_URL: 'https://raw.example',
    }),
  ).toEqual({
    refresh: true,
    downloadsUrl: 'https://downloads.example/week',
    sourceUrl: 'https://raw.example',
  });
});

test('a wrong address stops the build with the name of the variable', () => {
  expect(() => readPackageInfoOptions({PACKAGES_SOURCE_URL: 'raw.example'})).toThrow(
    'The environment variable PACKAGES_SOURCE_URL is "raw.example".',
  );
});
