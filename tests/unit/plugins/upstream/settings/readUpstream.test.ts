import path from 'node:path';
import {
  bundlerParts,
  definePortal,
  readUpstream,
} from '../../../../../plugins/upstream/settings/composeContent';
import pluginCacheKey from '../../../../../plugins/upstream/cache-key';
import {pageTemplate} from '../../../../../plugins/upstream/first-load';
import pluginTrimmedClient from '../../../../../plugins/upstream/bundle-trimming';
import pluginRecovery from '../../../../../plugins/upstream/recovery';

const ROOT = path.join(__dirname, '../../../../..');

test.each([
  [undefined, 'full'],
  ['', 'full'],
  [' full ', 'full'],
  ['plain', 'plain'],
])('UPSTREAM=%p means %s', (value, mode) => {
  expect(readUpstream({UPSTREAM: value})).toBe(mode);
});

test('any other value is refused with what is expected', () => {
  expect(() => readUpstream({UPSTREAM: 'off'})).toThrow(
    /UPSTREAM is "off"; expected "full", or "plain"/u,
  );
});

test('in a plain build nothing takes the place of anything of Docusaurus', () => {
  const {upstream, firstLoad} = definePortal({UPSTREAM: 'plain', FIRST_LOAD: 'light'}, ROOT, []);
  const context = {} as Parameters<typeof pluginTrimmedClient>[0];
  expect(upstream).toBe('plain');
  expect(firstLoad).toBe('plain');
  expect(pageTemplate(upstream, firstLoad)).toBeUndefined();
  expect(pluginTrimmedClient(context, {mode: upstream})).toBeNull();
  expect(pluginCacheKey(context, {mode: upstream})).toBeNull();
  expect(pluginRecovery(context, {mode: upstream})).not.toHaveProperty('configureWebpack');
  // Its key would not know what `cache-key` adds.
  expect(bundlerParts(upstream)).toEqual({rspackPersistentCache: false});
});
