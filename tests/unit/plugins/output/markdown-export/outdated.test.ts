import {composeOutdatedNote} from '../../../../../plugins/output/markdown-export/rewriteTree';
import {composeExport} from '../../../../../plugins/output/markdown-export/readBuiltPage';
import {listExportFiles} from '../../../../../plugins/output/markdown-export/readRoutes';
import {readContent, paragraph, text} from '@selection-set/content-model';
import {createOutdatedCounter} from '@selection-set/translation-freshness';
import {createContentSite} from '../../../../support/contentSite';

const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current/a.mdx';
const SITE = {
  origin: 'https://selection-set.example',
  baseUrl: '/fr/',
  defaultBaseUrl: '/',
  repositoryBase: 'https://github.com/o/r/tree/main',
  exportedPages: new Set(['/docs/a']),
  defaultExports: new Set(['/docs/a']),
  pathOf: () => undefined,
};
const LABELS = {'outdated.count': 'Un paragraphe de retard.|{count} paragraphes de retard.'};

test.each([
  [2, '> 2 paragraphes de retard. <https://selection-set.example/docs/a.md>\n'],
  [1, '> Un paragraphe de retard. <https://selection-set.example/docs/a.md>\n'],
  [0, ''],
])(
  'the Markdown export of a translation with %i outdated blocks has one line more (I4)',
  async (count, line) => {
    const site = createContentSite({'docs/a.mdx': 'A.\n', [FRENCH]: 'Un.\n'});
    const {files} = await readContent(site.siteDir, 'fr');
    site.dispose();
    const [file] = listExportFiles(files, {entries: [{file: '', path: '/docs/a', isListed: true}]});
    const note = file && composeOutdatedNote(file, count, LABELS, SITE);
    const page = {
      title: 'A',
      description: '',
      address: 'https://a.example',
      body: [paragraph(text('Un.'))],
    };
    expect(composeExport({...page, ...(note === undefined ? {} : {note})})).toBe(
      `# A\n\n<https://a.example>\n\n${line}${line === '' ? '' : '\n'}Un.\n`,
    );
  },
);

test('the outdated blocks of a translated file are counted from its lock; without one, nobody knows (I4)', async () => {
  const site = createContentSite({
    'docs/a.mdx': 'A.\n\nB.\n',
    [FRENCH]: 'Un.\n',
    [`${FRENCH}.lock`]: 'source docs/a.mdx\n0123456789ab paragraph A!\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/b.mdx': 'Deux.\n',
  });
  const {files} = await readContent(site.siteDir, 'fr');
  const counts = await Promise.all(files.map(createOutdatedCounter(site.siteDir)));
  site.dispose();
  expect(counts).toEqual([2, 0]);
});
