import type {RootContent} from 'mdast';
import type {Attributes} from '@selection-set/content-model';

/** One component in the text of a page, as a rule sees it. */
interface Component {
  readonly name: string;
  readonly attributes: Attributes;
  /** What stands inside, already plain Markdown. */
  readonly children: readonly RootContent[];
  /** Stops with file and line of the component. */
  readonly fail: (reason: string) => never;
}

/** What rules take from the page and its language. */
export interface RuleContext {
  /** Full address of what a link or picture of this page points to. */
  readonly address: (target: string) => string;
  /** Interface texts of the language by their ids. */
  readonly labels: Readonly<Record<string, string>>;
}

/** Says what a component means in plain Markdown; an empty list leaves it out. */
export type Rule = (component: Component, context: RuleContext) => readonly RootContent[];
