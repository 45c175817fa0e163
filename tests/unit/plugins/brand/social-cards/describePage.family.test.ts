import {
  describePage,
  type SiteLanguage,
} from '../../../../../plugins/brand/social-cards/describePage';

const ENGLISH: SiteLanguage = {language: 'en-US', isRtl: false, label: (id) => `[${id}]`};
const describePath = (path: string) => describePage({path, title: 'Title'}, ENGLISH);

describe('describePage (DOC-5)', () => {
  test('the home page says what the portal is, not its name once more', () => {
    expect(describePath('/')).toMatchObject({
      kind: 'home',
      title: '[home.hero.title]',
      section: [],
    });
  });

  test('documents and guides of a tool name it and carry its mark', () => {
    expect(describePath('/docs/codegen/quick-start')).toMatchObject({
      kind: 'docs',
      section: ['Code Generator', '[footer.link.docs]'],
      tools: ['CODEGEN'],
    });
    expect(describePath('/docs/yoga/guides/context')).toMatchObject({
      kind: 'guide',
      section: ['Yoga', '[socialCard.guide]'],
      tools: ['YOGA'],
    });
  });

  test('another version of a document still belongs to its tool', () => {
    expect(describePath('/docs/next/yoga/guides/context')).toMatchObject({
      kind: 'guide',
      tools: ['YOGA'],
    });
    expect(describePath('/docs/2.0/mesh')).toMatchObject({kind: 'docs', tools: ['MESH']});
  });

  test('documents of no tool carry the mark of the brand', () => {
    expect(describePath('/docs/start/glossary')).toMatchObject({kind: 'docs', tools: []});
    expect(describePath('/docs')).toMatchObject({kind: 'docs', section: ['[footer.link.docs]']});
  });

  test('a tool page says in one line what the tool is', () => {
    expect(describePath('/tools/sofa')).toMatchObject({
      kind: 'tool',
      note: '[tool.SOFA.title]',
      tools: ['SOFA'],
    });
  });

  test('a solution shows the tools it combines, the overview of solutions is a page', () => {
    expect(describePath('/solutions/type-a-client')).toMatchObject({
      kind: 'solution',
      tools: ['CODEGEN', 'CONFIG'],
    });
    expect(describePath('/solutions').kind).toBe('page');
  });

  test('a post shows its date and authors in the language of the page, and its tools', () => {
    const post = {
      date: new Date('2026-07-02T00:00:00Z'),
      authors: ['Ada', 'Grace'],
      tools: ['YOGA', 'NO_TOOL'],
    };
    const page = {path: '/blog/a-post', title: 'Title', post};
    expect(describePage(page, ENGLISH)).toMatchObject({
      kind: 'blog',
      section: ['[nav.link.blog]', 'Jul 2, 2026'],
      note: 'Ada and Grace',
      tools: ['YOGA'],
    });
    expect(describePage(page, ENGLISH).yearShare).toBeCloseTo(0.5, 2);
    expect(describePage(page, {...ENGLISH, language: 'fr'})).toMatchObject({
      section: ['[nav.link.blog]', '2 juil. 2026'],
      note: 'Ada et Grace',
    });
  });

  test('the overviews of the blog belong to the blog', () => {
    expect(describePath('/blog/tags')).toMatchObject({kind: 'blog', section: ['[nav.link.blog]']});
    expect(describePath('/blog')).toMatchObject({kind: 'blog', section: []});
  });
});
