import {visit} from 'unist-util-visit';
import type {FileCheck, Problem} from '@selection-set/content-model';
import {readFence} from './readFence';
import {DIAGRAM_LANGUAGE} from './remarkCodeBlocks';

/** Fences with an unknown language, words that mean nothing, and marks on lines that are not there. */
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
