import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {readFence} from '@selection-set/code-blocks';
import type {Check, FileCheck, Problem} from '@selection-set/content-model';
import {isMissingFile} from '@selection-set/plugin-kit';
import type ts from 'typescript';
import {visit} from 'unist-util-visit';
import {
  DEFAULT_LOCALE,
  TOOL_SAMPLE_FLAG,
  TOOL_SAMPLE_LINES_LIMIT,
} from '../../../src/lib/constants';
import {hashPages} from './hashPages';
import {listPages} from './listPages';
import {parseLock, type Lock} from './compareCommand';
import type {PackageStore} from './installPackages';
import {readReport} from './reportFile';
import {toProblem, type SamplePage} from './samplePage';

/** One error of the compiler. */
export interface TypeMistake {
  /** Relative to the folder that was checked, with `/`. */
  readonly name: string;
  /** Of the file, from 1. */
  readonly line: number;
  readonly message: string;
}

/** Checks the files of a folder against the packages that are installed above it. */
export type TypeChecker = (folder: string, names: readonly string[]) => readonly TypeMistake[];

/** The compiler, as a package gives it. */
type Compiler = typeof ts;

/** How a reader without a configuration of their own compiles: strict, for Node and for browsers. */
const OPTIONS = {
  allowImportingTsExtensions: true,
  allowJs: true,
  checkJs: false,
  isolatedModules: true,
  jsx: 'react-jsx',
  lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
  module: 'nodenext',
  moduleDetection: 'force',
  moduleResolution: 'nodenext',
  strict: true,
  target: 'es2023',
  types: ['node'],
};

/** What holds whatever a page's own configuration says. */
const ALWAYS: ts.CompilerOptions = {noEmit: true, skipLibCheck: true, incremental: false};

/**
 * A checker that reads the declarations of packages once.
 *
 * @param compiler that of the samples, so that a page is checked by the version that its readers install.
 * @param store folder that has the samples' `node_modules`.
 */
export function createTypeChecker(compiler: Compiler, store: string): TypeChecker {
  const declarations = new Map<string, ts.SourceFile | undefined>();
  function checkGroup(
    folder: string,
    base: string,
    names: readonly string[],
  ): readonly TypeMistake[] {
    const typeRoots = [path.join(store, 'node_modules/@types')];
    const options = {typeRoots, ...readOptions(compiler, base), ...ALWAYS};
    const host = compiler.createCompilerHost(options);
    const realpath = host.realpath?.bind(host);
    // Declarations are read from the store, once for all pages, where the page has installed the package.
    host.realpath = (fileName) => toStored(compiler, store, realpath?.(fileName) ?? fileName);
    const getSourceFile = host.getSourceFile.bind(host);
    host.getSourceFile = (fileName, settings, ...rest) => {
      if (!fileName.includes(MODULES)) {
        return getSourceFile(fileName, settings, ...rest);
      }
      const key = `${fileName} ${JSON.stringify(settings)}`;
      if (!declarations.has(key)) {
        declarations.set(key, getSourceFile(fileName, settings, ...rest));
      }
      return declarations.get(key);
    };
    const program = compiler.createProgram({
      rootNames: names
        .filter((name) => options.allowJs === true || !/\.[cm]?jsx?$/u.test(name))
        .map((name) => path.join(folder, name)),
      options,
      host,
    });
    return compiler
      .getPreEmitDiagnostics(program)
      .filter(({file}) => file === undefined || !file.fileName.includes(MODULES))
      .map((mistake) => toMistake(compiler, mistake, folder));
  }

  return (folder, names) => {
    const groups = groupByConfig(compiler, folder, names);
    // A file that another group imports is judged by its own configuration only.
    return [...groups].flatMap(([base, group]) =>
      checkGroup(folder, base, group).filter(
        ({name}) => group.includes(name) || !names.includes(name),
      ),
    );
  };
}

const MODULES = '/node_modules/';

function toStored(compiler: Compiler, store: string, file: string): string {
  const at = file.indexOf(MODULES);
  const stored = at === -1 ? file : `${store}${file.slice(at)}`;
  return compiler.sys.fileExists(stored) ? stored : file;
}

/** Files by the folder whose configuration holds for them: the nearest one that has a `tsconfig.json`, else the project's own. */
function groupByConfig(
  compiler: Compiler,
  folder: string,
  names: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    let base = path.dirname(path.join(folder, name));
    while (base !== folder && !compiler.sys.fileExists(path.join(base, 'tsconfig.json'))) {
      base = path.dirname(base);
    }
    groups.set(base, [...(groups.get(base) ?? []), name]);
  }
  return groups;
}

function readOptions(compiler: Compiler, folder: string): ts.CompilerOptions {
  const file = path.join(folder, 'tsconfig.json');
  if (!compiler.sys.fileExists(file)) {
    return compiler.convertCompilerOptionsFromJson(OPTIONS, folder).options;
  }
  const read = compiler.readConfigFile(file, (name) => compiler.sys.readFile(name));
  const config: unknown = read.config;
  return {
    types: ['node'],
    ...compiler.parseJsonConfigFileContent(config, compiler.sys, folder).options,
  };
}

function toMistake(
  compiler: Compiler,
  {file, start, messageText}: ts.Diagnostic,
  folder: string,
): TypeMistake {
  const message = compiler.flattenDiagnosticMessageText(messageText, '\n');
  if (file === undefined) {
    return {name: 'tsconfig.json', line: 1, message};
  }
  const {line} = file.getLineAndCharacterOfPosition(start ?? 0);
  const name = path.relative(folder, file.fileName).replaceAll(path.sep, '/');
  return {name, line: line + 1, message};
}

/** Where the packages of the samples are, apart from those of the portal. */
const WORKSPACE = 'samples';

export interface Workspace extends PackageStore {
  /** Each Node that pages are followed with. */
  readonly nodes: readonly NodeProgram[];
}

interface NodeProgram {
  readonly version: string;
  /** Folder that has `node`. */
  readonly bin: string;
}

/** Packages that bring a Node, for the systems that there are such packages for. */
const NODE = /^node-\d+-(?<system>.+)$/u;

/** The Nodes of the samples' packages that run here; without any, the one that runs this. */
function listNodes(folder: string, lock: Lock): readonly NodeProgram[] {
  const found = [...lock.versions].flatMap(([name, version]) => {
    const bin = path.join(folder, 'node_modules', name, 'bin');
    const isHere = NODE.exec(name)?.groups?.system === `${process.platform}-${process.arch}`;
    return isHere && existsSync(bin) ? [{version, bin}] : [];
  });
  return found.length > 0
    ? found
    : [{version: process.versions.node, bin: path.dirname(process.execPath)}];
}

/** The lock file is large, and asked for after every save. */
let last: {readonly text: string; readonly lock: Lock} | undefined;

/**
 * Reads what the samples' packages are; they need not be installed.
 *
 * @param siteDir the portal's folder.
 * @throws Error where the lock file is missing or none.
 */
export async function readWorkspace(siteDir: string): Promise<Workspace> {
  const folder = path.join(siteDir, WORKSPACE);
  const text = await readLock(folder);
  const lock = last?.text === text ? last.lock : parseLock(text);
  last = {text, lock};
  return {folder, lock, nodes: listNodes(folder, lock)};
}

/**
 * The TypeScript that readers install.
 *
 * @throws Error where the samples' packages are not installed.
 */
export function loadCompiler(siteDir: string): Compiler {
  const load = createRequire(path.join(siteDir, WORKSPACE, 'package.json'));
  try {
    const compiler: Compiler = load('typescript');
    return compiler;
  } catch (error) {
    throw new Error(
      `The packages of the samples are not installed. Run "npm run samples", or "npm ci --prefix ${WORKSPACE} --ignore-scripts".`,
      {cause: error},
    );
  }
}

async function readLock(folder: string): Promise<string> {
  try {
    return await readFile(path.join(folder, 'package-lock.json'), 'utf8');
  } catch (error) {
    if (isMissingFile(error)) {
      throw new Error(
        `${WORKSPACE}/package-lock.json is missing. Make it by "npm install --prefix ${WORKSPACE}".`,
        {cause: error},
      );
    }
    throw error;
  }
}

/** Finds samples that are too long for the page of their tool, which shows them beside its first words. */
export const checkToolSamples: FileCheck = ({file, tree}) => {
  const problems: Problem[] = [];
  visit(tree, 'code', (node) => {
    const {code, meta} = readFence(node);
    const lines = code.split('\n').length;
    if (meta.flags.has(TOOL_SAMPLE_FLAG) && lines > TOOL_SAMPLE_LINES_LIMIT) {
      problems.push(
        toProblem(
          file,
          node.position?.start.line ?? 1,
          `The sample has ${lines} lines, and the page of its tool has room for ${TOOL_SAMPLE_LINES_LIMIT}. Shorten it, or put "${TOOL_SAMPLE_FLAG}" behind another fence.`,
        ),
      );
    }
  });
  return problems;
};

/** Finds pages whose samples nobody has checked as they are now. It compares hashes and runs nothing; a project without packages for samples has none. */
export const checkSamples: Check = async ({files}, {siteDir, locale}) => {
  const hasWorkspace = existsSync(path.join(siteDir, WORKSPACE, 'package.json'));
  const pages = locale === DEFAULT_LOCALE && hasWorkspace ? listPages(files) : [];
  if (pages.length === 0) {
    return [];
  }
  const [report, {lock}] = await Promise.all([readReport(siteDir), readWorkspace(siteDir)]);
  const hashes = await hashPages(siteDir, pages, lock);
  return pages
    .filter(({file}) => report[file]?.hash !== hashes.get(file))
    .map(({file, steps}) => toProblem(file, firstLine(steps), describe(file)));
};

function describe(file: string): string {
  return `The samples of this page, or their packages, have changed since they were checked. Run "npm run samples ${file}" and commit the report.`;
}

function firstLine(steps: SamplePage['steps']): number {
  return steps[0]?.line ?? 1;
}
