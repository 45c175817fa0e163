import upstreamTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {withoutInlineStyles} from '../../../src/lib/config/withoutInlineStyles';
import type {FirstLoadMode} from '../../../src/lib/firstLoad/contract';
import {headScript} from '../../../src/lib/firstLoad/headScript';
import {lightTemplate} from './lightTemplate';

/** What every page is written into, in Eta's syntax: Docusaurus's own, without inline styles, and with scripts on intent where pages load lightly. */
export function pageTemplate(mode: FirstLoadMode): string {
  const template = withoutInlineStyles(upstreamTemplate);
  return mode === 'light' ? lightTemplate(template, headScript(mode)) : template;
}
