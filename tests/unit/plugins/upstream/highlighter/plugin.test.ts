import {existsSync} from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import pluginHighlighter from '../../../../../plugins/upstream/highlighter';

test('the theme’s module that loads Prism is replaced by a file that does nothing, under the name that the theme uses', () => {
  const {configureWebpack} =
    pluginHighlighter({siteDir: process.cwd()} as LoadContext, {
      mode: 'full',
    }) ?? {};
  const {resolve} = (
    configureWebpack as unknown as () => {resolve: {alias: Record<string, string>}}
  )();
  const [[file, replacement] = ['', undefined]] = Object.entries(resolve.alias);
  expect(file).toMatch(/theme-classic[\\/]lib[\\/]prism-include-languages$/u);
  expect(existsSync(`${file}.js`)).toBe(true);
  expect(existsSync(replacement ?? '')).toBe(true);
});
