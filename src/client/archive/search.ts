import {SEARCH_HIT_LIMIT, SEARCH_SECTION_LIMIT} from '../../lib/constants';
import {ANSWER_ID, type ArchiveData, FORM_ID} from '../../lib/contracts/archive';
import {selectPlural} from '../../lib/text/selectPlural';
import {drawHit} from './drawHit';
import {openArchive} from './openArchive';

/** Starts the search page of an archive; without its parts the list of all pages stays what it is. */
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
      return query === '' ? [] : [texts.empty.replace('{query}', query), ' ', texts.emptyHelp];
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
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  void show(field.value.trim());
}

if (window.archive !== undefined) {
  start(window.archive);
}
