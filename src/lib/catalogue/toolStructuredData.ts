import type {PackageSummary} from '../contracts/packageInfo';
import type {ToolFacts} from '../contracts/tool';

/** A tool as schema.org's `SoftwareSourceCode`; unknown facts are left out. */
export function toolStructuredData(
  tool: ToolFacts,
  description: string,
  info: PackageSummary | undefined,
): Readonly<Record<string, unknown>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareSourceCode',
    name: tool.fullName,
    description,
    url: tool.href,
    codeRepository: `https://github.com/${tool.repo}`,
    ...(info?.version === undefined ? {} : {version: info.version}),
    ...(info?.licence === undefined ? {} : {license: info.licence}),
    ...(info?.createdAt === undefined ? {} : {dateCreated: info.createdAt}),
    ...(info?.updatedAt === undefined ? {} : {dateModified: info.updatedAt}),
  };
}
