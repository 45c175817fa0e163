import type {ContentReader} from '../content-model/createContentReader';
import type {Content} from '../content-model/readContent';
import type {Problem} from '../content-model/problem';
import {LINK_CHECKS} from './links';

export interface CheckContext {
  /** The project's folder. */
  readonly siteDir: string;
  /** Language of the content. */
  readonly locale: string;
  /** Content of other languages, read once for all checks of a run; read anew without it. */
  readonly readContent?: ContentReader;
}

/** Looks at all content of one language. */
export type Check = (
  content: Content,
  context: CheckContext,
) => readonly Problem[] | Promise<readonly Problem[]>;

/** What every piece of content must pass; each finds its own kind of mistake. */
export const CHECKS: readonly Check[] = [({problems}) => problems, ...LINK_CHECKS];
