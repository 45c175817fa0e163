import type {PackageInfo} from '../../../../src/lib/contracts/packageInfo';
import {mergeFacts} from '../../../../src/lib/packageInfo/mergeFacts';

const previous: PackageInfo = {
  name: 'a',
  version: '1.0.0',
  description: 'old',
  weeklyNPMDownloads: 5,
  downloadsWeek: {start: '2026-01-01', end: '2026-01-07'},
  fetchedAt: {
    version: '2026-01-08',
    description: '2026-01-08',
    weeklyNPMDownloads: '2026-01-08',
    downloadsWeek: '2026-01-08',
  },
};

test('PKG-1: what was not answered keeps its last value with its date', () => {
  const facts = {values: {version: '2.0.0'}, answered: ['version', 'description'] as const};
  expect(mergeFacts('a', previous, facts, '2026-11-20')).toEqual({
    name: 'a',
    version: '2.0.0',
    weeklyNPMDownloads: 5,
    downloadsWeek: {start: '2026-01-01', end: '2026-01-07'},
    fetchedAt: {
      version: '2026-11-20',
      weeklyNPMDownloads: '2026-01-08',
      downloadsWeek: '2026-01-08',
    },
  });
});

test('PKG-1: what was never answered is absent', () => {
  const info = mergeFacts('a', undefined, {values: {}, answered: []}, '2026-11-20');
  expect(JSON.parse(JSON.stringify(info))).toEqual({name: 'a', fetchedAt: {}});
});
