import type {ErrorTool} from '../src';
import type {ErrorPage, ErrorSection} from '../src/writeIndex';

export const TOOLS: readonly ErrorTool[] = [
  {id: 'mill', name: 'Mill', names: ['paper-mill'], issues: 'https://issues.example/mill?q='},
  {id: 'press', name: 'Press', names: ['@ink/press']},
];

export const section = (heading: string, rest: Partial<ErrorSection> = {}): ErrorSection => ({
  anchor: heading.toLowerCase().replaceAll(/\W+/gu, '-'),
  heading,
  headingCodes: [],
  outputs: [],
  codes: [],
  rows: [],
  cure: `What cures "${heading}".`,
  ...rest,
});

export const page = (tool: string, sections: readonly ErrorSection[], samples = ''): ErrorPage => ({
  tool,
  path: `/docs/${tool}`,
  version: `${tool} 1.2.3`,
  lang: 'en',
  samples,
  sections,
});
