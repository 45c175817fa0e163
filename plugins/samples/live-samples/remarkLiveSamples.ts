import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {component} from '@selection-set/content-model';
import {listLive, readLive} from './readLive';
import {schemaName} from './schemaName';

/** Of `MDXComponents`. */
const COMPONENT = 'LiveSample';

/**
 * Puts live samples with their variables and results into an element, in which they stay what they are: fences, which a later step colours.
 * What is wrong with a sample is said by `checkLive`; until then it is a plain fence.
 */
export default function remarkLiveSamples(): (tree: Root) => void {
  return (tree) => {
    const count = String(
      listLive(tree).filter(({schema}) => schemaName(schema) !== undefined).length,
    );
    let number = 0;
    visit(tree, 'code', (_node, index, parent) => {
      if (index === undefined || parent === undefined) {
        return undefined;
      }
      const live = readLive(parent.children, index);
      const schema = schemaName(live?.schema);
      if (live === undefined || schema === undefined) {
        return undefined;
      }
      number += 1;
      const {node, fence, variables, result, length} = live;
      const {title, description} = fence.meta.texts;
      parent.children.splice(index, length, {
        ...component(
          COMPONENT,
          {
            schema,
            number: String(number),
            count,
            query: fence.code,
            variables: variables?.value,
            title,
            description,
            result: result === undefined ? undefined : 'last',
          },
          [node, variables, result].flatMap((each) => each ?? []),
        ),
        ...(node.position === undefined ? {} : {position: node.position}),
      });
      return [SKIP, index + 1];
    });
  };
}
