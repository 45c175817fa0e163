import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {Check, ContentRules, Problem} from '@selection-set/content-model';
import {readIfThere} from '@selection-set/plugin-kit';
import type {TOOL_MARKS} from '../../src/family/data/toolMarks';
import type {TOOLS, TOOL_CATEGORIES} from '../../src/family/data/tools';
import {validateTools} from '../../src/lib/catalogue/validateTools';

export {default as packageInfo} from './package-info';
export {default as pageIndex} from './page-index';
export {default as toolPages} from './tool-pages';

const TOOLS_FILE = 'src/family/data/tools.ts';
const MARKS_FILE = 'src/family/data/toolMarks.ts';

interface Catalogue {
  readonly TOOLS: typeof TOOLS;
  readonly TOOL_CATEGORIES: typeof TOOL_CATEGORIES;
  readonly TOOL_MARKS: typeof TOOL_MARKS;
}

/** The catalogue as it is on the disk. The configuration stops at the same mistakes, and is not loaded again while somebody writes. */
const checkTools: Check = async (_content, {siteDir}) => {
  const text = await readIfThere(path.join(siteDir, TOOLS_FILE));
  const catalogue = text === undefined ? undefined : await loadCatalogue(siteDir);
  return text === undefined || catalogue === undefined
    ? []
    : validateTools(
        catalogue.TOOLS.map((tool) => ({...NOTHING, ...tool})),
        catalogue.TOOL_MARKS,
        catalogue.TOOL_CATEGORIES,
      ).map((sentence) => toProblem(sentence, text));
};

/** What an entry may lack while it is being written. */
const NOTHING = {
  key: '',
  name: '',
  fullName: '',
  href: '',
  primaryColor: '',
  repo: '',
  category: '',
  jobs: [],
};

/** Undefined where the files are no TypeScript, which the compiler of the pages says. */
async function loadCatalogue(siteDir: string): Promise<Catalogue | undefined> {
  try {
    const loaded = await Promise.all(
      [TOOLS_FILE, MARKS_FILE].map((file) => loadFreshModule(path.join(siteDir, file))),
    );
    return Object.assign({}, ...loaded);
  } catch {
    return undefined;
  }
}

/** At the field that a sentence is about, or else at its tool. */
function toProblem(sentence: string, text: string): Problem {
  const lines = text.split('\n');
  const {key = ''} = /"(?<key>[^"]*)"/u.exec(sentence)?.groups ?? {};
  const {field = ''} = /" has (?:the|no) (?<field>\w+)/u.exec(sentence)?.groups ?? {};
  const start = lines.findIndex((line) => line.includes(`key: '${key}'`));
  const end = lines.findIndex((line, index) => index > start && /^\s*key:/u.test(line));
  const place = lines.findIndex(
    (line, index) =>
      index >= start && (end === -1 || index < end) && line.trimStart().startsWith(`${field}:`),
  );
  return {
    file: TOOLS_FILE,
    line: Math.max(0, start, place) + 1,
    rule: 'catalogue',
    message: sentence.replace(`${TOOLS_FILE}: `, ''),
  };
}

/** Rules of this folder for content. */
export const RULES: ContentRules = {siteChecks: [checkTools]};
