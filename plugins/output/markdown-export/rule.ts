import type {RootContent} from 'mdast';
import type {Attributes} from '@selection-set/content-model';

/** A component in the text of a page, as a rule receives it. */
interface Component {
  readonly name: string;
  readonly attributes: Attributes;
  /** Its content, already plain Markdown. */
  readonly children: readonly RootContent[];
  /** Throws an error with file and line of the component. */
  readonly fail: (reason: string) => never;
}

/** Data of the page and its language for rules. */
export interface RuleContext {
  /** Full address of the target of a link or picture on this page. */
  readonly address: (target: string) => string;
  /** Interface texts of the language by their ids. */
  readonly labels: Readonly<Record<string, string>>;
}

/** Expresses a component in plain Markdown; an empty list leaves it out. */
export type Rule = (component: Component, context: RuleContext) => readonly RootContent[];
