import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useColorMode} from '@docusaurus/theme-common';
import IconButton from '@site/src/components/IconButton';

/** Toggles the current theme: light becomes dark, anything else light (HDR-4, C-04). */
export default function ThemeToggle(): ReactNode {
  const {colorMode, setColorMode} = useColorMode();
  return (
    <IconButton
      icon="theme"
      data-theme-toggle="true"
      label={translate({
        id: 'theme.toggle',
        message: 'Switch between light and dark theme',
        description: 'Label of the theme button in the header',
      })}
      onClick={() => setColorMode(colorMode === 'light' ? 'dark' : 'light')}
    />
  );
}
