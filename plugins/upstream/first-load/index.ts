import path from 'node:path';
import upstreamTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ANNOUNCEMENT} from '../../../src/family/data/family';
import {withoutInlineStyles} from '../../../src/lib/config/withoutInlineStyles';
import type {FirstLoadMode} from '../../../src/lib/firstLoad/awaitIntent';
import {headScript} from '../../../src/lib/firstLoad/headScript';
import type {UpstreamMode} from '../settings/composeContent';

/** Rules for the browser: which links it may fetch once a reader points at them. Files are left out, and so are other sites. */
export interface SpeculationRules {
  readonly prefetch: readonly object[];
}

/**
 * Pages of the portal are fetched when a reader is about to follow a link, so that they open as quickly as after hydration.
 * Browsers leave it when data is to be saved.
 *
 * @param baseUrl of the site, with a slash at both ends.
 */
export function speculationRules(baseUrl: string): SpeculationRules {
  return {
    prefetch: [
      {
        where: {
          and: [
            {href_matches: `${baseUrl}*`},
            {not: {href_matches: `${baseUrl}assets/*`}},
            {not: {href_matches: '/*.*'}},
            {not: {selector_matches: '[download], [hreflang], [aria-haspopup]'}},
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
}

export interface Options {
  readonly mode: FirstLoadMode;
}

/**
 * What a page does before React: it shows what the reader has chosen before first paint (CMD-1, DOC-12), and in the light mode its scripts
 * wait until a reader needs them. There the script itself is a part of the page's template (`lightTemplate`).
 */
export default function pluginFirstLoad({siteConfig}: LoadContext, {mode}: Options): Plugin<void> {
  if (mode === 'plain') {
    return {
      name: 'first-load',
      injectHtmlTags: () => ({
        headTags: [{tagName: 'script', innerHTML: headScript(mode, ANNOUNCEMENT.id)}],
      }),
    };
  }
  return {
    name: 'first-load',
    getClientModules: () => [path.resolve(__dirname, '../../../src/client/firstLoad.ts')],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: {type: 'speculationrules'},
          innerHTML: JSON.stringify(speculationRules(siteConfig.baseUrl)),
        },
      ],
    }),
  };
}

/**
 * What every page is written into, in Eta's syntax: Docusaurus's own, without inline styles, and with scripts on intent where pages load lightly.
 *
 * @returns undefined for Docusaurus's own as it is.
 */
export function pageTemplate(upstream: UpstreamMode, mode: FirstLoadMode): string | undefined {
  if (upstream === 'plain') {
    return undefined;
  }
  const template = withoutInlineStyles(upstreamTemplate);
  return mode === 'light' ? lightTemplate(template, headScript(mode, ANNOUNCEMENT.id)) : template;
}

const SCRIPTS =
  /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script src="<%= it\.baseUrl %><%= script %>" defer><\/script>\s*<% \}\); %>/u;
const HEAD_START = '<meta charset="UTF-8">';
/** The only script before the content is the theme's: theme and banner, which the script in the head does too. */
const BODY_START = '<%~ it.preBodyTags';

/**
 * Docusaurus' template of a page, changed so that scripts do not load by themselves: their addresses stand at one script in the head, which
 * adds them when a reader needs them.
 *
 * @param template in Eta's syntax.
 * @param script text of the script in the head.
 * @throws Error when the template does not have the expected parts any more.
 */
export function lightTemplate(template: string, script: string): string {
  if (!SCRIPTS.test(template) || !template.includes(HEAD_START) || !template.includes(BODY_START)) {
    throw new Error(
      "Docusaurus' page template has changed. Read @docusaurus/core/lib/ssg/ssgTemplate.html.js again and bring lightTemplate up to date, or build with FIRST_LOAD=plain.",
    );
  }
  const addresses = '<%= it.scripts.map((script) => it.baseUrl + script).join(" ") %>';
  return template
    .replace(SCRIPTS, '')
    .replace(HEAD_START, () => `${HEAD_START}<script data-load="${addresses}">${script}</script>`)
    .replace(BODY_START, () => `${BODY_START}.replace(/<script>[^]*?<\\/script>/u, '')`);
}
