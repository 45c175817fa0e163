import {translate} from '@docusaurus/Translate';

/** Heading of a table of contents, in the words of the theme. */
export function contentsLabel(): string {
  return translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
}
