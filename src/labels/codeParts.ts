import {translate} from '@docusaurus/Translate';

/** Captions of code blocks that are part of a sample, in place of their language. */
export const codePartLabels = {
  variables: translate({
    id: 'code.variables',
    message: 'Variables',
    description: 'Caption of a code block with the variables of an operation',
  }),
} as const;
