import {screen} from '@testing-library/react';
import Picture from '../../../src/components/Picture';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

test('a pre-built picture offers AVIF before WebP in all widths and falls back to its source (API-11)', async () => {
  const {container} = renderInSite(<Picture src="/img/shot.png" alt="A screen" sizes="50vw" />);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({type, sizes}) => [type, sizes])).toEqual([
    ['image/avif', '50vw'],
    ['image/webp', '50vw'],
  ]);
  expect(sources.map(({srcset}) => srcset.split(', ').map((part) => part.split(' ')[1]))).toEqual([
    ['480w', '960w', '1440w'],
    ['480w', '960w', '1440w'],
  ]);
  const image = screen.getByRole('img', {name: 'A screen'});
  expect(image).toHaveAttribute('src', '/img/shot.png');
  expect(image).toHaveAttribute('width', '2000');
  expect(image).toHaveAttribute('height', '1250');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('decoding', 'async');
  await expectNoViolations(container);
});

test.each(['/img/other.png', 'https://example.org/a.png'])(
  '%s, which is not pre-built, is an image like any other (C-19)',
  (src) => {
    const {container} = renderInSite(<Picture src={src} alt="" width={300} height={200} />);
    expect(container.querySelector('source')).toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('src', src);
    expect(container.querySelector('img')).toHaveAttribute('width', '300');
  },
);
