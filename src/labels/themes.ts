import {translate} from '@docusaurus/Translate';

export const THEME_CHOICES = ['light', 'dark', 'system'] as const;

export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const themeLabels: Readonly<Record<ThemeChoice, string>> = {
  light: translate({id: 'theme.light', message: 'Light', description: 'Name of a theme'}),
  dark: translate({id: 'theme.dark', message: 'Dark', description: 'Name of a theme'}),
  system: translate({
    id: 'theme.system',
    message: 'System',
    description: 'Name of a theme: as the operating system says',
  }),
};
