import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readBuiltSites} from '../support/builtSite';

interface Message {
  readonly message: string;
}

/** Words of a language's catalogue. */
function readMessage(locale: string, id: string): string | undefined {
  const file = path.join(__dirname, '../../i18n', locale, 'code.json');
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Message | undefined>;
  return catalogue[id]?.message;
}

describe.each(readBuiltSites())('the documents of $site.folder', ({origin, pages}) => {
  const documents = pages.filter(({file}) => /^(?:\w{2}\/)?docs(?:\/|\.html$)/u.test(file));
  const failing = (holds: (page: (typeof documents)[number]) => boolean): string[] =>
    documents.filter((page) => !holds(page)).map(({file}) => file);

  test('are there', () => {
    expect(documents.length).toBeGreaterThan(20);
  });

  test('say in their language where they can be edited, or translated (DOC-1, C-23, I3)', () => {
    expect(
      failing((page) => {
        const {locale} = page.locale;
        const edit = readMessage(locale, 'theme.common.editThisPage') ?? '';
        const link = page.$('.theme-edit-this-page');
        return link.attr('href')?.includes('/new/')
          ? link.text() === readMessage(locale, 'translating.start')
          : link.text() === edit && edit.includes('GitHub');
      }),
    ).toEqual([]);
  });

  test('ask for feedback under their own title (DOC-2)', () => {
    expect(
      failing(({$}) => {
        const title = `Feedback for “${$('h1').first().text()}”`;
        return $('article a[href*="kind%2Fdocs"]')
          .toArray()
          .some(({attribs}) => new URL(attribs.href ?? '').searchParams.get('title') === title);
      }),
    ).toEqual([]);
  });

  test('tell search engines the way to them, which ends with themselves (RTE-6)', () => {
    expect(
      failing(({$, address}) => {
        const data = $('script[type="application/ld+json"]')
          .toArray()
          .map((element) => $(element).text())
          .find((text) => text.includes('BreadcrumbList'));
        const {itemListElement} = JSON.parse(data ?? '{}') as {itemListElement?: {item: string}[]};
        return itemListElement?.at(-1)?.item === origin + address;
      }),
    ).toEqual([]);
  });
});
