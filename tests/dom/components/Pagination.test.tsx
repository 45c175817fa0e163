import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Pagination, {type Props} from '../../../src/components/Pagination';
import {LIST_PAGE_MARGIN_LIMIT, LIST_PAGE_RANGE_LIMIT} from '../../../src/lib/constants';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

function renderPages(props: Partial<Props>): jest.Mock {
  const onPageChange = jest.fn();
  renderInSite(<Pagination pageCount={10} page={0} onPageChange={onPageChange} {...props} />);
  return onPageChange;
}

/** What a reader sees: numbers, `*` after the current one, `...` for a gap. */
function shownWindow(): string {
  return within(screen.getByRole('navigation', {name: 'Pages of this list'}))
    .getAllByRole('button')
    .filter((button) => !button.getAttribute('aria-label')?.endsWith('page'))
    .map(
      (button) =>
        `${button.textContent}${button.getAttribute('aria-current') === 'page' ? '*' : ''}`,
    )
    .join(' ');
}

describe('windows of a list, range 3 and margin 1 (LST-2, CON-7)', () => {
  test.each([
    [5, 1, '1* 2 3 4 5'],
    [5, 2, '1 2* 3 4 5'],
    [5, 3, '1 2 3* 4 5'],
    [5, 4, '1 2 3 4* 5'],
    [5, 5, '1 2 3 4 5*'],
    [6, 1, '1* 2 3 ... 6'],
    [6, 3, '1 2 3* 4 5 6'],
    [10, 1, '1* 2 3 ... 10'],
    [10, 2, '1 2* 3 4 ... 10'],
    [10, 5, '1 ... 4 5* 6 ... 10'],
    [10, 7, '1 ... 6 7* 8 9 10'],
    [10, 10, '1 ... 8 9 10*'],
  ])(
    'of %i pages, with page %i current, shows %s, as in the vectors of 1.12 (LST-2)',
    (pageCount, current, expected) => {
      renderPages({
        pageCount,
        page: current - 1,
        pageRange: LIST_PAGE_RANGE_LIMIT,
        pageMargin: LIST_PAGE_MARGIN_LIMIT,
      });
      expect(shownWindow()).toBe(expected);
    },
  );
});

test('without options the window is that of the library: range 2 and margin 3 (LST-3, C-17)', () => {
  renderPages({pageCount: 20, page: 9});
  expect(shownWindow()).toBe('1 2 3 ... 9 10* 11 ... 18 19 20');
});

test('a number tells which page was asked for, from 0 (LST-2)', async () => {
  const user = userEvent.setup();
  const onPageChange = renderPages({});
  await user.click(screen.getByRole('button', {name: 'Page 2'}));
  expect(onPageChange.mock.calls).toEqual([[1]]);
});

test.each([
  ['Next page', 5],
  ['Previous page', 3],
])('the arrow "%s" asks for page %i when page 4 is shown (LST-3)', async (name, page) => {
  const user = userEvent.setup();
  const onPageChange = renderPages({page: 4});
  await user.click(screen.getByRole('button', {name}));
  expect(onPageChange.mock.calls).toEqual([[page]]);
});

test('the first page has none before it, and the last none after it (LST-3)', async () => {
  const user = userEvent.setup();
  const onPageChange = renderPages({pageCount: 1});
  await user.click(screen.getByRole('button', {name: 'Previous page'}));
  await user.click(screen.getByRole('button', {name: 'Next page'}));
  expect(onPageChange).not.toHaveBeenCalled();
});

test('the page is given from outside (LST-2)', () => {
  const props = {pageCount: 10, onPageChange: () => undefined};
  const {rerender} = renderInSite(<Pagination {...props} page={4} />);
  expect(screen.getByRole('button', {current: 'page'})).toHaveTextContent('5');
  rerender(<Pagination {...props} page={0} />);
  expect(screen.getByRole('button', {current: 'page'})).toHaveTextContent('1');
});

test('the numbers stay a list inside one navigation', () => {
  renderPages({});
  const navigation = screen.getByRole('navigation');
  expect(within(navigation).getByRole('list')).toBeVisible();
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
});

test('there are no accessibility violations', async () => {
  renderPages({page: 4});
  await expectNoViolations(screen.getByRole('navigation'));
});
