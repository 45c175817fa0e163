const OWN = '@site/src/components';

/** Module of a Markdown component, and its name there. */
export type Source = readonly [module: string, name: string];

/** Components that authors and steps use without an import, and that few pages need: only the pages that use them load them. */
export const COMPONENTS: Readonly<Record<string, Source>> = {
  Admonition: ['@theme/Admonition', 'default'],
  Card: [`${OWN}/Cards`, 'Card'],
  Cards: [`${OWN}/Cards`, 'default'],
  Diagram: [`${OWN}/Diagram`, 'default'],
  Entries: [`${OWN}/Entries`, 'default'],
  EntryLink: [`${OWN}/Entries`, 'EntryLink'],
  Feature: [`${OWN}/Feature`, 'default'],
  FileTree: [`${OWN}/FileTree`, 'default'],
  FileTreeEntry: [`${OWN}/FileTree`, 'FileTreeEntry'],
  FootnoteBackLink: [`${OWN}/Footnotes`, 'FootnoteBackLink'],
  FootnotesHeading: [`${OWN}/Footnotes`, 'FootnotesHeading'],
  Hero: [`${OWN}/Hero`, 'default'],
  HeroVideo: [`${OWN}/HeroVideo`, 'default'],
  Image: [`${OWN}/Image`, 'default'],
  ImageFigure: [`${OWN}/Image`, 'ImageFigure'],
  LiveSample: [`${OWN}/LiveSample`, 'default'],
  Picture: [`${OWN}/Picture`, 'default'],
  SearchableList: [`${OWN}/SearchableList`, 'default'],
  SolutionTools: [`${OWN}/SolutionTools`, 'default'],
  Source: [`${OWN}/Source`, 'default'],
  TabItem: ['@theme/TabItem', 'default'],
  Tabs: ['@theme/Tabs', 'default'],
  TaskMark: [`${OWN}/TaskMark`, 'default'],
  Video: [`${OWN}/Video`, 'default'],
};

/** Components that every page loads (`MarkdownElements`). */
export const EVERYWHERE: readonly string[] = [
  'CodeBlock',
  'CodeFence',
  'Details',
  'Head',
  'PackageCmd',
  'Steps',
];

/** Plain Markdown that one of them renders, by element. */
export const DRAWN_BY: Readonly<Record<string, string>> = {
  admonition: 'Admonition',
  img: 'Image',
  input: 'TaskMark',
};
