import {FIRST_LOAD_IDLE_MS, LOCALE_COOKIE_NAME} from '../constants';
import {MEGA_MENU_QUERY} from '../media/queries';
import {packageManagerScript} from '../packageCmd/packageManagerChoice';
import {readLocal} from '../page/readLocal';
import {sidebarScript} from '../sidebar/sidebarScript';
import {actAtOnce} from './actAtOnce';
import {asksForScripts} from './asksForScripts';
import {awaitIntent} from './awaitIntent';
import type {FirstLoadMode} from './contract';
import {loadScripts} from './loadScripts';
import {prefetchLink} from './prefetchLink';
import {restoreTabs} from './restoreTabs';
import {restoreTheme} from './restoreTheme';
import {showTab} from './showTab';

/**
 * Script for the head of every page, the same on all of them, which runs before first paint: what the reader has chosen is put onto the page
 * (CMD-1, DOC-8, DOC-9, DOC-12), whether its address has a query (`data-query`), and in the light mode the page's scripts wait.
 */
export function headScript(mode: FirstLoadMode): string {
  const restore = [
    "document.documentElement.toggleAttribute('data-query',location.search!=='')",
    packageManagerScript(),
    sidebarScript(),
    `const show=${showTab.toString()},read=${readLocal.toString()}`,
    `(${restoreTabs.toString()})(show,read)`,
  ];
  const wait = [
    `(${restoreTheme.toString()})(read)`,
    `const load=${loadScripts.toString()},ahead=${prefetchLink.toString()}`,
    `const act=(control)=>(${actAtOnce.toString()})(control,show)`,
    `const ask=(start)=>(${asksForScripts.toString()})(start,${JSON.stringify(LOCALE_COOKIE_NAME)},${FIRST_LOAD_IDLE_MS})`,
    `(${awaitIntent.toString()})({load,act,ask,ahead,menus:${JSON.stringify(MEGA_MENU_QUERY)}})`,
  ];
  return `{${[...restore, ...(mode === 'light' ? wait : [])].join(';')}}`;
}
