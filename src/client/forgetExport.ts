import type {ClientModule} from '@docusaurus/types';

/**
 * The head of a built page names the Markdown export of that page. Once the reader has moved on within the portal it would name the wrong one,
 * so it goes; what reads Markdown exports asks for pages anew.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation !== null && previousLocation.pathname !== location.pathname) {
    document.head.querySelector('link[type="text/markdown"]')?.remove();
  }
};
