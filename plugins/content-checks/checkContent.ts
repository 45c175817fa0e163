import type {Problem} from '../content-model/problem';
import {readContent} from '../content-model/readContent';
import {type CheckContext, CHECKS} from './checks';

/** All mistakes in the content of one language. */
export async function checkContent(context: CheckContext): Promise<readonly Problem[]> {
  const content = await readContent(context.siteDir, context.locale);
  const problems = await Promise.all(CHECKS.map(async (check) => check(content, context)));
  return problems.flat();
}
