// Swizzle: Layout/Provider, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: leaves out the state of the theme's own navigation bar, which this portal replaces.
import type {ReactNode} from 'react';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import {composeProviders} from '@docusaurus/theme-common';
import * as theme from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout/Provider';

const Provider = composeProviders([
  theme.ColorModeProvider,
  theme.AnnouncementBarProvider,
  theme.ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  theme.PluginHtmlClassNameProvider,
]);

export default function LayoutProvider({children}: Props): ReactNode {
  return <Provider>{children}</Provider>;
}
