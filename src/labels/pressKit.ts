import {translate} from '@docusaurus/Translate';
import type {ColourName, Theme} from '../family/data/palette';
import type {BrandFile} from '../data/pressKit';

export const brandFileLabels: Readonly<Record<BrandFile, string>> = {
  mark: translate({id: 'press.file.mark', message: 'Mark', description: 'Variant of the logo'}),
  'mark-on-dark': translate({
    id: 'press.file.markOnDark',
    message: 'Mark on dark',
    description: 'Variant of the logo',
  }),
  'mark-one-colour': translate({
    id: 'press.file.markOneColour',
    message: 'Mark in one color',
    description: 'Variant of the logo',
  }),
  wordmark: translate({
    id: 'press.file.wordmark',
    message: 'Wordmark',
    description: 'Variant of the logo: mark and name',
  }),
  'wordmark-on-dark': translate({
    id: 'press.file.wordmarkOnDark',
    message: 'Wordmark on dark',
    description: 'Variant of the logo: mark and name',
  }),
  'wordmark-one-colour': translate({
    id: 'press.file.wordmarkOneColour',
    message: 'Wordmark in one color',
    description: 'Variant of the logo: mark and name',
  }),
};

/** The colours that the press kit names. */
export const colourLabels: Readonly<
  Record<Extract<ColourName, 'accent' | 'text' | 'background'>, string>
> = {
  accent: translate({
    id: 'press.colour.accent',
    message: 'Accent',
    description: 'Name of a brand colour',
  }),
  text: translate({id: 'press.colour.text', message: 'Ink', description: 'Name of a brand colour'}),
  background: translate({
    id: 'press.colour.background',
    message: 'Paper',
    description: 'Name of a brand colour',
  }),
};

export const paletteThemeLabels: Readonly<Record<Theme, string>> = {
  light: translate({
    id: 'press.theme.light',
    message: 'Light theme',
    description: 'Heading of a row of brand colours',
  }),
  dark: translate({
    id: 'press.theme.dark',
    message: 'Dark theme',
    description: 'Heading of a row of brand colours',
  }),
};
