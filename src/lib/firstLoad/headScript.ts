import {ACTIVE_HEADING_CLASS, FIRST_LOAD_IDLE_MS, LOCALE_COOKIE_NAME} from '../constants';
import {MEGA_MENU_QUERY} from '../media/queries';
import {packageManagerScript} from '../packageCmd/installCommand';
import {readLocal} from '../page/browserStorage';
import {TEXT_FIELDS} from '../search/view/opensSearch';
import {sidebarScript} from '../sidebar/sidebarScript';
import {actAtOnce} from './actAtOnce';
import {awaitIntent, type FirstLoadMode} from './awaitIntent';

/**
 * Marks the current heading in the table of contents, keeps its link in view and shows its name on small screens, by the rule of
 * Docusaurus's `useTOCHighlight`, which takes over with React: the first heading in the upper half of the window, else the last one above
 * it. The head's script contains a copy of this function, so it uses nothing from outside.
 *
 * @param activeClass of the marked link.
 */
export function markHeading(activeClass: string): void {
  const header = document.querySelector('.navbar')?.clientHeight ?? 0;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-highlight')];
  const places = links.map(({hash}) =>
    document.getElementById(decodeURIComponent(hash.slice(1)))?.getBoundingClientRect(),
  );
  const next = places.findIndex((place) => place && place.top >= header);
  const isNear = (places[next]?.bottom ?? 0) < innerHeight / 2;
  const active = isNear ? links.at(next) : links[next - 1];
  for (const link of links) {
    link.classList.toggle(activeClass, link === active);
    link.ariaCurrent = link === active ? 'location' : null;
  }
  document.querySelector('[data-section]')?.replaceChildren(active?.textContent ?? '');
  const frame = active?.closest('div');
  if (active && frame) {
    frame.scrollTop = active.offsetTop - frame.clientHeight / 2;
  }
}

/**
 * Starts the scripts without interaction where something on the page needs that, by words in its attribute `data-scripts`: always (`now`),
 * when it comes into view (`view`), when the address has a hash (`hash`) or a query (`query`), or when the reader has chosen another
 * language or the browser requests one (`language`). An idle page starts unless the browser reports a slow connection or data saving;
 * Firefox and Safari report nothing. The head's script contains a copy of this function, so it uses nothing from outside.
 *
 * @param cookie name of the one with the chosen language.
 * @param idle milliseconds.
 */
function asksForScripts(start: () => void, cookie: string, idle: number): void {
  let {language} = navigator;
  try {
    language = document.cookie.split(`${cookie}=`)[1] ?? language;
  } catch {
    // A page in a frame without an origin has no cookies.
  }
  const isForeign = language.slice(0, 2) !== document.documentElement.lang.slice(0, 2);
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) {
      start();
    }
  });
  for (const element of document.querySelectorAll<HTMLElement>('[data-scripts]')) {
    const when = `${element.dataset.scripts}`;
    if (
      when === 'now' ||
      (location.hash && when.includes('hash')) ||
      (location.search && when === 'query') ||
      (isForeign && when === 'language')
    ) {
      start();
    }
    if (when.includes('view')) {
      observer.observe(element);
    }
  }
  setTimeout(() => {
    // Firefox and Safari do not say how good it is.
    const {connection} = navigator;
    if (!connection || (connection.effectiveType === '4g' && !connection.saveData)) {
      start();
    }
  }, idle);
}

/**
 * Adds scripts, which the browser fetches in parallel and runs in order, once the rest of the style sheet has loaded: scripts render
 * elements that the page did not contain (`plugins/output/first-styles`). A script that does not arrive, or whose content has another hash
 * than in the build, is requested twice more, bypassing every cache, after one second and after four. The head's script contains a copy of
 * this function, so it uses nothing from outside.
 *
 * @param addresses of this site with the hash of their content after `#`, as the build wrote them.
 * @param hasRun whether they have taken effect, once all have loaded.
 * @param onFailed called when a script did not arrive the third time, when they have no effect, and ten seconds after they have arrived and
 *   thirty after they were requested, when the page is mostly ready.
 */
function loadScripts(
  addresses: readonly string[],
  hasRun: () => boolean,
  onFailed: () => void,
): void {
  let missing = addresses.length;
  const onload = (): void => {
    missing -= 1;
    if (!missing) {
      setTimeout(onFailed, hasRun() ? 10_000 : 0);
    }
  };
  const add = (address: string, wait: number): void => {
    const [src, integrity] = address.split('#');
    const again = (): unknown => setTimeout(add, wait * 1000, address, wait * 4);
    const onerror = (): unknown =>
      wait > 4 ? onFailed() : fetch(address, {cache: 'reload'}).then(again, again);
    document.head.append(
      Object.assign(document.createElement('script'), {
        src,
        integrity,
        async: false,
        onload,
        onerror,
      }),
    );
  };
  const run = (): void => addresses.forEach((address) => add(address, 1));
  setTimeout(onFailed, 30_000);
  const whole = document.querySelector<HTMLElement>('[data-whole]')?.dataset.whole;
  if (whole) {
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: whole,
        onload: run,
        onerror: run,
      }),
    );
  } else {
    run();
  }
}

/**
 * Shows one panel of a row of tabs without React; does nothing if the row has no such tab. The head's script contains a copy of this
 * function, so it uses nothing from outside.
 *
 * @param row the element with `data-tabs` around tabs and panels, which may contain further rows.
 */
export function showTab(row: Element, value: string | null | undefined): void {
  const parts = [...row.querySelectorAll<HTMLElement>('[data-tab]')].filter(
    (part) => part.closest('[data-tabs]') === row,
  );
  if (parts.some(({dataset}) => dataset.tab === value)) {
    for (const part of parts) {
      const isShown = part.dataset.tab === value;
      if (part.role === 'tab') {
        part.ariaSelected = String(isShown);
        part.tabIndex = isShown ? 0 : -1;
      } else {
        part.dataset.state = isShown ? 'shown' : 'hidden';
      }
    }
  }
}

/**
 * Shows the tabs named by the address or an earlier choice, while the page is being parsed and before it is painted. The head's script
 * contains a copy of this function, so it uses nothing from outside.
 *
 * @param read returns a text from storage, null if there is none.
 */
function restoreTabs(
  show: (row: Element, value: string | null) => void,
  read: (key: string) => string | null,
): void {
  const query = new URLSearchParams(location.search);
  const observer = new MutationObserver(() => {
    for (const row of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
      const {tabs, query: name} = row.dataset;
      show(row, query.get(`${name}`) ?? read(`docusaurus.tab.${tabs}`));
    }
  });
  observer.observe(document, {childList: true, subtree: true});
  addEventListener('load', () => observer.disconnect());
}

/**
 * Fetches the page behind a link once, in browsers without speculation rules and unless data is to be saved. With a separate request: in
 * Firefox, which has no directive for prefetching, the policy forbids it for links. The head's script contains a copy of this
 * function, so it uses nothing from outside.
 */
function prefetchLink({origin, pathname}: HTMLAnchorElement): void {
  if (
    !HTMLScriptElement.supports?.('speculationrules') &&
    !navigator.connection?.saveData &&
    origin === location.origin &&
    pathname !== location.pathname &&
    !pathname.includes('.')
  ) {
    // To its end: what is not read may not be kept.
    fetch(pathname, {priority: 'low', cache: 'force-cache'}).then(
      (page) => page.text(),
      () => 0,
    );
  }
}

/**
 * Restores theme and banner as the reader left them, before first paint: like the theme's own script, but without copying query parameters
 * into the page, and with a check for which announcement was dismissed (DOC-8, DOC-9). The head's script contains a copy of this function,
 * so it uses nothing from outside.
 *
 * @param read returns a text from storage, null if there is none.
 * @param announcement id of the one on the page.
 */
function restoreTheme(read: (key: string) => string | null, announcement: string): void {
  const {dataset} = document.documentElement;
  const choice = /^(?:dark|light)$/u.exec(read('theme') ?? '')?.[0];
  dataset.themeChoice = choice ?? 'system';
  dataset.theme = choice ?? (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light');
  dataset.announcementBarInitiallyDismissed = `${read('docusaurus.announcement.dismiss') === 'true' && read('docusaurus.announcement.id') === announcement}`;
}

/**
 * Script for the head of every page, the same on all of them, which runs before first paint: it applies the reader's choices to the page
 * (CMD-1, DOC-8, DOC-9, DOC-12), marks whether its address has a query (`data-query`), and in the light mode delays the page's scripts.
 *
 * @param announcement id of the line above the header.
 */
export function headScript(mode: FirstLoadMode, announcement: string): string {
  const restore = [
    "document.documentElement.toggleAttribute('data-query',location.search)",
    packageManagerScript(),
    sidebarScript(),
    `const show=${showTab.toString()},read=${readLocal.toString()}`,
    `(${restoreTabs.toString()})(show,read)`,
  ];
  const wait = [
    `(${restoreTheme.toString()})(read,${JSON.stringify(announcement)})`,
    `const load=${loadScripts.toString()},prefetch=${prefetchLink.toString()}`,
    `const act=(control)=>(${actAtOnce.toString()})(control,show)`,
    `const ask=(start)=>(${asksForScripts.toString()})(start,${JSON.stringify(LOCALE_COOKIE_NAME)},${FIRST_LOAD_IDLE_MS})`,
    `const mark=()=>(${markHeading.toString()})(${JSON.stringify(ACTIVE_HEADING_CLASS)})`,
    `(${awaitIntent.toString()})({load,act,ask,prefetch,mark,menus:${JSON.stringify(MEGA_MENU_QUERY)},texts:${JSON.stringify(TEXT_FIELDS)}})`,
  ];
  return `{${[...restore, ...(mode === 'light' ? wait : [])].join(';')}}`;
}
