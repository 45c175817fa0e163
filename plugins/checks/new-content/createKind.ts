import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {readFacts} from '../content-checks/frontMatter/readFacts';
import {readContent} from '@selection-set/content-model';
import {newDoc} from './newDoc';
import {newPost} from './newPost';
import type {NewKind} from './newFile';

/** Flags of each command, in the order of their questions. */
export const FLAGS = {
  doc: [
    'section',
    'title',
    'description',
    'file',
    'tools',
    'badges',
    'owner',
    'review-by',
    'opening',
  ],
  post: ['title', 'description', 'date', 'slug', 'authors', 'tags', 'tools', 'opening'],
} as const;

export type KindName = keyof typeof FLAGS;

/** Half a year: long enough to be no burden, and no major version of a tool goes unnoticed for longer. */
const REVIEW_AFTER_DAYS = 182;

const MS_PER_DAY = 86_400_000;

/**
 * Questions and composition of a new document or post, from what the project holds.
 *
 * @param now gives the day of a post and the next review of a document.
 */
export async function createKind(name: KindName, siteDir: string, now: Date): Promise<NewKind> {
  const facts = await readFacts(siteDir, DEFAULT_LOCALE);
  if (name === 'post') {
    return newPost({siteDir, facts, today: toDay(now)});
  }
  const {files} = await readContent(siteDir, DEFAULT_LOCALE);
  const review = new Date(now.getTime() + REVIEW_AFTER_DAYS * MS_PER_DAY);
  return newDoc({siteDir, files, facts, reviewBy: toDay(review)});
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
