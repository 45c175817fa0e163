import type {ToolFacts} from '../../lib/contracts/tool';

/** Groups of tools, in the order in which menus list them (HDR-9). Their names are in `src/family/labels/tools.ts`. */
export const TOOL_CATEGORIES = ['serve', 'shape', 'consume'] as const;

export type ToolCategory = (typeof TOOL_CATEGORIES)[number];

const ENTRIES = [
  {
    key: 'HIVE',
    name: 'Hive',
    fullName: 'Hive Console',
    href: 'https://the-guild.dev/graphql/hive',
    primaryColor: '#ffb21d',
    package: '@graphql-hive/cli',
    repo: 'graphql-hive/console',
    category: 'shape',
    status: 'maintained',
    jobs: ['govern', 'compose'],
  },
  {
    key: 'YOGA',
    name: 'Yoga',
    fullName: 'GraphQL Yoga',
    href: 'https://the-guild.dev/graphql/yoga-server',
    primaryColor: '#c026d3',
    package: 'graphql-yoga',
    repo: 'graphql-hive/graphql-yoga',
    category: 'serve',
    status: 'maintained',
    jobs: ['serve', 'test'],
  },
  {
    key: 'ENVELOP',
    name: 'Envelop',
    fullName: 'Envelop',
    href: 'https://the-guild.dev/graphql/envelop',
    primaryColor: '#ff00e5',
    package: '@envelop/core',
    repo: 'graphql-hive/graphql-yoga',
    category: 'serve',
    status: 'maintained',
    jobs: ['extend', 'secure'],
  },
  {
    key: 'INSPECTOR',
    name: 'Inspector',
    fullName: 'GraphQL Inspector',
    href: 'https://the-guild.dev/graphql/inspector',
    primaryColor: '#59f79d',
    package: '@graphql-inspector/cli',
    repo: 'graphql-hive/graphql-inspector',
    category: 'shape',
    status: 'maintained',
    jobs: ['govern', 'lint'],
  },
  {
    key: 'CODEGEN',
    name: 'Code Generator',
    fullName: 'GraphQL Code Generator',
    href: 'https://the-guild.dev/graphql/codegen',
    primaryColor: '#0284c7',
    package: '@graphql-codegen/cli',
    repo: 'dotansimha/graphql-code-generator',
    category: 'consume',
    status: 'maintained',
    jobs: ['type', 'client'],
  },
  {
    key: 'MESH',
    name: 'Mesh',
    fullName: 'GraphQL Mesh',
    href: 'https://the-guild.dev/graphql/mesh',
    primaryColor: '#1bcbe2',
    package: '@graphql-mesh/compose-cli',
    repo: 'ardatan/graphql-mesh',
    category: 'serve',
    status: 'maintained',
    jobs: ['compose', 'rest'],
  },
  {
    key: 'TOOLS',
    name: 'Tools',
    fullName: 'GraphQL Tools',
    href: 'https://the-guild.dev/graphql/tools',
    primaryColor: '#184ae8',
    package: '@graphql-tools/schema',
    repo: 'ardatan/graphql-tools',
    category: 'shape',
    status: 'maintained',
    jobs: ['test', 'compose', 'serve'],
  },
  {
    key: 'MODULES',
    name: 'Modules',
    fullName: 'GraphQL Modules',
    href: 'https://the-guild.dev/graphql/modules',
    primaryColor: '#e535ab',
    package: 'graphql-modules',
    repo: 'graphql-hive/graphql-modules',
    category: 'serve',
    status: 'maintained',
    jobs: ['serve', 'extend'],
  },
  {
    key: 'ESLINT',
    name: 'ESLint',
    fullName: 'GraphQL ESLint',
    href: 'https://the-guild.dev/graphql/eslint',
    primaryColor: '#5639ca',
    package: '@graphql-eslint/eslint-plugin',
    repo: 'graphql-hive/graphql-eslint',
    category: 'shape',
    status: 'maintained',
    jobs: ['lint'],
  },
  {
    key: 'CONFIG',
    name: 'Config',
    fullName: 'GraphQL Config',
    href: 'https://the-guild.dev/graphql/config',
    primaryColor: '#6d7a99',
    package: 'graphql-config',
    repo: 'kamilkisiela/graphql-config',
    category: 'shape',
    status: 'maintained',
    jobs: ['extend', 'lint'],
  },
  {
    key: 'SCALARS',
    name: 'Scalars',
    fullName: 'GraphQL Scalars',
    href: 'https://the-guild.dev/graphql/scalars',
    primaryColor: '#f38',
    package: 'graphql-scalars',
    repo: 'Urigo/graphql-scalars',
    category: 'shape',
    status: 'maintained',
    jobs: ['serve', 'secure'],
  },
  {
    key: 'HELIX',
    name: 'Helix',
    fullName: 'GraphQL Helix',
    href: 'https://github.com/contrawork/graphql-helix',
    primaryColor: '#03a9f4',
    package: 'graphql-helix',
    repo: 'contrawork/graphql-helix',
    category: 'serve',
    status: 'archived',
    jobs: ['serve'],
  },
  {
    key: 'SHIELD',
    name: 'Shield',
    fullName: 'GraphQL Shield',
    href: 'https://github.com/maticzav/graphql-shield',
    primaryColor: '#699efc',
    package: 'graphql-shield',
    repo: 'maticzav/graphql-shield',
    category: 'serve',
    status: 'maintained',
    jobs: ['secure'],
  },
  {
    key: 'SWIFT',
    name: 'Swift',
    fullName: 'SwiftGraphQL',
    href: 'https://swift-graphql.com',
    primaryColor: '#f25c40',
    package: null,
    repo: 'maticzav/swift-graphql',
    category: 'consume',
    status: 'maintained',
    jobs: ['client', 'type'],
  },
  {
    key: 'CLI',
    name: 'CLI',
    fullName: 'GraphQL CLI',
    href: 'https://github.com/Urigo/graphql-cli',
    primaryColor: '#8c0082',
    package: 'graphql-cli',
    repo: 'Urigo/graphql-cli',
    category: 'shape',
    status: 'archived',
    jobs: ['extend'],
  },
  {
    key: 'SOFA',
    name: 'SOFA',
    fullName: 'SOFA',
    href: 'https://the-guild.dev/graphql/sofa-api',
    primaryColor: '#e873ff',
    package: 'sofa-api',
    repo: 'graphql-hive/sofa',
    category: 'serve',
    status: 'maintained',
    jobs: ['rest'],
  },
  {
    key: 'STENCIL',
    name: 'Stencil',
    fullName: 'Stencil Apollo',
    href: 'https://github.com/ardatan/stencil-apollo',
    primaryColor: '#e88e18',
    package: 'stencil-apollo',
    repo: 'ardatan/stencil-apollo',
    category: 'consume',
    status: 'archived',
    jobs: ['client'],
  },
  {
    key: 'ANGULAR',
    name: 'Angular',
    fullName: 'Apollo Angular',
    href: 'https://the-guild.dev/graphql/apollo-angular',
    primaryColor: '#ff1035',
    package: 'apollo-angular',
    repo: 'the-guild-org/apollo-angular',
    category: 'consume',
    status: 'maintained',
    jobs: ['client'],
  },
  {
    key: 'WHATSAPP',
    name: 'WhatsApp',
    fullName: 'WhatsApp clone',
    href: 'https://github.com/Urigo/WhatsApp-Clone-Tutorial',
    primaryColor: '#31eb14',
    package: null,
    repo: 'Urigo/WhatsApp-Clone-Tutorial',
    category: 'consume',
    status: 'tutorial',
    jobs: ['learn'],
  },
  {
    key: 'KITQL',
    name: 'KitQL',
    fullName: 'KitQL',
    href: 'https://kitql.dev',
    primaryColor: '#ff3e00',
    package: '@kitql/all-in',
    repo: 'jycouet/kitql',
    category: 'consume',
    status: 'maintained',
    jobs: ['client', 'type'],
  },
] as const satisfies readonly (ToolFacts & {readonly category: ToolCategory})[];

export type ToolKey = (typeof ENTRIES)[number]['key'];

/** What a tool helps you do. Its words are in `src/family/labels/tools.ts`, its field on the home page in `jobFields.ts`. */
export type Job = (typeof ENTRIES)[number]['jobs'][number];

export interface Tool extends ToolFacts {
  readonly key: ToolKey;
  readonly category: ToolCategory;
  readonly jobs: readonly [Job, ...Job[]];
}

/** The tools in display order (TOOL-1..4, GEN-2, C-27). */
export const TOOLS: readonly [Tool, ...Tool[]] = ENTRIES;

/** What takes the place of an archived tool. */
export interface Replacement {
  /** At least one. */
  readonly tools: readonly [ToolKey, ...ToolKey[]];
  /** The document about the way there. */
  readonly guide: `/docs/${string}`;
}

/** Of every archived tool, and of no other. */
export const REPLACEMENTS: Readonly<Partial<Record<ToolKey, Replacement>>> = {
  HELIX: {tools: ['YOGA'], guide: '/docs/helix/migrate-to-yoga'},
  CLI: {tools: ['CODEGEN', 'INSPECTOR', 'CONFIG'], guide: '/docs/cli/replace-the-commands'},
  STENCIL: {tools: ['CODEGEN'], guide: '/docs/stencil/replace-the-components'},
};
