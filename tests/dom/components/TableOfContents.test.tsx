import {act, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TableOfContents from '../../../src/components/TableOfContents';
import ContentsDisclosure from '../../../src/components/TableOfContents/ContentsDisclosure';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

const TOC = ['First', 'Second', 'Third'].map((value) => ({
  value,
  id: value.toLowerCase(),
  level: 2,
}));

function renderContents(): HTMLElement {
  return renderInSite(
    <>
      {/* The theme's table of contents measures the header. */}
      <div className="navbar" />
      <TableOfContents toc={TOC} foot={<a href="/feedback">Feedback</a>} />
    </>,
  ).container;
}

test('the headings are a landmark of their own name, with the foot below (RTE-6, DOC-2)', () => {
  renderContents();
  expect(screen.getByRole('navigation', {name: 'On this page'})).toBeVisible();
  expect(screen.getByRole('link', {name: 'Second'})).toHaveAttribute('href', '#second');
  expect(screen.getByRole('link', {name: 'Feedback'})).toBeVisible();
});

test('the heading that is being read is the current one, and only it (DOC-10)', async () => {
  renderContents();
  const [first, second] = screen.getAllByRole('link');
  await act(async () => first?.classList.add('table-of-contents__link--active'));
  expect(screen.getByRole('link', {current: 'location'})).toHaveTextContent('First');
  await act(async () => {
    first?.classList.remove('table-of-contents__link--active');
    second?.classList.add('table-of-contents__link--active');
  });
  expect(screen.getByRole('link', {current: 'location'})).toHaveTextContent('Second');
});

test('on small screens the headings are behind a native disclosure (RTE-6)', () => {
  renderInSite(
    <>
      <div className="navbar" />
      <ContentsDisclosure toc={TOC} />
    </>,
  );
  const disclosure = screen.getByText('On this page').closest('summary')?.parentElement;
  expect(disclosure?.tagName).toBe('DETAILS');
  expect(disclosure).not.toHaveAttribute('open');
  expect(disclosure?.querySelectorAll('a')).toHaveLength(3);
});

test('the disclosure names the heading that is being read, and a link in it closes it (DOC-10)', async () => {
  const {container} = renderInSite(
    <>
      <div className="navbar" />
      <TableOfContents toc={TOC} />
      <ContentsDisclosure toc={TOC} />
    </>,
  );
  const summary = container.querySelector('summary');
  expect(summary).toHaveTextContent(/^On this page$/u);
  const marked = container.querySelector('.toc-highlight[href="#second"]');
  await act(async () => marked?.classList.add('table-of-contents__link--active'));
  expect(summary).toHaveTextContent(/Second$/u);
  const disclosure = container.querySelector('details');
  disclosure?.setAttribute('open', '');
  await userEvent.click(disclosure?.querySelector('a[href="#third"]') ?? document.body);
  expect(disclosure).not.toHaveAttribute('open');
});

test('headings of a text in another language say so, in both lists; their title does not (DOC-6)', () => {
  const language = {lang: 'en-US', dir: 'ltr'};
  const {container} = renderInSite(
    <>
      <div className="navbar" />
      <TableOfContents toc={TOC} language={language} />
      <ContentsDisclosure toc={TOC} language={language} />
    </>,
    {locale: 'ar'},
  );
  for (const link of screen.getAllByRole('link', {hidden: true})) {
    expect(link.closest('[dir="ltr"]')).toHaveAttribute('lang', 'en-US');
  }
  for (const title of container.querySelectorAll('nav > p, summary')) {
    expect(title.closest('[dir="ltr"]')).toBeNull();
  }
});

test('there are no accessibility violations', async () => {
  await expectNoViolations(renderContents());
});
