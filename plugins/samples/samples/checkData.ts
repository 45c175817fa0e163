import ts from 'typescript';
import {parseAllDocuments} from 'yaml';
import type {SourceText} from './applyFile';
import type {FileStep} from './step';

/** Files that hold data, which can be read without knowing what they are for. */
export const DATA_FILE = /\.(?:jsonc?|ya?ml)$/u;

/** JSON in which comments may stand, as the programs that read it allow. */
const WITH_COMMENTS = /\.jsonc$|(?:^|\/)(?:[jt]sconfig[^/]*|\.vscode\/[^/]+)\.json$/u;
const POSITION = /at position (?<position>\d+)/u;

interface DataMistake {
  readonly line: number;
  readonly message: string;
}

/**
 * Whether JSON or YAML can be parsed; where it is shown because it is wrong, whether it cannot. Every other file is fine.
 *
 * @param file as the step has made it.
 * @returns what is wrong, with its line of the page; undefined where it holds.
 */
export function checkData(step: FileStep, file: SourceText): DataMistake | undefined {
  if (!DATA_FILE.test(step.name)) {
    return undefined;
  }
  const mistake = findMistake(step.name, file.text);
  if (step.isInvalid) {
    return mistake === undefined
      ? {line: step.line, message: `"${step.name}" is marked as invalid, and it can be read.`}
      : undefined;
  }
  if (mistake === undefined) {
    return undefined;
  }
  const place = file.lines[mistake.line - 1] ?? 0;
  return {
    line: place === 0 ? step.line : place,
    message: `${step.name}:${mistake.line} ${mistake.message}`,
  };
}

/** @returns undefined for what can be parsed; lines are of the text, from 1. */
function findMistake(name: string, text: string): DataMistake | undefined {
  if (WITH_COMMENTS.test(name)) {
    return findByCompiler(name, text);
  }
  return name.endsWith('.json') ? findInJson(name, text) : findInYaml(text);
}

function findInYaml(text: string): DataMistake | undefined {
  const [error] = parseAllDocuments(text, {prettyErrors: true}).flatMap(({errors}) => errors);
  return error === undefined
    ? undefined
    : {line: error.linePos?.[0].line ?? 1, message: error.message.split('\n')[0] ?? ''};
}

/** Node names the place of most mistakes; that of the others is where the compiler stumbles. */
function findInJson(name: string, text: string): DataMistake | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = POSITION.exec(message)?.groups?.position;
    const line =
      position === undefined
        ? (findByCompiler(name, text)?.line ?? 1)
        : text.slice(0, Number(position)).split('\n').length;
    return {line, message: message.split('\n')[0] ?? ''};
  }
}

function findByCompiler(name: string, text: string): DataMistake | undefined {
  const {error} = ts.parseConfigFileTextToJson(name, text);
  return error === undefined
    ? undefined
    : {
        line: text.slice(0, error.start ?? 0).split('\n').length,
        message: ts.flattenDiagnosticMessageText(error.messageText, '\n'),
      };
}
