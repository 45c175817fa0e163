import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack-dev-server';
import {createMiddleware} from './createMiddleware';

/**
 * The hot-reloading server shows one language. For addresses of the others it answers with a page that says how to see them, instead of the
 * application, which would not know them either.
 *
 * @param options `css`: the colours of the brand.
 */
export default function pluginOtherLocales(
  {i18n}: LoadContext,
  {css}: {readonly css: string},
): Plugin<void> {
  const places = Object.entries(i18n.localeConfigs).map(([locale, {label, baseUrl}]) => ({
    locale,
    label,
    baseUrl,
  }));
  const devServer: Configuration = {
    // Takes the place of Docusaurus' own, which serves sources to an overlay that webpack-dev-server 5 no longer has.
    setupMiddlewares(middlewares) {
      middlewares.unshift({
        name: 'other-locales',
        middleware: createMiddleware(places, {
          shown: i18n.currentLocale,
          defaultLocale: i18n.defaultLocale,
          css,
        }),
      });
      return middlewares;
    },
  };
  return {
    name: 'other-locales',
    configureWebpack: () => (process.env.NODE_ENV === 'development' ? {devServer} : {}),
  };
}
