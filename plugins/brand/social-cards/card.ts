import type {ToolKey} from '../../../src/data/tools';

/** What a page is, as far as its card shows it. */
export type CardKind = 'blog' | 'docs' | 'guide' | 'home' | 'page' | 'solution' | 'tool';

/** Everything that a card shows, in the words of its page. */
export interface Card {
  readonly kind: CardKind;
  readonly title: string;
  /** Where the page belongs, from the general to the special: a section, then a date or a kind; empty on the home page. */
  readonly section: readonly string[];
  /** Second line, such as what a tool is or who wrote a post. */
  readonly note?: string;
  /** Part of its year that had passed when a post appeared, from 0 to 1. */
  readonly yearShare?: number;
  /** Tools that the page is about, most important first. */
  readonly tools: readonly ToolKey[];
  /** BCP 47. */
  readonly language: string;
  readonly isRtl: boolean;
}

/** Size of every card in pixels, as networks recommend it (DOC-5). */
export const CARD_SIZE = {width: 1200, height: 630};
