import {
  type Check,
  type ContentFile,
  type Problem,
  ExportError,
} from '@selection-set/content-model';
import {readSource} from './readSource';
import {rewriteTree, UnknownComponentError} from './rewriteTree';

/** Where links lead says nothing about whether a text can be written in plain Markdown. */
const CONTEXT = {address: (target: string) => target, labels: {}};

/** Finds what a page says and its Markdown export cannot, such as a component without a rule; the first place of each file. */
export const checkExports: Check = async ({files}, {siteDir}) => {
  const lists = await Promise.all(
    files.filter(({kind}) => kind !== 'partial').map(async (file) => findProblem(siteDir, file)),
  );
  return lists.flat();
};

async function findProblem(siteDir: string, file: ContentFile): Promise<Problem[]> {
  try {
    rewriteTree(await readSource(siteDir, file), CONTEXT);
    return [];
  } catch (error) {
    if (error instanceof UnknownComponentError) {
      return [];
    }
    if (error instanceof ExportError) {
      return [{file: error.file, line: error.line, rule: 'markdown-export', message: error.reason}];
    }
    throw error;
  }
}
