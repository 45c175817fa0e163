import type {Level, SchemaOutput} from './compareSchemas';

/** Texts of a report, in the language of its reader. */
export interface ReportWords {
  readonly title: string;
  readonly none: string;
  readonly operations: string;
  readonly unnamed: string;
  readonly line: (line: number) => string;
  readonly levels: Readonly<Record<Level, string>>;
  /** Package and version that compared the schemas. */
  readonly source: string;
}

const LEVELS: readonly Level[] = ['BREAKING', 'DANGEROUS', 'NON_BREAKING'];

/** Escapes text that Markdown would interpret. */
function escape(text: string): string {
  return text.replace(/[\\`*_[\]<>|~]/gu, String.raw`\$&`).replace(/\s*\n\s*/gu, ' ');
}

/** A comparison as Markdown, for a pull request. Empty levels are left out. */
export function composeReport(
  {changes, operations}: Pick<SchemaOutput, 'changes' | 'operations'>,
  words: ReportWords,
): string {
  const parts = LEVELS.flatMap((level) => {
    const lines = changes
      .filter((change) => change.level === level)
      .map(
        ({path, message, type, reason}) =>
          `- ${path === '' ? '' : `\`${path}\`: `}${escape(message)} (\`${type}\`)${
            reason === '' ? '' : `\n  ${escape(reason)}`
          }`,
      );
    return lines.length === 0
      ? []
      : [`### ${words.levels[level]}: ${lines.length}`, lines.join('\n')];
  });
  const broken = operations
    .filter(({state}) => state === 'breaks')
    .map(
      ({name, line, reasons}) =>
        `- ${name === '' ? words.unnamed : `\`${name}\``} (${words.line(line)}): ${reasons
          .map(({message}) => escape(message))
          .join(' ')}`,
    );
  return `${[
    `## ${words.title}`,
    ...(parts.length === 0 ? [words.none] : parts),
    ...(broken.length === 0
      ? []
      : [`### ${words.operations}: ${broken.length}`, broken.join('\n')]),
    `\`${words.source}\``,
  ].join('\n\n')}\n`;
}
