import path from 'node:path';
import type ts from 'typescript';

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
export type Compiler = typeof ts;

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
 */
export function createTypeChecker(compiler: Compiler): TypeChecker {
  const declarations = new Map<string, ts.SourceFile | undefined>();
  function checkGroup(
    folder: string,
    base: string,
    names: readonly string[],
  ): readonly TypeMistake[] {
    const options = {...readOptions(compiler, base), ...ALWAYS};
    const host = compiler.createCompilerHost(options);
    const getSourceFile = host.getSourceFile.bind(host);
    host.getSourceFile = (fileName, settings, ...rest) => {
      if (!fileName.includes('/node_modules/')) {
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
      .filter(({file}) => file === undefined || !file.fileName.includes('/node_modules/'))
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
