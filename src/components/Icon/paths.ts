export interface IconPath {
  readonly d: string;
  /** Mirrored where reading runs from right to left. */
  readonly isDirectional: boolean;
}

export const ICON_PATHS = {
  arrow: {d: 'M5 12h14m-6-6 6 6-6 6', isDirectional: true},
  check: {d: 'm5 12.5 4.5 4.5L19 7.5', isDirectional: false},
  chevronDown: {d: 'm6 9.5 6 6 6-6', isDirectional: false},
  chevronEnd: {d: 'm9.5 6 6 6-6 6', isDirectional: true},
  close: {d: 'm6 6 12 12M18 6 6 18', isDirectional: false},
  copy: {
    d: 'M9 9V5.5A1.5 1.5 0 0 1 10.5 4h8A1.5 1.5 0 0 1 20 5.5v8a1.5 1.5 0 0 1-1.5 1.5H15M5.5 9h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 4 18.5v-8A1.5 1.5 0 0 1 5.5 9z',
    isDirectional: false,
  },
  external: {
    d: 'M8 6H6.5A1.5 1.5 0 0 0 5 7.5v10A1.5 1.5 0 0 0 6.5 19h10a1.5 1.5 0 0 0 1.5-1.5V16M12 5h7v7m0-7-8.5 8.5',
    isDirectional: true,
  },
  globe: {
    d: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zm-8.5 8.5h17M12 3.5c2.5 2.5 3.5 5.25 3.5 8.5s-1 6-3.5 8.5c-2.5-2.5-3.5-5.25-3.5-8.5s1-6 3.5-8.5z',
    isDirectional: false,
  },
  markdown: {
    d: 'M4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6zM6.5 14.5v-5l2.5 3 2.5-3v5m4.75-5v5m-2-2 2 2 2-2',
    isDirectional: false,
  },
  menu: {d: 'M4 7h16M4 12h16M4 17h16', isDirectional: false},
  play: {d: 'M8 5.5v13l10.5-6.5z', isDirectional: false},
  search: {d: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm4.5 10.5 4.5 4.5', isDirectional: false},
  sidebar: {d: 'M4 6h10M4 12h16M4 18h7', isDirectional: true},
  theme: {
    d: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zm0 0v17m3-15.5v14m3-11v8',
    isDirectional: false,
  },
  warning: {d: 'M12 4.5 3.5 19h17zM12 10v4m0 2.5v.01', isDirectional: false},
} as const satisfies Record<string, IconPath>;

export type IconName = keyof typeof ICON_PATHS;
