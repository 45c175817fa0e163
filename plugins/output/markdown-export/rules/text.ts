import type {Paragraph} from 'mdast';
import {GLOSSARY_PATH} from '../../../../src/family/data/glossary';
import {
  heading,
  link,
  list,
  listItem,
  paragraph,
  strong,
  text,
  toBlocks,
  toPhrasing,
  asText,
  asList,
  asRecord,
  type Attributes,
} from '@selection-set/content-model';
import type {Rule, RuleContext} from '../rule';

/** Keeps the content. */
export const keepChildren: Rule = ({children}) => children;

/** Leaves out the component with its content. */
export const leaveOut: Rule = () => [];

/** A panel of tabs: its label in bold, then its content. */
export const writePanel: Rule = ({attributes, children}) => {
  const label = attributes.words('label');
  return [
    paragraph(strong(...(label.length > 0 ? label : attributes.words('value')))),
    ...toBlocks(children),
  ];
};

/** Tabs: their panels, one below the other, with the labels from the list of tabs or their own. */
export const writeTabs: Rule = ({attributes, children}) => {
  const labels = new Map(
    asList(attributes.value('values')).flatMap((entry) => {
      const {value, label} = asRecord(entry) ?? {};
      return label === undefined ? [] : [[asText(value), asText(label)] as const];
    }),
  );
  return toBlocks(children).map((block) => {
    const [title, ...rest] = block.type === 'paragraph' ? block.children : [];
    const [words] = title?.type === 'strong' ? title.children : [];
    const label = words?.type === 'text' ? labels.get(words.value) : undefined;
    return label === undefined || rest.length > 0 ? block : paragraph(strong(text(label)));
  });
};

/** A link with a sentence, in one paragraph. */
export const writeCard: Rule = ({attributes, children, fail}, {address}) => {
  const title = attributes.text('title') ?? fail('A <Card> needs a title.');
  const href = attributes.text('href') ?? fail('A <Card> needs a href.');
  const words = toPhrasing(children);
  return [
    paragraph(
      link(address(href), text(title)),
      ...(words.length > 0 ? [text(': '), ...words] : []),
    ),
  ];
};

/** Cards: a list of links. */
export const writeCards: Rule = ({children}) => [
  list(
    ...toBlocks(children).flatMap((node) => (node.type === 'paragraph' ? [listItem(node)] : [])),
  ),
];

/** A term of the glossary: the words of the sentence, linked to its entry. */
export const writeTerm: Rule = ({attributes, children, fail}, {address}) => {
  const id = attributes.text('id') ?? fail('A <Term> needs an id.');
  const words = toPhrasing(children);
  return [link(address(`${GLOSSARY_PATH}#${id}`), ...(words.length > 0 ? words : [text(id)]))];
};

/** The opening section of a page: heading, sentence, links. */
export const writeHero: Rule = ({attributes}, {address}) =>
  writePoint(attributes, 'links', address);

/** One point: heading, sentence, link. */
export const writeFeature: Rule = ({attributes}, {address}) =>
  writePoint(attributes, 'link', address);

function writePoint(
  attributes: Attributes,
  links: string,
  address: RuleContext['address'],
): ReturnType<Rule> {
  return [
    heading(2, ...attributes.words('title')),
    paragraph(...attributes.words('description')),
    ...asList(attributes.value(links)).flatMap((value) => writeLink(asRecord(value), address)),
  ];
}

function writeLink(
  target: ReturnType<typeof asRecord>,
  address: RuleContext['address'],
): Paragraph[] {
  return target === undefined
    ? []
    : [paragraph(link(address(asText(target.to)), text(asText(target.label))))];
}

/** A searchable list: each section with its items. */
export const writeSearchableList: Rule = ({attributes}, {address}) =>
  ['primary', 'secondary'].flatMap((name) => {
    const section = asRecord(attributes.value(name));
    return section === undefined
      ? []
      : [
          heading(2, text(asText(section.title))),
          list(
            ...asList(section.items).flatMap((value) => {
              const item = asRecord(value);
              return item === undefined
                ? []
                : [
                    listItem(
                      paragraph(
                        link(address(asText(item.link)), text(asText(item.title))),
                        text(`: ${asText(item.description)}`),
                      ),
                    ),
                  ];
            }),
          ),
        ];
  });
