import type {Content} from '../content-model/readContent';
import type {Problem} from '../content-model/problem';
import {checkTwins} from '../markdown-twins/checkTwins';

export interface CheckContext {
  /** The project's folder. */
  readonly siteDir: string;
  /** Language of the content. */
  readonly locale: string;
}

/** Looks at all content of one language. */
export type Check = (
  content: Content,
  context: CheckContext,
) => readonly Problem[] | Promise<readonly Problem[]>;

/** What every piece of content must pass; each finds its own kind of mistake. */
export const CHECKS: readonly Check[] = [({problems}) => problems, checkTwins];
