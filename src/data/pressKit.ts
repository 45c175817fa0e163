export interface BrandVariant {
  /** File name without extension below `press-kit/brand/`. */
  readonly file: string;
  /** `single` uses one ink for everything, `dark` is for dark backgrounds. */
  readonly colours: 'light' | 'dark' | 'single';
  readonly hasWordmark: boolean;
}

/** Variants of the brand's mark that the press kit offers (RTE-2). */
export const BRAND_VARIANTS = [
  {file: 'mark', colours: 'light', hasWordmark: false},
  {file: 'mark-on-dark', colours: 'dark', hasWordmark: false},
  {file: 'mark-one-colour', colours: 'single', hasWordmark: false},
  {file: 'wordmark', colours: 'light', hasWordmark: true},
  {file: 'wordmark-on-dark', colours: 'dark', hasWordmark: true},
  {file: 'wordmark-one-colour', colours: 'single', hasWordmark: true},
] as const satisfies readonly BrandVariant[];

export type BrandFile = (typeof BRAND_VARIANTS)[number]['file'];
