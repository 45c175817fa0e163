import {adaptMarkdown, formatOf} from '@selection-set/content-model';

/** What the compiler gets of a file: the same text as the checks read, whatever Docusaurus's authors write that MDX does not know. */
export function adaptSource({fileContent}: {readonly fileContent: string}): string {
  return adaptMarkdown(fileContent, formatOf(fileContent)).text;
}
