export interface TestSite {
  readonly folder: string;
  /** With a slash at both ends. */
  readonly baseUrl: string;
  readonly port: number;
  /** Languages to build; all of them if empty. */
  readonly locales: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export declare const NEWSLETTER_PORT: number;
export declare const FEEDBACK_PORT: number;
export declare const GISCUS_PORT: number;
export declare const HOSTED_SEARCH_PORT: number;
export declare const SITES: readonly [root: TestSite, subPath: TestSite];
/** `url`: address of its start page, once it is published. */
export declare const PUBLISHED_SITE: Pick<TestSite, 'baseUrl' | 'folder' | 'port'> & {
  readonly url: string;
};
export declare const PLAIN_SITE: TestSite;
export declare const VERSIONS_SITE: Pick<TestSite, 'baseUrl' | 'folder' | 'port'>;
export declare const SMALL_SITE: Omit<TestSite, 'port'>;
export declare const ADOPTED_SITE: Pick<TestSite, 'baseUrl' | 'env' | 'port'>;
