/** A record of the first shape, as the DocSearch crawler writes it. */
export const SECTION = {
  objectID: '1-https://portal.example/docs/yoga/errors#masking',
  url: 'https://portal.example/docs/yoga/errors#masking',
  url_without_anchor: 'https://portal.example/docs/yoga/errors',
  anchor: 'masking',
  type: 'lvl3',
  content: null,
  hierarchy: {
    lvl0: 'Yoga',
    lvl1: 'Errors',
    lvl2: 'In production',
    lvl3: 'Masking',
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  kind: 'doc',
  tool: ['yoga'],
};

export const CONTENT = {
  ...SECTION,
  objectID: '2',
  type: 'content',
  content: 'Errors of resolvers are masked.',
  _snippetResult: {
    content: {value: 'Errors of resolvers are __ss-mark__masked__/ss-mark__.', matchLevel: 'full'},
  },
};

export const PAGE = {
  ...SECTION,
  objectID: '0',
  url: 'https://portal.example/docs/yoga/errors',
  anchor: '',
  type: 'lvl1',
  hierarchy: {...SECTION.hierarchy, lvl2: null, lvl3: null},
};

/** A record of the second shape: one for each page, with a list as its hierarchy (C-08). */
export const WHOLE = {
  objectID: 'w1',
  title: 'Masked errors',
  url: 'https://other.example/docs/masked',
  type: 'Documentation',
  domain: 'https://other.example',
  source: 'Other',
  hierarchy: ['Docs', 'Features'],
  headings: ['Default'],
  content: 'Masked errors hide details.',
  toc: [
    {
      title: 'Default',
      anchor: 'default',
      children: [{title: 'Custom', anchor: '#custom', children: []}],
    },
  ],
};
