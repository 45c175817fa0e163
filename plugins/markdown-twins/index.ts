import path from 'node:path';
import process from 'node:process';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Loaded, NOTHING_LOADED, readLoaded} from './readLoaded';
import {withoutBase} from '../../src/lib/paths/withoutBase';
import {createTranslations} from '../translations/createTranslations';
import {listRouteLanguages} from '../translations/listRouteLanguages';
import {serveTwins} from './serveTwins';
import {writeTwins} from './writeTwins';

/**
 * Gives every page a twin in plain Markdown at its address plus `.md`, and assistants an index of them (`llms.txt`). Pages written in
 * Markdown are translated from their syntax tree, all others from their built HTML.
 */
export default function pluginMarkdownTwins(context: LoadContext): Plugin<void> {
  let loaded: Loaded = NOTHING_LOADED;
  const {baseUrl, siteConfig, siteDir, i18n} = context;
  return {
    name: 'markdown-twins',
    getClientModules: () => [path.join(__dirname, '../../src/client/forgetTwin.ts')],
    async allContentLoaded({allContent}) {
      loaded = readLoaded(allContent, baseUrl);
    },
    async postBuild({outDir, routes, routesPaths, routesBuildMetadata}) {
      const languages = listRouteLanguages(routes, createTranslations(siteDir, i18n.locales));
      await writeTwins({
        context,
        outDir,
        siteName: siteConfig.title,
        loaded,
        routes: {
          routes: routesPaths.map((route) => withoutBase(route, baseUrl)),
          hidden: new Set(
            Object.entries(routesBuildMetadata)
              .filter(([, {noIndex}]) => noIndex)
              .map(([route]) => withoutBase(route, baseUrl)),
          ),
          copies: new Set(
            [...languages]
              .filter(([, locales]) => !locales.includes(i18n.currentLocale))
              .map(([route]) => withoutBase(route, baseUrl)),
          ),
        },
      });
    },
    configureWebpack: () =>
      process.env.NODE_ENV === 'development'
        ? withMiddleware(serveTwins(context, () => loaded))
        : {},
  };
}

/**
 * An object type of its own: the types of webpack leave its server out. The list is changed in place and returned: Docusaurus joins what all
 * such functions return behind its own, where the answer for unknown addresses comes first.
 */
function withMiddleware(middleware: ReturnType<typeof serveTwins>): object {
  return {
    devServer: {
      setupMiddlewares: (middlewares: unknown[]) => {
        middlewares.unshift(middleware);
        return middlewares;
      },
    },
  };
}
