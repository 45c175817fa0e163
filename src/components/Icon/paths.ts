/** Path data of icons, in a square of 24. */
export const ICON_PATHS = {
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronEnd: 'm9.5 6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  code: 'm8.5 7.5-5 4.5 5 4.5m7-9 5 4.5-5 4.5',
  copy: 'M9 9V5.5A1.5 1.5 0 0 1 10.5 4h8A1.5 1.5 0 0 1 20 5.5v8a1.5 1.5 0 0 1-1.5 1.5H15M5.5 9h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 4 18.5v-8A1.5 1.5 0 0 1 5.5 9z',
  edit: 'M5 19h3.5L18.5 9 15 5.5 5 15.5zM13 7.5l3.5 3.5',
  external:
    'M8 6H6.5A1.5 1.5 0 0 0 5 7.5v10A1.5 1.5 0 0 0 6.5 19h10a1.5 1.5 0 0 0 1.5-1.5V16M12 5h7v7m0-7-8.5 8.5',
  enlarge: 'M14 4.5h5.5V10M10 19.5H4.5V14m15-9.5L13.5 10.5m-3 3-6 6',
  file: 'M6.5 3.5h7l4 4v13h-11zm7 0v4h4',
  folder: 'M3.5 6.5v12h17V8.5H12l-2-2z',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zm-8.5 8.5h17M12 3.5c2.5 2.5 3.5 5.25 3.5 8.5s-1 6-3.5 8.5c-2.5-2.5-3.5-5.25-3.5-8.5s1-6 3.5-8.5z',
  history: 'M5 8.5A8 8 0 1 1 4 12.5M4.5 4.5v4.5H9M12 8v4.5l3 2',
  home: 'm4 11 8-6.5 8 6.5M6 9.5V19h4.5v-5h3v5H18V9.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1m2 3.7a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  markdown:
    'M4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6zM6.5 14.5v-5l2.5 3 2.5-3v5m4.75-5v5m-2-2 2 2 2-2',
  hash: 'M9.5 4.5 7.5 19.5M16.5 4.5l-2 15M5 9.5h15M4 14.5h15',
  menu: 'M4 7h16M4 12h16M4 17h16',
  play: 'M8 5.5v13l10.5-6.5z',
  back: 'M9.5 8 5 12.5 9.5 17M5 12.5h9.5a4 4 0 0 0 4-4V6',
  reset: 'M5 5v5h5M5.5 10a7.5 7.5 0 1 1-1 4.5',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm4.5 10.5 4.5 4.5',
  settings: 'M4 8h10m5 0h1M4 16h1m5 0h10M16.5 5.5v5M7.5 13.5v5',
  sidebar: 'M4 6h10M4 12h16M4 18h7',
  stop: 'M7 7h10v10H7z',
  theme: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zm0 0v17m3-15.5v14m3-11v8',
  wrap: 'M4 6h16M4 12h13a3.5 3.5 0 0 1 0 7h-5m2.5-3L11 19l3.5 3M4 18h3',
  warning: 'M12 4.5 3.5 19h17zM12 10v4m0 2.5v.01',
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** Mirrored for right-to-left reading. */
export const DIRECTIONAL_ICONS: readonly IconName[] = [
  'arrow',
  'chevronEnd',
  'external',
  'back',
  'sidebar',
];
