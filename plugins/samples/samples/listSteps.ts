import type {Code, Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {installCommand} from '../../../src/lib/packageCmd/installCommand';
import {
  inRanges,
  type LineRange,
  findLanguage,
  type Fence,
  readFence,
} from '@selection-set/code-blocks';
import {readAttributes, readPackageEntries, type ContentFile} from '@selection-set/content-model';
import {type LiveFence, listLive} from '../live-samples/remarkLiveSamples';
import {listOptions} from './checkOptions';
import {hashSample} from './describeFence';
import {readInstallLine, readInstallWords} from './readPackages';
import type {Expected, FileMode, LiveStep, Step} from './step';

/** Title of a fence that shows what the command before it prints, alone or followed by more words. */
const OUTPUT_TITLE = /^Output(?: |$)/u;

type SampleNode = Code | MdxJsxFlowElement | MdxJsxTextElement;

/** Languages whose fences are samples, with and without a file. */
const CODE = new Set(['graphql', 'javascript', 'jsx', 'tsx', 'typescript']);

/**
 * What a reader who follows a page does, in order: files that are made, commands that are run, packages that are installed, operations that
 * are read. Fences of other languages are steps where their title names a file.
 */
export function listSteps({file, tree}: Pick<ContentFile, 'file' | 'tree'>): readonly Step[] {
  const nodes: SampleNode[] = [];
  visit(tree, (node: Nodes) => {
    if (
      node.type === 'code' ||
      ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
        node.name === 'PackageCmd')
    ) {
      nodes.push(node);
    }
  });
  const lives = new Map(listLive(tree).map((live) => [live.node, live]));
  const samples = nodes.flatMap((node, index): readonly Step[] => {
    const expected = readOutput(nodes[index + 1]);
    if (node.type !== 'code') {
      return readPackageCommand(node, file, expected);
    }
    const live = lives.get(node);
    if (live !== undefined) {
      return [toLiveStep(live)];
    }
    return isOutput(node) ? readStray(node, nodes[index - 1]) : toSteps(node, expected);
  });
  return samples.length === 0 ? [] : [...samples, ...listOptions(tree)];
}

function isOutput(node: Code): boolean {
  return OUTPUT_TITLE.test(readFence(node).meta.texts.title ?? '');
}

/** An output is a step only where nothing compares it: with a reason, or by mistake. That of a command which is not run goes with it. */
function readStray(node: Code, before: SampleNode | undefined): readonly Step[] {
  const {language, code, meta} = readFence(node);
  const {unchecked: reason, project = ''} = meta.texts;
  const place = {line: lineOf(node), project};
  if (reason !== undefined) {
    const hash = hashSample(language, code);
    const name = meta.texts.title ?? language;
    return [{kind: 'excluded', hash, language, name, reason, ...place}];
  }
  const isOutdatedCommand =
    before?.type === 'code' ? findLanguage(before.lang ?? '') === 'bash' : before !== undefined;
  return isOutdatedCommand ? [] : [{kind: 'stray', ...place}];
}

function toSteps(node: Code, expected: Expected | undefined): readonly Step[] {
  const fence = readFence(node);
  const {language, code, meta} = fence;
  const {title, unchecked, project = '', schema} = meta.texts;
  const place = {line: lineOf(node), project};
  const hash = hashSample(language, code);
  const isCommand = language === 'bash' && !isFileName(title);
  if (!isCommand && !CODE.has(language) && !isFileName(title)) {
    return [];
  }
  if (unchecked !== undefined) {
    const name = title ?? language;
    return [{kind: 'excluded', hash, language, name, reason: unchecked, ...place}];
  }
  if (isCommand) {
    const {fails} = meta.numbers;
    return toCommands(code, {...place, hash, ...(fails === undefined ? {} : {fails})}, expected);
  }
  const isInvalid = meta.flags.has('invalid');
  return isFileName(title)
    ? [
        {
          kind: 'file',
          name: title,
          hash,
          language,
          isInvalid,
          mode: modeOf(fence),
          ...readSource(node, fence),
          ...place,
        },
      ]
    : [
        {
          kind: 'document',
          hash,
          language,
          code,
          isInvalid,
          ...place,
          ...(schema === undefined ? {} : {schema}),
        },
      ];
}

function toLiveStep({node, fence, schema, variables, result}: LiveFence): LiveStep {
  const {language, code} = fence;
  return {
    kind: 'live',
    hash: hashSample(language, code),
    language,
    code,
    ...(schema === undefined ? {} : {schema}),
    variables: variables === undefined ? '' : readFence(variables).code,
    ...(result === undefined
      ? {}
      : {expected: {line: lineOf(result), text: readFence(result).code, isJson: true}}),
    line: lineOf(node),
    project: '',
  };
}

/** Lines of shell in their order: those that install packages, and those between them, which are run. What is printed is that of the last ones. */
function toCommands(
  code: string,
  {
    fails,
    ...place
  }: {
    readonly line: number;
    readonly project: string;
    readonly hash?: string;
    readonly fails?: number;
  },
  expected: Expected | undefined,
): readonly Step[] {
  const steps: Step[] = [];
  let lines: string[] = [];
  const flush = (): void => {
    if (lines.join('').trim() !== '') {
      steps.push({kind: 'command', code: lines.join('\n'), ...place});
    }
    lines = [];
  };
  for (const line of code.replaceAll(CONTINUED_INSTALL, joinLines).split('\n')) {
    const installed = readInstallLine(line);
    if (installed === undefined) {
      lines.push(line);
    } else {
      flush();
      steps.push({kind: 'packages', ...installed, ...place});
    }
  }
  flush();
  const last = steps.findLast((step) => step.kind === 'command');
  return steps.map((step) =>
    step === last
      ? {
          ...step,
          ...(expected === undefined ? {} : {expected}),
          ...(fails === undefined ? {} : {fails}),
        }
      : step,
  );
}

/** A line that installs packages and goes on in the next one. */
const CONTINUED_INSTALL = /^ *npm (?:install|i|add) .*\\\n(?:.*\\\n)*.*$/gmu;

function joinLines(text: string): string {
  return text.replaceAll(/\s*\\\n\s*/gu, ' ');
}

function readPackageCommand(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  file: string,
  expected: Expected | undefined,
): readonly Step[] {
  const place = {line: lineOf(node), project: ''};
  const {value} = readAttributes(node, {file, names: new Map(), rewrite: (children) => children});
  return readPackageEntries(value('packages')).flatMap((entry): readonly Step[] => {
    if (typeof entry === 'string' || entry.cmd === 'add') {
      const line = readInstallWords(typeof entry === 'string' ? entry : (entry.name ?? ''));
      const isGlobal = typeof entry !== 'string' && entry.isGlobal === true;
      return [{kind: 'packages', ...line, ...(isGlobal ? {isGlobal} : {}), ...place}];
    }
    return toCommands(installCommand(entry, 'npm'), place, expected);
  });
}

function readOutput(node: Nodes | undefined): Expected | undefined {
  if (node?.type !== 'code') {
    return undefined;
  }
  const {language, code, meta} = readFence(node);
  return OUTPUT_TITLE.test(meta.texts.title ?? '') && meta.texts.unchecked === undefined
    ? {line: lineOf(node), text: code, isJson: language === 'json'}
    : undefined;
}

/** The lines as they stand in the file; a patch also has those that it takes the place of. */
function readSource(
  node: Code,
  {code, marks}: Fence,
): {readonly code: string; readonly replaces?: string} {
  if (node.lang?.startsWith('diff-') !== true) {
    return {code};
  }
  const without = (ranges: readonly LineRange[]): string =>
    code
      .split('\n')
      .filter((_, index) => !inRanges(index + 1, ranges))
      .join('\n');
  return {code: without(marks.removed), replaces: without(marks.added)};
}

function modeOf({meta}: Fence): FileMode {
  if (meta.flags.has('extend')) {
    return 'extend';
  }
  return meta.flags.has('part') ? 'part' : 'write';
}

/** A title that is no name of a file, such as “Output”, only labels. */
function isFileName(title: string | undefined): title is string {
  return title !== undefined && /^[\w./@+-]*\.?[\w-]+$/u.test(title) && /[./]/u.test(title);
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}
