import type {CommentSettings} from '../contracts/comments';

const TEXTS = ['repo', 'repoId', 'category', 'categoryId', 'host', 'consent'] as const;

/** Whether a value of the site's `customFields`, which have no types in the browser, is what `readComments` made. */
export function isCommentSettings(value: unknown): value is CommentSettings {
  return (
    typeof value === 'object' &&
    value !== null &&
    TEXTS.every((name) => typeof Reflect.get(value, name) === 'string')
  );
}
