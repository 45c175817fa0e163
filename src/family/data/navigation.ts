export interface NavLink {
  readonly id: string;
  readonly to: `/${string}`;
  /** Opens a mega-menu where the viewport allows it (HDR-2). */
  readonly hasPanel?: boolean;
}

/** Header links in the order of HDR-1. */
export const NAV_LINKS = [
  {id: 'solutions', to: '/solutions', hasPanel: true},
  {id: 'ecosystem', to: '/ecosystem', hasPanel: true},
  {id: 'blog', to: '/blog'},
  {id: 'services', to: '/services'},
  {id: 'about', to: '/about'},
  {id: 'contact', to: '/contact'},
] as const satisfies readonly NavLink[];

export type NavLinkId = (typeof NAV_LINKS)[number]['id'];
export type PanelId = Extract<(typeof NAV_LINKS)[number], {hasPanel: true}>['id'];

/** Footer columns after Products, which comes from the catalogue (FTR-1). Press Kit stays first in Resources (FTR-2). */
export const FOOTER_COLUMNS = [
  {
    id: 'resources',
    links: [
      {id: 'pressKit', to: '/logos'},
      {id: 'docs', to: '/docs'},
      {id: 'solutions', to: '/solutions'},
      {id: 'glossary', to: '/docs/start/glossary'},
      {id: 'play', to: '/play'},
      {id: 'errors', to: '/errors'},
      {id: 'writing', to: '/docs/writing'},
      {id: 'blog', to: '/blog'},
      {id: 'offline', to: '/offline'},
    ],
  },
  {
    id: 'company',
    links: [
      {id: 'about', to: '/about'},
      {id: 'services', to: '/services'},
      {id: 'contact', to: '/contact'},
    ],
  },
] as const;

export type FooterLinkId = (typeof FOOTER_COLUMNS)[number]['links'][number]['id'];
