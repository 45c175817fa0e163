import {visit} from 'unist-util-visit';
import type {FileCheck, Problem} from '@selection-set/content-model';
import {readFence} from './readFence';
import {DIAGRAM_LANGUAGE} from './remarkCodeBlocks';

/** Reports fences with an unknown language or unknown words, and marks on lines that do not exist. */
export const checkFences: FileCheck = ({file, tree}) => {
  const problems: Problem[] = [];
  visit(tree, 'code', (node) => {
    const start = node.position?.start.line ?? 1;
    if (node.lang !== DIAGRAM_LANGUAGE) {
      for (const {line, message} of readFence(node).mistakes) {
        problems.push({file, line: start + line, rule: 'code', message});
      }
    }
  });
  return problems;
};
