import type {Problem} from '../content-model/problem';
import {createContentReader} from '../content-model/createContentReader';
import {type CheckContext, CHECKS} from './checks';

/** All mistakes in the content of one language. */
export async function checkContent(context: CheckContext): Promise<readonly Problem[]> {
  const {siteDir, locale, readContent = createContentReader(siteDir)} = context;
  const content = await readContent(locale);
  const problems = await Promise.all(
    CHECKS.map(async (check) => check(content, {...context, readContent})),
  );
  return problems.flat();
}
