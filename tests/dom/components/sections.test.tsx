import {screen, within} from '@testing-library/react';
import ArticleFrame from '../../../src/components/ArticleFrame';
import ButtonLink from '../../../src/components/ButtonLink';
import Cards, {Card} from '../../../src/components/Cards';
import ErrorFrame from '../../../src/components/ErrorFrame';
import IconButton from '../../../src/components/IconButton';
import PageFrame from '../../../src/components/PageFrame';
import PageList from '../../../src/components/PageList';
import PostList from '../../../src/components/PostList';
import Section from '../../../src/components/Section';
import Steps from '../../../src/components/Steps';
import {TOOLS} from '../../../src/family/data/tools';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

test('Section is a region named by its h2 (GEN-3)', async () => {
  const {container} = renderInSite(
    <Section title="The family" description="Pick a job.">
      <p>Content</p>
    </Section>,
  );
  const region = screen.getByRole('region', {name: 'The family'});
  expect(within(region).getByRole('heading', {level: 2, name: 'The family'})).toBeVisible();
  expect(within(region).getByText('Pick a job.')).toBeVisible();
  expect(within(region).getByText('Content')).toBeVisible();
  await expectNoViolations(container);
});

test('PageFrame is the main part of a page with its h1 (GEN-3)', async () => {
  const {container} = renderInSite(
    <PageFrame title="Ecosystem" description="Twenty tools.">
      <p>Content</p>
    </PageFrame>,
  );
  const main = screen.getByRole('main');
  expect(within(main).getByRole('heading', {level: 1, name: 'Ecosystem'})).toBeVisible();
  expect(within(main).getByText('Content')).toBeVisible();
  await expectNoViolations(container);
});

test('ErrorFrame is the main part of a page with its code and its h1 (RTE-3)', async () => {
  const {container} = renderInSite(
    <ErrorFrame code="404" title="No such page">
      <p>Content</p>
    </ErrorFrame>,
  );
  expect(within(screen.getByRole('main')).getByRole('heading', {level: 1})).toHaveTextContent(
    'No such page',
  );
  expect(screen.getByText('404')).toBeVisible();
  await expectNoViolations(container);
});

test('ArticleFrame puts what stands beside the text after it (RTE-6)', () => {
  renderInSite(
    <ArticleFrame aside={<nav aria-label="On this page" />}>
      <p>Text</p>
    </ArticleFrame>,
  );
  expect(screen.getByText('Text').compareDocumentPosition(screen.getByRole('navigation'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('Cards hold links with a mark and words where given (GEN-3)', async () => {
  const tool = TOOLS[0].key;
  const {container} = renderInSite(
    <Cards>
      <Card title="Yoga" href="/docs/yoga" tool={tool}>
        A server.
      </Card>
      <Card title="Blog" href="/blog" />
    </Cards>,
  );
  expect(screen.getByRole('link', {name: 'Yoga'})).toHaveAttribute('href', '/docs/yoga');
  expect(screen.getByText('A server.')).toBeVisible();
  expect(container.querySelectorAll(`[data-tool="${tool}"]`)).toHaveLength(1);
  expect(screen.getByRole('link', {name: 'Blog'}).querySelector('svg')).toBeNull();
  await expectNoViolations(container);
});

test('Steps keep the ordered list that they draw (GEN-3)', async () => {
  const {container} = renderInSite(
    <Steps>
      <ol>
        <li>Install</li>
        <li>Start</li>
      </ol>
    </Steps>,
  );
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Install',
    'Start',
  ]);
  await expectNoViolations(container);
});

test.each([
  [undefined, 'secondary'],
  ['primary', 'primary'],
] as const)('ButtonLink with the emphasis %s is a link drawn as "%s"', async (emphasis, drawn) => {
  const {container} = renderInSite(
    <ButtonLink to="/docs" {...(emphasis === undefined ? {} : {emphasis})}>
      Read
    </ButtonLink>,
  );
  expect(screen.getByRole('link', {name: 'Read'})).toHaveAttribute('data-emphasis', drawn);
  await expectNoViolations(container);
});

test('IconButton has a name, also as a hint, and submits nothing', async () => {
  const {container} = renderInSite(<IconButton icon="close" label="Dismiss" disabled />);
  const button = screen.getByRole('button', {name: 'Dismiss'});
  expect(button).toHaveAttribute('title', 'Dismiss');
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toBeDisabled();
  await expectNoViolations(container);
});

test('PageList links pages, with a description where there is one (RTE-4)', async () => {
  const {container} = renderInSite(
    <PageList
      pages={[
        {path: '/docs/yoga', title: 'Yoga', description: 'A server.'},
        {path: '/about', title: 'About Us'},
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'YogaA server.',
    'About Us',
  ]);
  expect(screen.getByRole('link', {name: 'Yoga'})).toHaveAttribute('href', '/docs/yoga');
  await expectNoViolations(container);
});

test.each([
  ['en-US', 'May 1, 2026'],
  ['fr', '1 mai 2026'],
])('PostList in %s shows each post with its date as "%s" (LST-5, C-25)', async (locale, date) => {
  const {container} = renderInSite(
    <PostList
      posts={[
        {
          path: '/blog/null',
          source: '@site/blog/post/index.mdx',
          title: 'Null',
          description: 'On null.',
          date: '2026-05-01T23:00:00.000Z',
          tools: [],
        },
      ]}
    />,
    {locale},
  );
  expect(screen.getByRole('link', {name: 'Null'})).toHaveAttribute('href', '/blog/null');
  expect(screen.getByText(date)).toHaveAttribute('datetime', '2026-05-01T23:00:00.000Z');
  expect(screen.getByText('On null.')).toBeVisible();
  await expectNoViolations(container);
});
