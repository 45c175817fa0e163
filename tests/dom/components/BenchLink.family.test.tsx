import {screen} from '@testing-library/react';
import BenchLink from '../../../src/family/benches/BenchLink';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

test('a sample leads to its bench with everything that it shows', async () => {
  const {container} = renderInSite(<BenchLink to="/play/codegen#bench=abc" />);
  expect(screen.getByRole('link', {name: 'Open in the studio'})).toHaveAttribute(
    'href',
    '/play/codegen#bench=abc',
  );
  await expectNoViolations(container);
});
