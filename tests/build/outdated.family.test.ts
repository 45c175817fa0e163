import path from 'node:path';
import {createContentReader} from '@selection-set/content-model';
import {readStates} from '@selection-set/translation-freshness';
import {readBuiltSites} from '../support/builtSite';

const ROOT = path.join(__dirname, '../..');

const [site] = readBuiltSites();
const readContent = createContentReader(ROOT);

test.each(['fr', 'ar', 'ja'])(
  'in %s, no page that is up to date says that it is outdated (I4)',
  async (locale) => {
    const states = await readStates(ROOT, locale, readContent);
    const outdated = states.flatMap((state) =>
      state.state === 'translated' && state.stale.length > 0 ? [`/${locale}${state.path}`] : [],
    );
    const pages = site?.pages.filter(({file}) => file.startsWith(`${locale}/`)) ?? [];
    expect(pages.length).toBeGreaterThan(0);
    const noticed = pages
      .filter(({$}) => $('[data-outdated], [role="note"] a[hreflang="en-US"]').length > 0)
      .map(({address}) => address);
    expect(noticed.filter((address) => !outdated.includes(address))).toEqual([]);
  },
);
