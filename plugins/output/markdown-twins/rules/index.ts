import type {Rule} from '../rule';
import {writeGlossary} from './glossary';
import {HTML_RULES} from './html';
import {writePicture, writeSource, writeVideo} from './media';
import {
  keepChildren,
  writeCard,
  writeCards,
  writeFeature,
  writeHero,
  writePanel,
  writeSearchableList,
  writeTabs,
  writeTerm,
} from './text';
import {writePackageCommands, writeSolutionTools} from './tools';

/** What each component means in plain Markdown. A component that is not here stops the build. */
export const RULES: ReadonlyMap<string, Rule> = new Map(
  Object.entries({
    ...HTML_RULES,
    Card: writeCard,
    Cards: writeCards,
    Feature: writeFeature,
    FileTree: keepChildren,
    Glossary: writeGlossary,
    Hero: writeHero,
    HeroVideo: writeHero,
    Image: writePicture,
    PackageCmd: writePackageCommands,
    Picture: writePicture,
    SearchableList: writeSearchableList,
    SolutionTools: writeSolutionTools,
    Source: writeSource,
    Steps: keepChildren,
    TabItem: writePanel,
    Tabs: writeTabs,
    Term: writeTerm,
    Video: writeVideo,
  }),
);
