import type {ClientModule} from '@docusaurus/types';

/**
 * The head of a built page links to the Markdown export of that page. After client-side navigation the link would be wrong, so it is
 * removed; programs that read Markdown exports load pages from the server.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation !== null && previousLocation.pathname !== location.pathname) {
    document.head.querySelector('link[type="text/markdown"]')?.remove();
  }
};
