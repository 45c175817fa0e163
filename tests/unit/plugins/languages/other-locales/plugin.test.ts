import type {LoadContext} from '@docusaurus/types';
import pluginOtherLocales from '../../../../../plugins/languages/other-locales';

const LOCALE_CONFIGS = {
  'en-US': {label: 'English', baseUrl: '/'},
  fr: {label: 'Français', baseUrl: '/fr/'},
};

/** What the plugin adds to the bundler's configuration; it reads nothing of what it is given. */
function configure(mode: string): unknown {
  const context = {
    i18n: {currentLocale: 'en-US', defaultLocale: 'en-US', localeConfigs: LOCALE_CONFIGS},
  };
  const plugin = pluginOtherLocales(context as unknown as LoadContext, {css: ':root{}'});
  jest.replaceProperty(process.env, 'NODE_ENV', mode);
  return plugin.configureWebpack?.({}, false, undefined as never, undefined);
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('the hot-reloading server answers for other languages before it does anything else', () => {
  expect(configure('development')).toEqual({
    devServer: {setupMiddlewares: expect.any(Function)},
  });
});

test('a production build has no such server', () => {
  expect(configure('production')).toEqual({});
});
