import type {Mark, ToolFacts} from '../contracts/tool';
import {listJobs} from './findTools';

const HEX_COLOUR = /^#(?:[\da-f]{3}|[\da-f]{6})$/iu;
const TOOL_KEY = /^[A-Z][A-Z0-9_]*$/u;
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/u;
/** Jobs that the style sheet of `src/components/FamilyGraph` counts to. */
const JOB_LIMIT = 12;
const FILE = 'src/family/data/tools.ts';

/**
 * Says what is wrong with the catalogue, in sentences for the person who edited it (TOOL-1, TOOL-2, TOOL-4).
 *
 * @param tools entries in display order.
 * @param marks one drawing per key (`src/family/data/toolMarks.ts`).
 * @param categories those that the header and the home page show.
 * @returns one sentence per mistake; empty when the catalogue is sound.
 */
export function validateTools(
  tools: readonly ToolFacts[],
  marks: Readonly<Record<string, Mark>>,
  categories: readonly string[],
): readonly string[] {
  const jobs = listJobs(tools);
  const mistakes = tools.flatMap((tool, index) => [
    ...validateTool(tool, categories),
    ...(tools.findIndex(({key}) => key === tool.key) < index
      ? [`${FILE}: the key "${tool.key}" is used twice. Give each tool a key of its own.`]
      : []),
    ...(marks[tool.key] === undefined
      ? [
          `${FILE}: "${tool.key}" has no mark. Draw one in src/family/data/toolMarks.ts under the same key.`,
        ]
      : []),
  ]);
  return jobs.length > JOB_LIMIT
    ? [
        ...mistakes,
        `${FILE}: the tools have ${jobs.length} jobs, and the home page draws ${JOB_LIMIT}. Give one name to jobs that are alike: ${jobs.join(', ')}.`,
      ]
    : mistakes;
}

function validateTool(tool: ToolFacts, categories: readonly string[]): readonly string[] {
  const checks: readonly (readonly [boolean, string])[] = [
    [
      TOOL_KEY.test(tool.key),
      `the key "${tool.key}" is not an upper-case identifier. Use letters, digits and underscores, such as "MY_TOOL".`,
    ],
    [tool.name.trim() !== '', `"${tool.key}" has no name. Add the name readers know the tool by.`],
    [
      tool.fullName.trim() !== '',
      `"${tool.key}" has no fullName. Add the name that people type into a search.`,
    ],
    [
      URL.canParse(tool.href) && tool.href.startsWith('https://'),
      `"${tool.key}" has the href "${tool.href}". Use the full https address of the tool's own site.`,
    ],
    [
      HEX_COLOUR.test(tool.primaryColor),
      `"${tool.key}" has the primaryColor "${tool.primaryColor}". Use # and 3 or 6 hex digits, such as "#0284c7".`,
    ],
    [
      REPOSITORY.test(tool.repo),
      `"${tool.key}" has the repo "${tool.repo}". Use "owner/name" as GitHub spells it.`,
    ],
    [
      categories.includes(tool.category),
      `"${tool.key}" has the category "${tool.category}". Take one of ${categories.join(', ')}, or add it to TOOL_CATEGORIES.`,
    ],
    [
      tool.jobs.length > 0,
      `"${tool.key}" has no jobs. Name at least one, so that readers find it by what it does.`,
    ],
  ];
  return checks.filter(([isSound]) => !isSound).map(([, sentence]) => `${FILE}: ${sentence}`);
}

/**
 * Stops the build when the catalogue has mistakes.
 *
 * @throws Error with one line per mistake, each saying what to change and where.
 */
export function assertTools(
  tools: readonly ToolFacts[],
  marks: Readonly<Record<string, Mark>>,
  categories: readonly string[],
): void {
  const mistakes = validateTools(tools, marks, categories);
  if (mistakes.length > 0) {
    throw new Error(`The tool catalogue has mistakes.\n${mistakes.join('\n')}`);
  }
}
