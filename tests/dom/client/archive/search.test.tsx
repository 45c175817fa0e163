import {waitFor} from '@testing-library/react';
import {ANSWER_ID, type ArchiveData, FORM_ID} from '../../../../src/lib/contracts/archive';

/** An archive whose files have gone, so that each question is answered with one sentence. */
const DATA: ArchiveData = {
  language: 'en-US',
  manifest: 'manifest.json',
  files: {},
  pages: {},
  tools: {},
  texts: {
    pages: 'One page|{count} pages',
    empty: 'Nothing about {query}.',
    emptyHelp: 'Try other words.',
    failed: 'The search of this archive cannot be read.',
    kinds: {doc: 'Documentation', page: 'Page', post: 'Post', tool: 'Tool'},
  },
};

/** Opens the search page, in whose field the reader has typed before its script came. */
async function openPage(typed: string, query: string): Promise<HTMLInputElement> {
  history.replaceState(null, '', `/search.html${query}`);
  document.body.innerHTML = `<form id="${FORM_ID}"><input></form><div id="${ANSWER_ID}">All pages</div>`;
  const field = document.querySelector('input');
  if (field === null) {
    throw new Error('The page has no field.');
  }
  field.value = typed;
  window.archive = DATA;
  jest.resetModules();
  await import('../../../../src/client/archive/search');
  return field;
}

afterEach(() => {
  delete window.archive;
});

test.each([
  {typed: 'errors', query: '', asked: 'errors'},
  {typed: 'errors', query: '?q=caching', asked: 'errors'},
  {typed: '', query: '?q=caching', asked: 'caching'},
])(
  'what was typed before the script of an archive came is asked: $asked',
  async ({typed, query, asked}) => {
    const field = await openPage(typed, query);
    expect(field.value).toBe(asked);
    await waitFor(() => {
      expect(document.getElementById(ANSWER_ID)).toHaveTextContent(DATA.texts.failed);
    });
  },
);
