import path from 'node:path';
import {readContent} from '@selection-set/content-model';
import {readBuiltSites} from '../support/builtSite';

const ROOT = path.join(__dirname, '../..');
const [site] = readBuiltSites();

describe.each(site?.locales ?? [])('content in $locale', ({locale, prefix}) => {
  test('every file is published where the content model says', async () => {
    const {files} = await readContent(ROOT, locale);
    const missing = files
      .flatMap(({path: address}) => address ?? [])
      .map((address) => `${prefix}${address.slice(1)}`)
      .filter((name) => !site?.files.has(`${name}.html`) && !site?.files.has(`${name}/index.html`));

    expect(files.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  test('headings have the ids that the content model gives them', async () => {
    const {files} = await readContent(ROOT, locale);
    const wrong = files.flatMap(({file, path: address, headings}) => {
      const page = site?.pages.find(
        (candidate) => candidate.address === `/${prefix}${address?.slice(1)}`,
      );
      return headings
        .filter(({id}) => page !== undefined && page.$(`[id="${id}"]`).length !== 1)
        .map(({id}) => `${file} #${id}`);
    });

    expect(wrong).toEqual([]);
  });
});
