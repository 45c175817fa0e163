import type {Root} from 'hast';
import {dropBadges} from './dropBadges';
import {dropTitle} from './dropTitle';
import {unwrapRoot, wrapRoot} from './hast';
import {highlightCode} from './highlightCode';
import type {ReadmeOptions} from './options';
import type {ParsedReadme} from './parseReadme';
import {placeImages} from './placeImages';
import {pruneEmpty} from './pruneEmpty';
import {rewriteAlerts} from './rewriteAlerts';
import {rewriteAlign} from './rewriteAlign';
import {rewriteFootnotes} from './rewriteFootnotes';
import {rewriteHeadings} from './rewriteHeadings';
import {rewriteImages} from './rewriteImages';
import {rewriteLinks} from './rewriteLinks';
import {rewriteTables} from './rewriteTables';
import {rewriteTasks} from './rewriteTasks';

export type RewriteOptions = ReadmeOptions & {
  readonly containerId: string;
  readonly headingOffset: number;
};

/** Makes a clean tree part of our page. The order matters: links need the headings' ids, headings their final content. */
export function rewriteReadme({tree, trustMark}: ParsedReadme, options: RewriteOptions): Root {
  const content = wrapRoot(tree);
  dropBadges(content);
  rewriteImages(content, options);
  pruneEmpty(content);
  rewriteFootnotes(content, trustMark);
  const title = dropTitle(content, [options.toolName, ...(options.otherTitles ?? [])]);
  const anchors = rewriteHeadings(content, options.headingOffset);
  rewriteLinks(content, {...options, anchors, title});
  rewriteAlerts(content);
  rewriteTables(content, options.labels);
  rewriteTasks(content, options.labels);
  highlightCode(content);
  placeImages(content);
  rewriteAlign(content);
  return unwrapRoot(content);
}
