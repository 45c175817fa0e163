import type {SampleState} from '../../../src/lib/contracts/samples';
import {DATA_FILE} from './checkData';
import type {FileStep} from './step';
import {CODE_FILE} from './typeReview';

const GRAPHQL_FILE = /\.(?:graphqls?|gql)$/u;

/** Whether a file's whole text is validated as GraphQL of the page, by `checkDocuments.ts`. */
export function isGraphqlFile({name, mode, replaces}: FileStep): boolean {
  return mode !== 'part' && replaces === undefined && GRAPHQL_FILE.test(name);
}

/** What making a file has shown about its sample; undefined where another check says it. */
export function stateOfFile(step: FileStep): SampleState | undefined {
  const {name, mode, replaces, isInvalid} = step;
  if (isGraphqlFile(step)) {
    return undefined;
  }
  if (mode === 'part') {
    return 'compared';
  }
  if (isInvalid && isRefusable(name)) {
    return 'refused';
  }
  if (CODE_FILE.test(name)) {
    return 'type-checked';
  }
  if (DATA_FILE.test(name)) {
    return 'validated';
  }
  return replaces === undefined ? 'written' : 'compared';
}

/** Whether the compiler or a parser may refuse a file of this name. */
export function isRefusable(name: string): boolean {
  return CODE_FILE.test(name) || DATA_FILE.test(name);
}
