import type {PhrasingContent} from 'mdast';
import {link, list, listItem, paragraph, strong, text} from '@selection-set/content-model';
import type {Rule} from '../rule';

/** Ids of interface texts with the terms. */
const NAME = /^glossary\.(?<id>[\w-]+)\.name$/u;

/** All terms of the glossary with their definitions. */
export const writeGlossary: Rule = (_component, {address, labels}) => [
  list(
    ...Object.entries(labels).flatMap(([key, name]) => {
      const id = NAME.exec(key)?.groups?.id;
      const definition = labels[`glossary.${id}.definition`];
      return id === undefined || definition === undefined
        ? []
        : [
            listItem(
              paragraph(
                strong(link(address(`#${id}`), text(name))),
                text(': '),
                ...readCode(definition),
              ),
            ),
          ];
    }),
  ),
];

/** Text between backticks is code. */
function readCode(definition: string): PhrasingContent[] {
  return definition
    .split('`')
    .map((value, index) => (index % 2 === 0 ? text(value) : {type: 'inlineCode', value}));
}
