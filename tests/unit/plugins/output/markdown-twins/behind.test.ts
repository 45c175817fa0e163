import {composeBehindNote} from '../../../../../plugins/output/markdown-twins/rewriteTree';
import {composeTwin} from '../../../../../plugins/output/markdown-twins/readBuiltPage';
import {listTwinFiles} from '../../../../../plugins/output/markdown-twins/readRoutes';
import {readContent, paragraph, text} from '@selection-set/content-model';
import {createBehindCounter} from '@selection-set/translation-freshness';
import {createContentSite} from '../../../../support/contentSite';

const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current/a.mdx';
const SITE = {
  origin: 'https://selection-set.example',
  baseUrl: '/fr/',
  defaultBaseUrl: '/',
  repositoryBase: 'https://github.com/o/r/tree/main',
  twins: new Set(['/docs/a']),
  defaultTwins: new Set(['/docs/a']),
  pathOf: () => undefined,
};
const LABELS = {'behind.count': 'Un paragraphe de retard.|{count} paragraphes de retard.'};

test.each([
  [2, '> 2 paragraphes de retard. <https://selection-set.example/docs/a.md>\n'],
  [1, '> Un paragraphe de retard. <https://selection-set.example/docs/a.md>\n'],
  [0, ''],
])(
  'the twin of a translation that is %i blocks behind has one line more (I4)',
  async (count, line) => {
    const site = createContentSite({'docs/a.mdx': 'A.\n', [FRENCH]: 'Un.\n'});
    const {files} = await readContent(site.siteDir, 'fr');
    site.dispose();
    const [file] = listTwinFiles(files, {entries: [{file: '', path: '/docs/a', isListed: true}]});
    const note = file && composeBehindNote(file, count, LABELS, SITE);
    const page = {
      title: 'A',
      description: '',
      address: 'https://a.example',
      body: [paragraph(text('Un.'))],
    };
    expect(composeTwin({...page, ...(note === undefined ? {} : {note})})).toBe(
      `# A\n\n<https://a.example>\n\n${line}${line === '' ? '' : '\n'}Un.\n`,
    );
  },
);

test('how far a translated file is behind is counted from its lock; without one, nobody knows (I4)', async () => {
  const site = createContentSite({
    'docs/a.mdx': 'A.\n\nB.\n',
    [FRENCH]: 'Un.\n',
    [`${FRENCH}.lock`]: 'source docs/a.mdx\n0123456789ab paragraph A!\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/b.mdx': 'Deux.\n',
  });
  const {files} = await readContent(site.siteDir, 'fr');
  const counts = await Promise.all(files.map(createBehindCounter(site.siteDir)));
  site.dispose();
  expect(counts).toEqual([2, 0]);
});
