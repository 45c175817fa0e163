import {screen} from '@testing-library/react';
import Hero from '../../../src/components/Hero';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

const WORDS = {title: 'Twenty tools', description: 'Select what you need.'};

test('the title is the h1 of the page, with the description after it (HERO-1)', () => {
  renderInSite(<Hero {...WORDS} />);
  expect(screen.getByRole('heading', {level: 1, name: 'Twenty tools'})).toBeVisible();
  expect(screen.getByText('Select what you need.')).toBeVisible();
});

test('without links, version, colours and image there is nothing but words (HERO-1)', () => {
  const {container} = renderInSite(<Hero {...WORDS} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toBeNull();
  expect(container.firstElementChild).toHaveAttribute('data-layout', 'words');
});

test('one link may be given by itself (HERO-1)', () => {
  renderInSite(<Hero {...WORDS} links={{to: '/docs', label: 'Read'}} />);
  expect(screen.getByRole('link', {name: 'Read'})).toHaveAttribute('href', '/docs');
  expect(screen.getByRole('link', {name: 'Read'})).toHaveAttribute('data-emphasis', 'primary');
});

test('of several links the first one is emphasised (HERO-1)', () => {
  renderInSite(
    <Hero
      {...WORDS}
      links={[
        {to: '/docs', label: 'Read'},
        {to: '/ecosystem', label: 'Compare'},
      ]}
    />,
  );
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.dataset.emphasis]),
  ).toEqual([
    ['Read', 'primary'],
    ['Compare', 'secondary'],
  ]);
});

test.each([
  ['text', '5.0.0'],
  ['an element', <code key="version">5.0.0</code>],
])('the version may be %s (HERO-1)', (_kind, version) => {
  renderInSite(<Hero {...WORDS} version={version} />);
  expect(screen.getByText('5.0.0')).toBeVisible();
});

test('two colours drive four discs behind the words, as decoration (HERO-1)', () => {
  const {container} = renderInSite(<Hero {...WORDS} colors={['#c026d3', '#0284c7']} />);
  const fills = [...container.querySelectorAll('svg[aria-hidden="true"] circle')].map((disc) =>
    String(disc.getAttribute('fill')),
  );
  expect(fills.toSorted()).toEqual(['#0284c7', '#0284c7', '#c026d3', '#c026d3']);
});

test('an image stands after the words (HERO-1)', () => {
  const {container} = renderInSite(<Hero {...WORDS} image={<img src="/a.svg" alt="A graph" />} />);
  expect(container.firstElementChild).toHaveAttribute('data-layout', 'image');
  const heading = screen.getByRole('heading');
  expect(heading.compareDocumentPosition(screen.getByRole('img', {name: 'A graph'}))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('there are no accessibility violations', async () => {
  const {container} = renderInSite(
    <Hero
      {...WORDS}
      version="5"
      colors={['#c026d3', '#0284c7']}
      links={{to: '/docs', label: 'Read'}}
    />,
  );
  await expectNoViolations(container);
});
