import {toolSlug} from '../../../src/lib/catalogue/toolSlug';
import type {PackageRequest} from '../../../src/lib/contracts/packageInfo';
import type {ToolFacts} from '../../../src/lib/contracts/tool';

export interface ToolPackage {
  /** Last part of the tool's addresses. */
  readonly slug: string;
  /** Absent for tools that are on no registry. */
  readonly request?: PackageRequest;
}

/** Which package belongs to each tool of the catalogue, in its order. */
export function listToolPackages(tools: readonly ToolFacts[]): readonly ToolPackage[] {
  return tools.map(({key, package: name, repo}) => ({
    slug: toolSlug(key),
    ...(name !== null && {request: {name, repo}}),
  }));
}

/** The packages of the catalogue. */
export function listRequests(tools: readonly ToolFacts[]): readonly PackageRequest[] {
  return listToolPackages(tools).flatMap(({request}) => request ?? []);
}
