import type {ArchiveData} from '../../lib/contracts/archive';
import type {Excerpt, PageHit} from '@selection-set/search/engine';
import {listItems, type ResultItem} from '../../lib/search/view/results';
import {splitMarks} from '../../lib/text/splitMarks';
import type {TextPart} from '../../lib/text/markWords';

/** A page that was found: what it belongs to, its title, what it says around the words, and its sections that answer. Built from text nodes only. */
export function drawHit(
  hit: PageHit,
  excerpt: Excerpt | undefined,
  {pages, tools, texts}: Pick<ArchiveData, 'pages' | 'texts' | 'tools'>,
): HTMLElement {
  const [page, ...sections] = listItems(hit);
  const source = tools[page?.tool ?? ''] ?? texts.kinds[page?.pageKind ?? 'page'];
  const title = element('h2', 'archiveTitle', page === undefined ? [] : [drawLink(page, pages)]);
  const parts = excerpt === undefined ? [] : splitMarks(excerpt.text, excerpt.marks);
  const text = element('p', 'archiveExcerpt', parts.map(drawPart));
  const list = element(
    'ul',
    'archiveSections',
    sections.map((section) => element('li', '', [drawTrail(section), drawLink(section, pages)])),
  );
  return element('li', 'archiveHit', [
    element('p', 'archiveSource', [source]),
    title,
    ...(parts.length === 0 ? [] : [text]),
    ...(sections.length === 0 ? [] : [list]),
  ]);
}

function drawLink({to, title}: ResultItem, pages: Readonly<Record<string, string>>): HTMLElement {
  const [url = '', anchor] = to.split('#');
  const link = document.createElement('a');
  link.href = (pages[url] ?? '') + (anchor === undefined ? '' : `#${anchor}`);
  link.dir = 'auto';
  link.textContent = title;
  return link;
}

/** Headings between the page and the section. */
function drawTrail({trail}: ResultItem): HTMLElement {
  return element('bdi', 'archiveTrail', [
    trail
      .slice(1)
      .map((part) => `${part} › `)
      .join(''),
  ]);
}

function drawPart({text, isMatch}: TextPart): Node {
  return isMatch ? element('mark', '', [text]) : document.createTextNode(text);
}

function element(
  name: string,
  className: string,
  children: readonly (Node | string)[],
): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}
