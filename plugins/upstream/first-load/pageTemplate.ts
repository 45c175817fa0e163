import upstreamTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {ANNOUNCEMENT} from '../../../src/family/data/family';
import {withoutInlineStyles} from '../../../src/lib/config/withoutInlineStyles';
import type {FirstLoadMode} from '../../../src/lib/firstLoad/awaitIntent';
import {headScript} from '../../../src/lib/firstLoad/headScript';
import type {UpstreamMode} from '../settings/composeContent';
import {lightTemplate} from './lightTemplate';

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
