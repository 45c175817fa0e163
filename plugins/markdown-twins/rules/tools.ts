import {Joi} from '@docusaurus/utils-validation';
import {SOLUTIONS} from '../../../src/data/solutions';
import {TOOLS} from '../../../src/data/tools';
import {toolAddress} from '../../../src/lib/catalogue/toolAddress';
import {PACKAGE_MANAGERS} from '../../../src/lib/constants';
import {installCommands, type PackageEntry} from '../../../src/lib/packageCmd/installCommand';
import {code, link, list, listItem, paragraph, strong, text} from '../nodes';
import type {Rule} from '../rule';

const PackagesSchema = Joi.array<(PackageEntry | string)[]>()
  .items(
    Joi.string(),
    Joi.object({
      name: Joi.string(),
      cmd: Joi.string().valid('add', 'run', 'install', 'init').required(),
      isGlobal: Joi.boolean(),
      isNpx: Joi.boolean(),
    }),
  )
  .required();

/** Install commands: those of every package manager under its name (CMD-1). */
export const writePackageCommands: Rule = ({attributes, fail}) => {
  const result = PackagesSchema.validate(attributes.value('packages'));
  const packages =
    result.error === undefined
      ? result.value
      : fail(
          `<PackageCmd> cannot read its packages: ${result.error.message}. Write names such as 'graphql', or objects such as {name: 'codegen', cmd: 'run'}.`,
        );
  return PACKAGE_MANAGERS.flatMap((manager) => [
    paragraph(strong(text(manager))),
    code('bash', installCommands(packages, manager)),
  ]);
};

/** The tools that a guide combines, each with its one-line title (HDR-9). */
export const writeSolutionTools: Rule = ({attributes, fail}, {address, labels}) => {
  const id = attributes.text('id');
  const solution =
    SOLUTIONS.find((candidate) => candidate.id === id) ??
    fail(
      `<SolutionTools id="${id ?? ''}"> names no solution. Known ids: ${SOLUTIONS.map((known) => known.id).join(', ')}.`,
    );
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
  ];
};
