import {SOLUTIONS} from '../../../../src/family/data/solutions';
import {TOOLS} from '../../../../src/family/data/tools';
import {guideAddress, toolAddress} from '../../../../src/lib/catalogue/toolAddress';
import {PACKAGE_MANAGERS} from '../../../../src/lib/constants';
import {installCommands, type PackageEntry} from '../../../../src/lib/packageCmd/installCommand';
import {
  code,
  link,
  list,
  listItem,
  paragraph,
  readPackageEntries,
  strong,
  text,
} from '@selection-set/content-model';
import {messageOf} from '@selection-set/plugin-kit';
import type {Rule} from '../rule';

/** Install commands: one for every package manager, under its name (CMD-1). */
export const writePackageCommands: Rule = ({attributes, fail}) => {
  const packages = readEntries(attributes.value('packages'), fail);
  return PACKAGE_MANAGERS.flatMap((manager) => [
    paragraph(strong(text(manager))),
    code('bash', installCommands(packages, manager)),
  ]);
};

/** The tools that a solution combines, each with its one-line title and a link to its guide (HDR-9). */
export const writeSolutionTools: Rule = ({attributes, fail}, {address, labels}) => {
  const id = attributes.text('id');
  const solution =
    SOLUTIONS.find((candidate) => candidate.id === id) ??
    fail(
      `<SolutionTools id="${id ?? ''}"> names no solution. Known ids: ${SOLUTIONS.map((known) => known.id).join(', ')}.`,
    );
  const guide = guideAddress(solution);
  return [
    list(
      ...solution.tools.flatMap((key) => {
        const tool = TOOLS.find((candidate) => candidate.key === key);
        return tool === undefined
          ? []
          : [
              listItem(
                paragraph(
                  link(address(toolAddress(tool)), text(tool.name)),
                  text(`: ${labels[`tool.${key}.title`] ?? ''}`),
                ),
              ),
            ];
      }),
    ),
    ...(guide === undefined
      ? []
      : [
          paragraph(
            link(
              address(guide),
              text(
                (labels['solution.guide'] ?? '').replace(
                  '{title}',
                  () => labels[`solution.${solution.id}.title`] ?? '',
                ),
              ),
            ),
          ),
        ]),
  ];
};

function readEntries(
  value: unknown,
  fail: (message: string) => never,
): readonly (PackageEntry | string)[] {
  try {
    return readPackageEntries(value);
  } catch (error) {
    return fail(messageOf(error));
  }
}
