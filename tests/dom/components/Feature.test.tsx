import {screen} from '@testing-library/react';
import Feature from '../../../src/components/Feature';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

const FEATURE = {
  title: 'One graph',
  description: 'Over what you run.',
  image: <img src="/a.svg" alt="A graph" />,
};

test('image, description and a title that is an h2 (FEAT-1)', () => {
  renderInSite(<Feature {...FEATURE} />);
  expect(screen.getByRole('heading', {level: 2, name: 'One graph'})).toBeVisible();
  expect(screen.getByText('Over what you run.')).toBeVisible();
  expect(screen.getByRole('img', {name: 'A graph'})).toBeVisible();
});

test('without a link there is none (FEAT-1)', () => {
  renderInSite(<Feature {...FEATURE} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a link may lead on (FEAT-1)', () => {
  renderInSite(<Feature {...FEATURE} link={{to: '/docs', label: 'Read on'}} />);
  expect(screen.getByRole('link', {name: 'Read on'})).toHaveAttribute('href', '/docs');
});

test.each([
  [false, 'plain'],
  [true, 'flipped'],
])(
  'with isFlipped = %s the layout is "%s", and the words still come first for readers (FEAT-1)',
  (isFlipped, layout) => {
    const {container} = renderInSite(<Feature {...FEATURE} isFlipped={isFlipped} />);
    expect(container.firstElementChild).toHaveAttribute('data-layout', layout);
    expect(screen.getByRole('heading').compareDocumentPosition(screen.getByRole('img'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
);

test('there are no accessibility violations', async () => {
  const {container} = renderInSite(<Feature {...FEATURE} link={{to: '/docs', label: 'Read on'}} />);
  await expectNoViolations(container);
});
