import {type ContentFile, parseMarkdown} from '@selection-set/content-model';
import {composeReport} from '../../../../../plugins/checks/living-docs';

async function build(
  name: string,
  text: string,
  change: Partial<ContentFile> = {},
): Promise<ContentFile> {
  const {parsed} = await parseMarkdown(text, 'mdx');
  if (parsed === undefined) {
    throw new Error(`${name} cannot be parsed.`);
  }
  return {
    ...parsed,
    text,
    file: `docs/${name}.mdx`,
    original: `docs/${name}.mdx`,
    name: `${name}.mdx`,
    kind: 'doc',
    locale: 'en-US',
    version: 'current',
    path: `/docs/${name}`,
    ...change,
  };
}

test('a document is described by its front matter, its prose and the pages that link to it', async () => {
  const yoga = await build(
    'yoga',
    '---\ntitle: Yoga\nowner: maintainers\nreview_by: 2027-05-20\n---\n\nIt doesn’t need much.\n\n```ts\nconst words = 1;\n```\n',
  );
  const plain = await build('plain', 'One two.\n');
  const {documents} = composeReport({
    files: [yoga, plain],
    links: new Map([
      ['/docs/yoga', new Set(['/docs/yoga'])],
      ['/blog/a', new Set(['/docs/yoga'])],
    ]),
    redirects: [],
  });

  expect(documents).toEqual([
    {path: '/docs/plain', file: 'docs/plain.mdx', title: '/docs/plain', words: 2, incoming: 0},
    {
      path: '/docs/yoga',
      file: 'docs/yoga.mdx',
      title: 'Yoga',
      owner: 'maintainers',
      reviewBy: '2027-05-20',
      words: 4,
      incoming: 1,
    },
  ]);
});

test('drafts, unlisted documents, old versions, posts and partials are left out', async () => {
  const files = await Promise.all([
    build('draft', '---\ndraft: true\n---\n'),
    build('unlisted', '---\nunlisted: true\n---\n'),
    build('old', 'text', {version: '1.0'}),
    build('post', 'text', {kind: 'post'}),
    build('_part', 'text', {kind: 'partial'}),
  ]);
  expect(composeReport({files, links: new Map(), redirects: []}).documents).toEqual([]);
});
