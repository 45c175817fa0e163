import {screen} from '@testing-library/react';
import LastChange from '../../../src/components/LastChange';
import {BRAND} from '../../../src/family/data/brand';
import {renderInSite} from '../../support/renderInSite';

const CHANGED = Date.UTC(2026, 0, 9, 23);

test('the last change has a date in UTC for people and machines, and the name set apart from the sentence (RTE-6)', () => {
  const {container} = renderInSite(
    <LastChange lastUpdatedAt={CHANGED} lastUpdatedBy="maintainers" />,
  );
  expect(container).toHaveTextContent(
    `Last updated on Jan 9, 2026 by ${BRAND.siteName} maintainers`,
  );
  expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-01-09T23:00:00.000Z');
  expect(screen.getByText(`${BRAND.siteName} maintainers`).tagName).toBe('BDI');
});

test.each(['Seed 1a2b3c4d', 'ci-bot', 'constructor', ''])(
  'an author of commits whose name is not known is not shown: "%s" (RTE-6)',
  (name) => {
    const {container} = renderInSite(<LastChange lastUpdatedAt={CHANGED} lastUpdatedBy={name} />);
    expect(container).toHaveTextContent(/^Last updated on Jan 9, 2026$/u);
  },
);

test('in Arabic the date has the digits 0 to 9 (right-to-left)', () => {
  const {container} = renderInSite(<LastChange lastUpdatedAt={CHANGED} />, {locale: 'ar'});
  expect(container.querySelector('time')).toHaveTextContent('9 يناير 2026');
});

test('what git does not know is left out (RTE-6)', () => {
  const {container} = renderInSite(<LastChange lastUpdatedBy="maintainers" />);
  expect(container.querySelector('time')).toBeNull();
});
