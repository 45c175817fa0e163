import {MEGA_MENU_QUERY, WIDE_HEADER_QUERY} from '../../../../src/lib/media/queries';

test('a mega-menu wants more than 800 by more than 400 pixels, strictly (HDR-2, CON-9)', () => {
  expect(MEGA_MENU_QUERY).toBe('(min-width: 800.02px) and (min-height: 400.02px)');
});

test('the header shows its links in a row from 768 px, or more for larger text (HDR-3, C-22, WCAG 1.4.4)', () => {
  expect(WIDE_HEADER_QUERY).toBe('(min-width: 48em)');
});
