import logger from '@docusaurus/logger';
import {type ContentFile, parseMarkdown} from '@selection-set/content-model';
import {describeMutant, type Mutant} from './describeMutant';
import {listSteps} from './listSteps';
import {type Mutation, MUTATIONS} from './mutations';
import {follow} from './samplesCommand';

/**
 * `npm run samples -- --mutate`: breaks a sample of fifteen pages, each in one place, and follows them. The pages themselves stay as they
 * are.
 *
 * @returns exit code: 1 where a mistake is not found.
 */
export async function mutateSamples(
  siteDir: string,
  files: readonly ContentFile[],
): Promise<number> {
  const mutants = await Promise.all(MUTATIONS.map((mutation) => mutate(mutation, files)));
  const outcomes = await follow(
    mutants.map(({page}) => page),
    siteDir,
  );
  const reports = mutants.map((mutant, index) =>
    describeMutant(mutant, outcomes[index]?.result.problems ?? []),
  );
  reports.forEach(({isFound, text}) => (isFound ? logger.info(text) : logger.error(text)));
  const found = reports.filter(({isFound}) => isFound).length;
  logger.info(`${found} of ${reports.length} mistakes found.`);
  return found === reports.length ? 0 : 1;
}

async function mutate(mutation: Mutation, files: readonly ContentFile[]): Promise<Mutant> {
  const {file, find, replace} = mutation;
  const text = files.find((page) => page.file === file)?.text;
  if (text?.includes(find) !== true) {
    throw new Error(
      `${file} has no ${JSON.stringify(find)} any more; change plugins/samples/samples/mutations.ts.`,
    );
  }
  const {parsed} = await parseMarkdown(
    text.replace(find, () => replace),
    'mdx',
  );
  if (parsed === undefined) {
    throw new Error(`${file} cannot be parsed.`);
  }
  return {
    mutation,
    line: text.slice(0, text.indexOf(find)).split('\n').length,
    page: {file, steps: listSteps({file, tree: parsed.tree})},
  };
}
