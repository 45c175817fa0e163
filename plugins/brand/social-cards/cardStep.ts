import type {LoadContext, Props} from '@docusaurus/types';
import type {PageStep} from '@selection-set/plugin-kit';
import type {PostFacts} from './describePage';
import {describeCards, type DrawnCard} from './drawCards';
import {drawSiteCards} from './drawSiteCards';
import {readPosts} from './readPosts';

/** Draws a social card for each page, in other threads while other steps read, and then says in the page how large it is and what it shows. */
export function cardStep(context: LoadContext): PageStep<Props> {
  let posts: ReadonlyMap<string, PostFacts> = new Map();
  let cards: readonly DrawnCard[] = [];
  return {
    name: 'social-cards',
    load(allContent) {
      posts = readPosts(allContent);
    },
    async read(pages, build) {
      cards = await drawSiteCards(context, build, pages, posts);
    },
    async write(pages) {
      describeCards(pages, cards);
    },
  };
}
