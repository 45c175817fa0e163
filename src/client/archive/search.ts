import {createSearchClient, type SearchClient} from '@selection-set/search/client';
import {createLocalPort} from '@selection-set/search/client/createLocalPort';
import type {Excerpt, PageHit} from '@selection-set/search/engine';
import {SEARCH_FILE_TIMEOUT_MS, SEARCH_HIT_LIMIT, SEARCH_SECTION_LIMIT} from '../../lib/constants';
import {ANSWER_ID, type ArchiveData, FORM_ID} from '../../lib/contracts/archive';
import {listItems, type ResultItem} from '../../lib/search/view/results';
import {splitMarks, type TextPart} from '../../lib/text/marks';
import {selectPlural} from '../../lib/text/format';

/** A page in the results: its group, its title, an excerpt around the words, and its matching sections. Built from text nodes only. */
function drawHit(
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

/**
 * The portal's search over files that are already in the page: pages from disk can neither fetch nor start workers. The client sends
 * requests as to a server, and is answered here.
 */
function openArchive({files, manifest}: Pick<ArchiveData, 'files' | 'manifest'>): SearchClient {
  return createSearchClient({
    folder: '',
    manifest,
    timeout: SEARCH_FILE_TIMEOUT_MS,
    fetch: async (name) => {
      const content = typeof name === 'string' ? files[name] : undefined;
      return new Response(content, {status: content === undefined ? 404 : 200});
    },
    createPort: async () => createLocalPort(),
  });
}

/** Starts the search page of an archive; without its data, the page remains a list of all pages. */
function start(data: ArchiveData): void {
  const answer = document.getElementById(ANSWER_ID);
  const field = document.querySelector<HTMLInputElement>(`#${FORM_ID} input`);
  const form = field?.form;
  if (answer === null || field === null || form === null || form === undefined) {
    return;
  }
  const client = openArchive(data);
  const {texts, language} = data;

  async function search(query: string): Promise<readonly (Node | string)[]> {
    const {hits} = await client.search(query, {
      pages: SEARCH_HIT_LIMIT,
      sections: SEARCH_SECTION_LIMIT,
    });
    if (hits.length === 0) {
      return query === ''
        ? []
        : [texts.empty.replace('{query}', () => query), ' ', texts.emptyHelp];
    }
    const places = hits.map(({index, sections}) => ({page: index, section: sections[0]?.index}));
    const excerpts = await client.excerpts(query, places);
    const list = document.createElement('ol');
    list.className = 'archiveHits';
    list.append(...hits.map((hit, index) => drawHit(hit, excerpts[index], data)));
    return [selectPlural(texts.pages, hits.length, language), list];
  }

  async function show(query: string): Promise<void> {
    let parts: readonly (Node | string)[];
    try {
      parts = await search(query);
    } catch {
      parts = [texts.failed];
    }
    // The reader may have typed on.
    if (field?.value.trim() === query) {
      answer?.replaceChildren(...parts);
    }
  }

  field.addEventListener('input', () => {
    void show(field.value.trim());
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show(field.value.trim());
  });
  // Continues with what was typed before this script had loaded.
  field.value ||= new URLSearchParams(location.search).get('q') ?? '';
  void show(field.value.trim());
}

if (window.archive !== undefined) {
  start(window.archive);
}
