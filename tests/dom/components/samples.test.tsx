import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SampleList from '../../../src/components/SampleList';
import SampleNote from '../../../src/components/SampleNote';
import type {ListedPage} from '../../../src/lib/contracts/samples';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

const PAGE: ListedPage = {
  path: '/docs/yoga/start',
  file: 'docs/yoga/start.mdx',
  title: 'Start with Yoga',
  section: 'yoga',
  packages: ['graphql 16.15.0'],
  samples: [
    {label: 'server.ts', line: 12, anchor: 'server', state: 'matched'},
    {label: 'Shell', line: 30, state: 'excluded', reason: 'It needs a paid account.'},
  ],
};
const POST: ListedPage = {
  ...PAGE,
  path: '/blog/post',
  file: 'blog/post.mdx',
  title: 'A post',
  section: 'blog',
  packages: [],
  samples: [{label: 'book.css', line: 3, state: 'written'}],
};

describe('the line below a sample (SAMPLES)', () => {
  test('says what was done to it, with which packages, and leads to the list', async () => {
    const {container} = renderInSite(
      <SampleNote check="matched" packages="graphql 16.15.0, tsx 4.23.15" more="2" />,
    );
    expect(container).toHaveTextContent(
      'Ran, output matched with graphql 16.15.0, tsx 4.23.15 and 2 more',
    );
    expect(screen.getByRole('link', {name: 'Ran, output matched'})).toHaveAttribute(
      'href',
      '/samples',
    );
    await expectNoViolations(container);
  });

  test('says why nobody could check it, and names no packages then', async () => {
    const {container} = renderInSite(
      <SampleNote check="excluded" reason="It needs a paid account." packages="graphql 16.15.0" />,
    );
    expect(container).toHaveTextContent(/^Not checked here ?It needs a paid account\.$/u);
    await expectNoViolations(container);
  });

  test('claims nothing without packages, and nothing at all for a state that it does not know', () => {
    const {container} = renderInSite(<SampleNote check="written" more="2" />);
    expect(container).toHaveTextContent(/^Written to its file$/u);
    const other = renderInSite(<SampleNote check="checked" packages="graphql 16.15.0" />);
    expect(other.container).toBeEmptyDOMElement();
  });
});

describe('the list of all samples (SAMPLES)', () => {
  test('has every page with its samples, each with its state and its reason', async () => {
    const {container} = renderInSite(<SampleList list={[PAGE, POST]} />);
    expect(screen.getByRole('link', {name: 'Start with Yoga'})).toHaveAttribute('href', PAGE.path);
    const row = screen.getByRole('row', {name: /server\.ts/u});
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/docs/yoga/start#server');
    expect(row).toHaveTextContent('12Ran, output matched');
    expect(screen.getByRole('row', {name: /Shell/u})).toHaveTextContent('It needs a paid account.');
    expect(screen.getByRole('heading', {name: 'Blog'})).toBeInTheDocument();
    await expectNoViolations(container);
  });

  test('shows the sections with their counts first, and opens the one that an address names', () => {
    const closed = renderInSite(<SampleList list={[PAGE, POST]} />);
    const sections = [...closed.container.querySelectorAll<HTMLDetailsElement>('main details')];
    expect(sections.map(({open}) => open)).toEqual([false, false]);
    expect(sections[0]?.querySelector('summary')).toHaveTextContent(
      'Yoga Ran, output matched 1Not checked here 1',
    );
    closed.unmount();
    const {container} = renderInSite(<SampleList list={[PAGE, POST]} />, {path: '/samples#blog'});
    expect(
      [...container.querySelectorAll<HTMLDetailsElement>('main details')].map(({open}) => open),
    ).toEqual([false, true]);
  });

  test('chips leave the samples of one state, and show all again', async () => {
    renderInSite(<SampleList list={[PAGE, POST]} />);
    const chip = screen.getByRole('button', {name: 'Not checked here (1)'});
    await userEvent.click(chip);
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('link', {name: 'server.ts'})).not.toBeInTheDocument();
    expect(screen.queryByRole('link', {name: 'A post'})).not.toBeInTheDocument();
    expect(screen.getByRole('link', {name: 'Shell'})).toBeInTheDocument();
    await userEvent.click(chip);
    expect(screen.getByRole('link', {name: 'A post'})).toBeInTheDocument();
  });
});
