import type {ProjectFile} from './projectFiles';

/** Which samples a command runs, for the author of a page whose output differs; empty for a command that runs none of the page's files. */
export function describeExecuted(executed: ReadonlySet<ProjectFile>): string {
  const files = [...executed].flatMap(({name, steps}) => {
    const lines = steps.map(({line}) => line).join(', ');
    return lines === '' ? [] : [`${name} (line ${lines})`];
  });
  return files.length === 0 ? '' : `\nIt runs ${files.join(', ')}.`;
}
