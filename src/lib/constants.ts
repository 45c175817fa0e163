/** Every delay and limit of the specification, each defined once. */

/** A mega-menu opens only when the viewport is wider than this, in pixels (CON-9, HDR-2). */
export const MEGA_MENU_MIN_WIDTH_PX = 800;
/** A mega-menu opens only when the viewport is taller than this, in pixels (CON-9, HDR-2). */
export const MEGA_MENU_MIN_HEIGHT_PX = 400;
/** Hover time before a menu opens, in milliseconds (CON-10, HDR-7). */
export const MENU_OPEN_DELAY_MS = 200;
/** Time after a close in which another trigger opens at once, in milliseconds (CON-10, HDR-7). */
export const MENU_SKIP_DELAY_MS = 300;
/** Time after the pointer leaves before a menu closes, in milliseconds; the Radix part's own value (CON-10, HDR-7). */
export const MENU_CLOSE_DELAY_MS = 150;
/** Time after an opening by hover in which a click on the trigger leaves the panel open, in milliseconds (HDR-7). */
export const MENU_KEEP_OPEN_MS = 300;
/** Text size for which the widths below are given, in pixels: larger text needs the layout of a narrower window (WCAG 1.4.4). */
export const BREAKPOINT_TEXT_PX = 16;
/** `md`: below this width the header uses the full-screen menu, in pixels (HDR-3, C-22). */
export const HEADER_BREAKPOINT_PX = 768;
/** From this width the documentation sidebar has a column of its own, in pixels (C-22, Infima's breakpoint). */
export const SIDEBAR_BREAKPOINT_PX = 997;
/** From this width code, tables and figures grow beyond the text, in pixels. */
export const READING_BREAKPOINT_PX = 1440;

/** Parts of the documentation that only authors of this portal need. */
export const AUTHOR_SECTIONS = ['writing', 'translating'] as const;
export type AuthorSection = (typeof AUTHOR_SECTIONS)[number];

/** List items on one page of a list (CON-7, LST-2). */
export const LIST_PAGE_SIZE_LIMIT = 5;
/** Page numbers around the current one in lists (CON-7, LST-2). */
export const LIST_PAGE_RANGE_LIMIT = 3;
/** Page numbers at each end in lists (CON-7, LST-2). */
export const LIST_PAGE_MARGIN_LIMIT = 1;
/** Page numbers around the current one when `Pagination` is used without options (CON-7, LST-3). */
export const PAGINATION_PAGE_RANGE_LIMIT = 2;
/** Page numbers at each end when `Pagination` is used without options (CON-7, LST-3). */
export const PAGINATION_PAGE_MARGIN_LIMIT = 3;

/** How long a copy button shows its check mark, in milliseconds (CON-6, ST-11). */
export const COPY_CONFIRMATION_MS = 2000;

/** Length from which a text without line ends that is pasted into the search counts as a log, in characters. */
export const PASTED_LOG_MIN_CHARS = 120;
/** How long a newsletter request may take, in milliseconds (API-8: the specification leaves the call free). */
export const NEWSLETTER_TIMEOUT_MS = 10_000;

/** How long a vote on a page may take, in milliseconds. */
export const FEEDBACK_TIMEOUT_MS = 10_000;
/** Longest comment on a page, in characters. */
export const FEEDBACK_MAX_CHARS = 2000;
/** Depth to which sidebar folders start open on this portal (CON-13, DOC-3). */
export const SIDEBAR_COLLAPSE_LEVEL = 1;
/** Depth to which sidebar folders start open when a configuration sets none (CON-13, DOC-3). */
export const SIDEBAR_COLLAPSE_LEVEL_FALLBACK = 2;
/** Time after the last change of the window's size until resizing counts as over, in milliseconds (DOC-11, spec §4). */
export const RESIZE_SETTLE_MS = 200;
/** Words that a reader reads per minute, as Docusaurus assumes for posts. */
export const READING_WORDS_PER_MINUTE = 200;
/** Characters of Chinese or Japanese that a reader reads per minute; such texts have no spaces to count words by. */
export const READING_CHARACTERS_PER_MINUTE = 500;

/** Package managers in display order (CON-15, CMD-1). */
export const PACKAGE_MANAGERS = ['yarn', 'npm', 'pnpm'] as const;

/** Default locale (CON-13, DOC-6). */
export const DEFAULT_LOCALE = 'en-US';
/** Cookie that keeps the chosen language (CON-13, DOC-7). */
export const LOCALE_COOKIE_NAME = 'NEXT_LOCALE';
/** Lifetime of the language cookie, in days (CON-13, DOC-7). */
export const LOCALE_COOKIE_LIFETIME_DAYS = 365;

/**
 * Quiet time before the writing server checks the content, in milliseconds: longer than the compiler takes to notice a saved
 * file.
 */
export const CHECK_DELAY_MS = 2000;

/** A document with fewer words of prose is reported to maintainers as very short. */
export const THIN_PAGE_WORDS = 150;

/** How long one file of the search may take, in milliseconds (API-7). */
export const SEARCH_FILE_TIMEOUT_MS = 20_000;

/** Sections of a page that the search dialog shows (SRM-5, CON-11). */
export const SEARCH_SECTION_LIMIT = 5;
/** Lines of the search dialog to render first: about as many as are visible. */
export const SEARCH_FIRST_LINES = 10;
/** Most pages in the results of the search page; further results are not relevant enough. */
export const SEARCH_HIT_LIMIT = 60;
/** Time for which a result must be active before its preview is loaded, in milliseconds. */
export const SEARCH_PREVIEW_DELAY_MS = 80;
/** Length of the excerpt in the preview, in characters (SRM-6). */
export const SEARCH_PREVIEW_CHARS = 320;
/** Most tools to offer as filters. */
export const SEARCH_TOOL_CHIP_LIMIT = 6;
/** Searches that this device remembers. */
export const SEARCH_RECENT_LIMIT = 6;
/** Least time between two changes of the search page's address while a reader types, in milliseconds. */
export const SEARCH_ADDRESS_PAUSE_MS = 1000;
/** Storage key of recent searches; a JSON list of texts, the newest first. */
export const SEARCH_RECENT_KEY = 'recent-searches';
/** Storage key of the reader's consent to reports of the search: `allowed`, or nothing (API-2). */
export const SEARCH_REPORT_STORAGE_KEY = 'search-reports';

/** Pages suggested on the 404 page (RTE-4). */
export const NOT_FOUND_SUGGESTION_LIMIT = 5;
/** Latest posts on the home page. */
export const HOME_POST_LIMIT = 3;

/** Contrast of body text against its background (design direction, WCAG 1.4.6). */
export const BODY_CONTRAST_RATIO = 7;
/** Contrast of all other text against its background (WCAG 1.4.3). */
export const TEXT_CONTRAST_RATIO = 4.5;
/** Contrast of controls and focus rings against their background (WCAG 1.4.11). */
export const CONTROL_CONTRAST_RATIO = 3;

/** Text that npm writes when a package has no README; counts as missing and is never shown (ERR-3, VAL-13). */
export const README_PLACEHOLDER = 'ERROR: No README data found!';
/** Longest README to keep, in bytes of UTF-8 (PKG-1). */
export const README_MAX_BYTES = 200_000;
/** Most published packages of one tool to search for a README, from the latest version down (VAL-13). */
export const PUBLISHED_README_LIMIT = 8;
/** Longest description and longest licence to keep, in characters (PKG-1). */
export const PACKAGE_TEXT_MAX_CHARS = 500;
/** Largest answer to read, in bytes; documents of packages with many versions reach tens of megabytes (API-4). */
export const PACKAGE_ANSWER_MAX_BYTES = 64_000_000;
/** Most files, folders and links in a published package before it is refused. */
export const PACKAGE_ENTRY_LIMIT = 20_000;
/** Most levels of nested folders in a published package before it is refused. */
export const PACKAGE_DEPTH_LIMIT = 32;
/** How long one request for package information may take, in milliseconds (API-4..6). */
export const PACKAGE_REQUEST_TIMEOUT_MS = 15_000;
/** Retries after a request that failed in a way that may be temporary (API-4..6). */
export const PACKAGE_RETRY_LIMIT = 2;
/** Packages requested at the same time (API-4). */
export const PACKAGE_CONCURRENCY_LIMIT = 6;
/** Pause before the first retry, doubled before each further one, in milliseconds (API-4). */
export const BACKOFF_START_MS = 500;
/** Longest pause of our own between two attempts, in milliseconds (API-4). */
export const BACKOFF_MAX_MS = 8000;
/** Longest pause from a server's Retry-After that we accept before giving up, in milliseconds (API-4). */
export const RETRY_AFTER_MAX_MS = 30_000;
/** Time that fetching may add to a build, in milliseconds; below the 30 s that a dead registry may cost. */
export const PACKAGE_BUILD_BUDGET_MS = 20_000;
/** Time that `npm run packages:refresh` may take, in milliseconds. */
export const PACKAGE_REFRESH_BUDGET_MS = 600_000;
/** Age up to which a build uses fetched facts from disk instead of the network, in milliseconds (API-9). */
export const PACKAGE_CACHE_MAX_AGE_MS = 3_600_000;

/** Related tools on a tool's page. */
export const RELATED_TOOL_LIMIT = 4;

/** Siblings in the drawing on a tool's page. */
export const TOOL_NEIGHBOURS_LIMIT = 6;

/** Word in a fence's info string that shows it on its tool's page, too. */
export const TOOL_SAMPLE_FLAG = 'toolPage';

/** Most lines of such a fence. */
export const TOOL_SAMPLE_LINES_LIMIT = 15;

/** How often a player reports its progress, in milliseconds (CON-14, HERO-2). */
export const MEDIA_PROGRESS_INTERVAL_MS = 1000;

/** Quality of pre-built pictures, of 100 (CON-16, API-11). */
export const IMAGE_QUALITY_PERCENT = 75;
/** Widths in which pictures are pre-built, in pixels; a picture is never made wider than its source (API-11, C-19). */
export const IMAGE_WIDTHS_PX = [480, 960, 1440] as const;
/** Size of a picture's file that a page may show. */
export const PICTURE_MAX_BYTES = 2_000_000;

/** How long the comment widget may stay silent before readers get a link to the discussions, in milliseconds (ERR-12). */
export const COMMENTS_TIMEOUT_MS = 8000;

/** How long one request for an outside page may take, in milliseconds. */
export const OUTSIDE_TIMEOUT_MS = 15_000;
/** Retries for an outside page that failed in a way that may be temporary. */
export const OUTSIDE_RETRY_LIMIT = 2;
/** Outside pages requested at the same time, in total and per host. */
export const OUTSIDE_CONCURRENCY_LIMIT = 8;
export const OUTSIDE_HOST_CONCURRENCY_LIMIT = 2;
/** HTTP redirects to follow for one outside page. */
export const OUTSIDE_REDIRECT_LIMIT = 5;
/** Age up to which an outside page that answered is not requested again, in milliseconds: a week. */
export const OUTSIDE_CACHE_MAX_AGE_MS = 604_800_000;

/** Time for which a mouse rests on a term before its definition opens, in milliseconds. */
export const HINT_OPEN_DELAY_MS = 200;
/** Time after the mouse has left before a definition closes, so that it can be reached, in milliseconds. */
export const HINT_CLOSE_DELAY_MS = 200;
/** A picture can be enlarged if it is at least this many times as wide as displayed. */
export const IMAGE_ZOOM_MIN_RATIO = 1.25;

/** How long a live sample may take until its next response before its worker is terminated, in milliseconds. */
export const LIVE_RUN_LIMIT_MS = 5000;
/** How long the worker of a live sample may take to load, in milliseconds. */
export const LIVE_START_LIMIT_MS = 20_000;
/** Longest response of a live sample that is shown, in characters of JSON. */
export const LIVE_RESULT_MAX_CHARS = 60_000;
/** Deepest selection that a live sample runs, in levels of fields. */
export const LIVE_DEPTH_LIMIT = 12;
/** Longest share link of a live sample, in characters after the number sign; browsers and chats cut longer ones. */
export const LIVE_LINK_MAX_CHARS = 6000;
/** Most responses of a subscription to show in a live sample; older ones are removed. */
export const LIVE_RESPONSES_SHOWN = 20;

/** How long an idle page waits before it loads its scripts on a good connection, after its `load` event, in milliseconds. */
export const FIRST_LOAD_IDLE_MS = 10_000;

/** Class that Docusaurus gives to the link of the current heading (DOC-10). */
export const ACTIVE_HEADING_CLASS = 'table-of-contents__link--active';

/** Expiry date of `security.txt` (RFC 9116); a test fails 30 days before it, and the next is at most a year away. */
export const SECURITY_TXT_EXPIRES = '2027-10-31T00:00:00.000Z';

/** Pauses before a chunk of the portal's code is requested again, in milliseconds. */
export const CHUNK_RETRY_DELAYS_MS = [500, 2000] as const;
/** Pause before a page that a reader waits for is requested again, in milliseconds. */
export const ROUTE_RETRY_MS = 10_000;
/** Storage key with which a tab remembers that a page has reloaded itself. */
export const RELOAD_MARK_KEY = 'reload-mark';
/** Storage key for typed text while a page reloads. */
export const KEPT_TEXTS_KEY = 'kept-texts';

/** How long the network may take to answer before a page's cached copy is used, in milliseconds. */
export const OFFLINE_NETWORK_PATIENCE_MS = 3000;
/** Most pages to keep because they were read; the oldest are removed first. */
export const OFFLINE_PAGE_LIMIT = 80;
/** Most files to keep for pages that were read; the oldest pages are removed first, with their files. */
export const OFFLINE_FILE_LIMIT = 800;
/** Files of a language to download at the same time. */
export const OFFLINE_CONCURRENCY_LIMIT = 6;
/** Pause between checks for a newer service worker while a tab stays open, in milliseconds: an hour. */
export const WORKER_UPDATE_INTERVAL_MS = 3_600_000;
