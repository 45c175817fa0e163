import {
  code,
  link,
  paragraph,
  strong,
  text,
  toBlocks,
  toPhrasing,
} from '@selection-set/content-model';
import type {RootContent} from 'mdast';
import type {Rule} from '../rule';
import {writeGlossary} from './glossary';
import {
  keepChildren,
  leaveOut,
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

/** A picture with its description; without one, it is decoration and left out. */
const writePicture: Rule = ({attributes, children}, {address}) => {
  const alt = attributes.text('alt') ?? '';
  const src = attributes.text('src') ?? '';
  const caption = [...attributes.words('caption'), ...toPhrasing(children)];
  return [
    ...(alt === '' ? [] : [paragraph({type: 'image', url: address(src), alt} as const)]),
    ...(caption.length === 0 ? [] : [paragraph(...caption)]),
  ];
};

/** A picture among words. */
const writeInlinePicture: Rule = ({attributes}, {address}) => {
  const alt = attributes.text('alt') ?? '';
  return alt === '' ? [] : [{type: 'image', url: address(attributes.text('src') ?? ''), alt}];
};

/** A video as a link with its title; followed by the files of `<Source>`. */
const writeVideo: Rule = ({attributes, children, fail}, {address}) => {
  const title = attributes.text('title') ?? fail('A <Video> needs a title.');
  const src = attributes.text('src');
  const files = toPhrasing(children).filter((node) => node.type === 'link');
  return src === undefined
    ? [paragraph(text(title), ...files.flatMap((file) => [text(' '), file]))]
    : [paragraph(link(address(src), text(title)))];
};

/** One file of a video, by its type. */
const writeSource: Rule = ({attributes}, {address}) => {
  const src = attributes.text('src') ?? '';
  return [link(address(src), text(src.slice(src.lastIndexOf('/') + 1)))];
};

const emphasise: Rule = ({children}) => [{type: 'emphasis', children: toPhrasing(children)}];
const stress: Rule = ({children}) => [strong(...toPhrasing(children))];
const strike: Rule = ({children}) => [{type: 'delete', children: toPhrasing(children)}];
const writeCode: Rule = ({children}) => [{type: 'inlineCode', value: wordsOf(children)}];
const writeCodeBlock: Rule = ({attributes, children}) => [
  code(
    attributes.text('language') ??
      /language-(?<name>\S+)/u.exec(attributes.text('className') ?? '')?.groups?.name ??
      null,
    wordsOf(children).replaceAll(/^\s*\n|\s+$/gu, ''),
  ),
];
const writeLink: Rule = ({attributes, children}, {address}) => {
  const href = attributes.text('href') ?? attributes.text('to');
  return href === undefined ? children : [link(address(href), ...toPhrasing(children))];
};

const KEPT =
  'abbr article bdi bdo details dfn div figcaption figure mark p picture q section small span sub sup time u'.split(
    ' ',
  );

/** HTML elements that pages may contain; those that only group or style keep their content. */
const HTML_RULES: Readonly<Record<string, Rule>> = {
  ...giveAll(KEPT, keepChildren),
  ...giveAll(['head', 'iframe', 'script', 'source', 'style', 'svg', 'wbr'], leaveOut),
  CodeBlock: writeCodeBlock,
  Link: writeLink,
  a: writeLink,
  b: stress,
  br: () => [{type: 'break'}],
  code: writeCode,
  del: strike,
  em: emphasise,
  hr: () => [{type: 'thematicBreak'}],
  i: emphasise,
  img: writeInlinePicture,
  kbd: writeCode,
  pre: writeCodeBlock,
  samp: writeCode,
  strong: stress,
  summary: ({children}) => [paragraph(strong(...toPhrasing(toBlocks(children))))],
};

function wordsOf(nodes: readonly RootContent[]): string {
  return toPhrasing(nodes)
    .map((node) => ('value' in node ? node.value : ''))
    .join('');
}

function giveAll(names: readonly string[], rule: Rule): Readonly<Record<string, Rule>> {
  return Object.fromEntries(names.map((name) => [name, rule]));
}

/** The rule of each component. A component without one stops the build. */
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
