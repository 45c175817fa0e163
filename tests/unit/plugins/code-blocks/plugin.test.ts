import {existsSync} from 'node:fs';
import pluginCodeBlocks from '../../../../plugins/code-blocks';

test('the theme’s module that loads Prism is replaced by nothing, under the name that the theme uses', () => {
  const {configureWebpack} = pluginCodeBlocks();
  const {resolve} = (configureWebpack as unknown as () => {resolve: {alias: object}})();
  const [[file, replacement] = ['', undefined]] = Object.entries(resolve.alias);
  expect(file).toMatch(/theme-classic[\\/]lib[\\/]prism-include-languages$/u);
  expect(existsSync(`${file}.js`)).toBe(true);
  expect(replacement).toBe(false);
});
