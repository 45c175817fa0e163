import * as constants from '../../../src/lib/constants';

/** The numbers of section 1.10, written down once more so that a slip of the finger is seen. */
const SPEC = [
  ['CON-6', 'COPY_CONFIRMATION_MS', 2000],
  ['CON-7', 'LIST_PAGE_SIZE_LIMIT', 5],
  ['CON-7', 'LIST_PAGE_RANGE_LIMIT', 3],
  ['CON-7', 'LIST_PAGE_MARGIN_LIMIT', 1],
  ['CON-7', 'PAGINATION_PAGE_RANGE_LIMIT', 2],
  ['CON-7', 'PAGINATION_PAGE_MARGIN_LIMIT', 3],
  ['CON-9', 'MEGA_MENU_MIN_WIDTH_PX', 800],
  ['CON-9', 'MEGA_MENU_MIN_HEIGHT_PX', 400],
  ['CON-10', 'MENU_OPEN_DELAY_MS', 200],
  ['CON-10', 'MENU_SKIP_DELAY_MS', 300],
  ['CON-10', 'MENU_CLOSE_DELAY_MS', 150],
  ['CON-13', 'DEFAULT_LOCALE', 'en-US'],
  ['CON-13', 'LOCALE_COOKIE_NAME', 'NEXT_LOCALE'],
  ['CON-13', 'LOCALE_COOKIE_LIFETIME_DAYS', 365],
  ['CON-14', 'MEDIA_PROGRESS_INTERVAL_MS', 1000],
  ['CON-15', 'PACKAGE_MANAGERS', ['yarn', 'npm', 'pnpm']],
  ['CON-16', 'IMAGE_QUALITY_PERCENT', 75],
  ['API-11', 'IMAGE_WIDTHS_PX', [480, 960, 1440]],
  ['C-22', 'HEADER_BREAKPOINT_PX', 768],
  ['C-22', 'SIDEBAR_BREAKPOINT_PX', 997],
  ['WCAG 1.4.6', 'BODY_CONTRAST_RATIO', 7],
  ['WCAG 1.4.3', 'TEXT_CONTRAST_RATIO', 4.5],
  ['WCAG 1.4.11', 'CONTROL_CONTRAST_RATIO', 3],
] as const;

const VALUES: Readonly<Record<string, unknown>> = {...constants};

test.each(SPEC)('%s: %s is %p', (_id, name, value) => {
  expect(VALUES[name]).toEqual(value);
});

test('security.txt holds for 30 more days, and for a year at most (RFC 9116)', () => {
  const days = (Date.parse(constants.SECURITY_TXT_EXPIRES) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
