import {screen} from '@testing-library/react';
import {TagList} from '../../../src/components/PageList';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

test('lists tags by name, each with the number of its pages and what they are about', async () => {
  const {container} = renderInSite(
    <TagList
      tags={[
        {label: 'Servers', permalink: '/blog/tags/servers', count: 6, description: 'Resolvers.'},
        {label: 'Clients', permalink: '/blog/tags/clients', count: 1, description: undefined},
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map(({textContent}) => textContent)).toEqual([
    'Clients (1)',
    'Servers (6)',
  ]);
  expect(screen.getByRole('link', {name: 'Servers (6)'})).toHaveAttribute(
    'href',
    '/blog/tags/servers',
  );
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Resolvers.');
  await expectNoViolations(container);
});
