import {createHash} from 'node:crypto';
import type {LanguageName} from '@selection-set/code-blocks';

const HASH_CHARS = 12;

/** Name of a sample in the report: the same code in the same language is the same sample, in every language of the portal. */
export function hashSample(language: LanguageName, code: string): string {
  return createHash('sha256').update(`${language}\n${code}`).digest('hex').slice(0, HASH_CHARS);
}
