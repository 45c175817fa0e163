import path from 'node:path';
import {visit} from 'unist-util-visit';
import {readFence, DIAGRAM_LANGUAGE} from '@selection-set/code-blocks';
import {type ContentFile, readContent} from '@selection-set/content-model';
import {readBuiltSites} from '../support/builtSite';

const ROOT = path.join(__dirname, '../..');

const builtSites = readBuiltSites();
const [site] = builtSites;

/** Code of the fences of a file, as it is to be shown. */
function listCode({tree}: ContentFile): readonly string[] {
  const codes: string[] = [];
  visit(tree, 'code', (node) => {
    if (node.lang !== DIAGRAM_LANGUAGE) {
      codes.push(readFence(node).code);
    }
  });
  return codes;
}

describe.each(builtSites)('code in $site.folder', ({files, pages, read}) => {
  test('no page has an inline style', () => {
    const styled = pages.flatMap(({file, $}) =>
      $('[style]')
        .toArray()
        .map(({tagName, attribs}) => `${file}: ${tagName} ${attribs.style}`),
    );
    expect(styled).toEqual([]);
  });

  test('no script holds a highlighter', () => {
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(
      scripts.filter((file) => /(?:before|after)-tokenize|lookbehind:/u.test(read(file))),
    ).toEqual([]);
  });

  test('code is coloured in the HTML, and reads from left to right', () => {
    const blocks = pages.flatMap(({$}) =>
      $('pre:has(> code[class]):not([class^="readme"])').toArray(),
    );
    expect(blocks.length).toBeGreaterThan(100);
    expect(blocks.filter(({attribs}) => attribs.dir !== 'ltr')).toEqual([]);
    expect(pages.filter(({$}) => $('pre code .k').length > 0).length).toBeGreaterThan(50);
  });
});

describe.each(site?.locales ?? [])('fences in $locale', ({locale, prefix}) => {
  test('every one is on its page to the letter, without the comments that mark lines (ST-11)', async () => {
    const {files} = await readContent(ROOT, locale);
    const missing = files.flatMap((file) => {
      const page = site?.pages.find(
        ({address}) => address === `/${prefix}${file.path?.slice(1) ?? ''}`,
      );
      const shown = new Set(
        page
          ?.$('pre > code')
          .toArray()
          .map((code) => page.$(code).text()),
      );
      return page === undefined
        ? []
        : listCode(file)
            .filter((code) => !shown.has(code))
            .map((code) => `${file.file}: ${code}`);
    });

    expect(files.flatMap(listCode).length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });
});
