import {decode} from '@selection-set/site-paths';

/**
 * Encodes the hash of the address anew where it is not encoded correctly, such as `#50%`: Docusaurus 3.10.2 decodes it after a change on the same
 * page, fails, and shows its error page in place of the text. Call before the router listens.
 */
export function repairHash(view: Window): void {
  const repair = (): void => {
    const {hash} = view.location;
    if (decode(hash) === undefined) {
      view.history.replaceState(view.history.state, '', hash.replaceAll('%', '%25'));
    }
  };
  repair();
  view.addEventListener('popstate', repair, {capture: true});
  view.addEventListener('hashchange', repair, {capture: true});
}
