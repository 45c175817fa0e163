import type {Mark} from '../../lib/contracts/tool';

/** One original mark per catalogue key, on a 24-unit grid (TOOL-1, RTE-2). */
export const TOOL_MARKS = {
  /** Three honeycomb cells; one holds a node: schemas side by side in a registry. */
  HIVE: {
    paths: [
      {d: 'M7.75 3.25l4.25 2.5v5l-4.25 2.5-4.25-2.5v-5z'},
      {d: 'M12 5.75l4.25-2.5 4.25 2.5v5l-4.25 2.5-4.25-2.5'},
      {d: 'M7.75 13.25v5l4.25 2.5 4.25-2.5v-5'},
      {d: 'M10 15.75a2 2 0 1 0 4 0a2 2 0 1 0-4 0z', tone: 'accent', isFilled: true},
    ],
  },
  /** A lotus whose highest petal carries a node. */
  YOGA: {
    paths: [
      {d: 'M12 8.25C8.25 11.25 8.25 16.25 12 20.5C15.75 16.25 15.75 11.25 12 8.25z'},
      {
        d: 'M9.25 13C7.5 11.75 5.25 11 2.75 11C3 16.75 6.25 20.5 12 20.5C17.75 20.5 21 16.75 21.25 11C18.75 11 16.5 11.75 14.75 13',
      },
      {d: 'M10 4.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z', tone: 'accent', isFilled: true},
    ],
  },
  /** Two open layers wrapped around a node. */
  ENVELOP: {
    paths: [
      {d: 'M14.5 3A9.25 9.25 0 1 0 21 9.5'},
      {d: 'M10.75 17.25A5.25 5.25 0 1 0 6.75 13.25'},
      {d: 'M10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0z', tone: 'accent', isFilled: true},
    ],
  },
  /** A lens over two connected nodes, one of which changed. */
  INSPECTOR: {
    paths: [
      {d: 'M2.75 10.25a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0z'},
      {d: 'M15.75 15.75l5.5 5.5'},
      {d: 'M8 12.5l4.5-4.5'},
      {d: 'M6.25 12.5a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0z', isFilled: true},
      {d: 'M10.75 8a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0z', tone: 'accent', isFilled: true},
    ],
  },
  /** Angle brackets whose slash is an edge that ends in a generated node. */
  CODEGEN: {
    paths: [
      {d: 'M7.5 5.25L2.75 12l4.75 6.75'},
      {d: 'M16.5 5.25L21.25 12l-4.75 6.75'},
      {d: 'M13.5 7.5l-3 9'},
      {d: 'M11.5 7.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z', isFilled: true},
      {d: 'M8.5 16.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z', tone: 'accent', isFilled: true},
    ],
  },
  /** Three sources woven into one node. */
  MESH: {
    paths: [
      {d: 'M4.5 4.5l15 7.5-15 7.5'},
      {d: 'M12 8.25L4.5 12l7.5 3.75'},
      {
        d: 'M2.5 4.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM2.5 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM2.5 19.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
        isFilled: true,
      },
      {d: 'M17.5 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0z', tone: 'accent', isFilled: true},
    ],
  },
  /** A socket and a ball, two pieces that make one joint. */
  TOOLS: {
    paths: [
      {d: 'M10.75 6.75A5.25 5.25 0 1 0 17.25 13.25'},
      {d: 'M8.25 15.75l-3.5 3.5M12 12l7.25-7.25'},
      {
        d: 'M2.75 19.25a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM17.25 4.75a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
        isFilled: true,
      },
      {d: 'M10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0z', tone: 'accent', isFilled: true},
    ],
  },
  /** Four linked blocks, one of them picked out. */
  MODULES: {
    paths: [
      {
        d: 'M5 3.75h3.5a1.25 1.25 0 0 1 1.25 1.25v3.5a1.25 1.25 0 0 1-1.25 1.25h-3.5a1.25 1.25 0 0 1-1.25-1.25v-3.5a1.25 1.25 0 0 1 1.25-1.25z',
      },
      {
        d: 'M15.5 3.75h3.5a1.25 1.25 0 0 1 1.25 1.25v3.5a1.25 1.25 0 0 1-1.25 1.25h-3.5a1.25 1.25 0 0 1-1.25-1.25v-3.5a1.25 1.25 0 0 1 1.25-1.25z',
      },
      {
        d: 'M5 14.25h3.5a1.25 1.25 0 0 1 1.25 1.25v3.5a1.25 1.25 0 0 1-1.25 1.25h-3.5a1.25 1.25 0 0 1-1.25-1.25v-3.5a1.25 1.25 0 0 1 1.25-1.25z',
      },
      {d: 'M9.75 6.75h4.5M6.75 9.75v4.5M17.25 9.75v4.5M9.75 17.25h4.5'},
      {
        d: 'M15.25 14.25h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1z',
        tone: 'accent',
        isFilled: true,
      },
    ],
  },
  /** A check mark between brackets that ends in a node. */
  ESLINT: {
    paths: [
      {d: 'M7.5 3.75h-3.75v16.5h3.75'},
      {d: 'M16.5 3.75h3.75v16.5h-3.75'},
      {d: 'M7.75 12.5l3 3 5.25-7.25'},
      {d: 'M14 8.25a2 2 0 1 0 4 0a2 2 0 1 0-4 0z', tone: 'accent', isFilled: true},
    ],
  },
  /** Three tracks that share one slider. */
  CONFIG: {
    paths: [
      {d: 'M3.75 5.25h16.5M3.75 12h16.5M3.75 18.75h16.5'},
      {d: 'M14.25 5.25v13.5', tone: 'accent'},
      {
        d: 'M12.25 5.25a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM12.25 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM12.25 18.75a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
        tone: 'accent',
        isFilled: true,
      },
    ],
  },
  /** A single leaf node read off a measured axis. */
  SCALARS: {
    paths: [
      {d: 'M8.25 3.75v16.5M4.5 3.75h3.75M4.5 9.25h3.75M4.5 14.75h3.75M4.5 20.25h3.75'},
      {d: 'M8.25 9.25h10'},
      {
        d: 'M16.5 9.25a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0-4.5 0z',
        tone: 'accent',
        isFilled: true,
      },
    ],
  },
  /** A double helix whose middle rung carries a node. */
  HELIX: {
    paths: [
      {d: 'M6.75 2.75C6.75 7.25 17.25 7.5 17.25 12C17.25 16.5 6.75 16.75 6.75 21.25'},
      {d: 'M17.25 2.75C17.25 7.25 6.75 7.5 6.75 12C6.75 16.5 17.25 16.75 17.25 21.25'},
      {d: 'M6.75 12h10.5'},
      {d: 'M10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0z', tone: 'accent', isFilled: true},
    ],
  },
  /** A shield whose keyhole is a node and an edge. */
  SHIELD: {
    paths: [
      {d: 'M12 2.75l7.75 2.75v6c0 4.5-3 8-7.75 9.75c-4.75-1.75-7.75-5.25-7.75-9.75v-6z'},
      {d: 'M12 10v5.25'},
      {
        d: 'M9.75 9.75a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0-4.5 0z',
        tone: 'accent',
        isFilled: true,
      },
    ],
  },
  /** A wing in place of the opening brace: the query language stays hidden. */
  SWIFT: {
    paths: [
      {
        d: 'M2.75 4C8.75 4 12 9 12 18.75C8.5 18.75 6.25 17 5.75 13.75M2.75 4C2.75 7 3.75 9 5.75 9.5M4 9C4.25 11.5 5.25 13.25 7.25 13.75',
      },
      {
        d: 'M15.75 3.75h.25a2.5 2.5 0 0 1 2.5 2.5v3.25a2.5 2.5 0 0 0 2.5 2.5a2.5 2.5 0 0 0-2.5 2.5v3.25a2.5 2.5 0 0 1-2.5 2.5h-.25',
      },
      {d: 'M10 18.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z', tone: 'accent', isFilled: true},
    ],
  },
  /** A prompt drawn as edges, followed by the cursor. */
  CLI: {
    paths: [
      {d: 'M4.75 4.75L12 12l-7.25 7.25'},
      {
        d: 'M2.75 4.75a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM2.75 19.25a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
        isFilled: true,
      },
      {
        d: 'M14.5 18h5.5a1.25 1.25 0 0 1 0 2.5h-5.5a1.25 1.25 0 0 1 0-2.5z',
        tone: 'accent',
        isFilled: true,
      },
    ],
  },
  /** A sofa whose legs are edges that end in nodes. */
  SOFA: {
    paths: [
      {d: 'M5.25 9.5v-3.5a2.25 2.25 0 0 1 2.25-2.25h9a2.25 2.25 0 0 1 2.25 2.25v3.5'},
      {
        d: 'M6.75 12.75v-1.25a2 2 0 0 0-4 0v2.25a2 2 0 0 0 2 2h14.5a2 2 0 0 0 2-2v-2.25a2 2 0 0 0-4 0v1.25z',
      },
      {d: 'M6.75 15.75v4M17.25 15.75v4'},
      {
        d: 'M5 19.75a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0zM15.5 19.75a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0z',
        tone: 'accent',
        isFilled: true,
      },
    ],
  },
  /** A plate in front of its cached copy, with a node cut out in two halves. */
  STENCIL: {
    paths: [
      {d: 'M8.25 3.75h9.75a2.25 2.25 0 0 1 2.25 2.25v9.75'},
      {
        d: 'M6 8.25h7.5a2.25 2.25 0 0 1 2.25 2.25v7.5a2.25 2.25 0 0 1-2.25 2.25h-7.5a2.25 2.25 0 0 1-2.25-2.25v-7.5a2.25 2.25 0 0 1 2.25-2.25z',
      },
      {d: 'M9 11.25v6a3 3 0 0 1 0-6zM10.5 11.25a3 3 0 0 1 0 6z', tone: 'accent', isFilled: true},
    ],
  },
  /** An angle with a node at its vertex. */
  ANGULAR: {
    paths: [
      {d: 'M13.75 5L4.75 19h14.5'},
      {d: 'M9.25 12A8.25 8.25 0 0 1 13 19'},
      {
        d: 'M11.75 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM17.25 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
        isFilled: true,
      },
      {d: 'M2.75 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0z', tone: 'accent', isFilled: true},
    ],
  },
  /** A speech bubble that holds a conversation of three connected nodes. */
  WHATSAPP: {
    paths: [
      {
        d: 'M6 3.75h12a2.25 2.25 0 0 1 2.25 2.25v9a2.25 2.25 0 0 1-2.25 2.25h-1.5v3.75l-4.25-3.75h-6.25a2.25 2.25 0 0 1-2.25-2.25v-9a2.25 2.25 0 0 1 2.25-2.25z',
      },
      {d: 'M8 12L12 9l4 3'},
      {
        d: 'M6.25 12a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0zM14.25 12a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0z',
        isFilled: true,
      },
      {d: 'M10.25 9a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0z', tone: 'accent', isFilled: true},
    ],
  },
  /** A toolbox closed with a node. */
  KITQL: {
    paths: [
      {d: 'M3.75 12.75L6 8.25h12l2.25 4.5v6a1.5 1.5 0 0 1-1.5 1.5h-13.5a1.5 1.5 0 0 1-1.5-1.5z'},
      {d: 'M8.25 8.25v-2.25a2.25 2.25 0 0 1 2.25-2.25h3a2.25 2.25 0 0 1 2.25 2.25v2.25'},
      {d: 'M3.75 12.75h16.5'},
      {
        d: 'M9.75 12.75a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0-4.5 0z',
        tone: 'accent',
        isFilled: true,
      },
    ],
  },
} as const satisfies Record<string, Mark>;
