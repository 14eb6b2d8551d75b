import { WORKSPACE_ROOT } from '@rpm/database';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

/** Entry points that import all sources of the product except those of the console. */
const ROOTS = ['apps/api/src/main.ts', 'apps/cli/src/main.ts'];

/**
 * Checks the types of some files against the sources of all projects, without writing anything. The texts of new and changed files are passed to the check,
 * so they need not be on the disk. A check reuses the files that an earlier check has parsed.
 */
export class TypeCheck {
  private program: ts.Program | undefined;
  private readonly sourcesOnDisk = new Map<string, ts.SourceFile>();
  private readonly sourcesOfTexts = new Map<string, ts.SourceFile>();
  private readonly options: ts.CompilerOptions;

  constructor() {
    const base = ts.readConfigFile(join(WORKSPACE_ROOT, 'tsconfig.base.json'), (path) => ts.sys.readFile(path));
    const { options } = ts.parseJsonConfigFileContent(base.config, ts.sys, WORKSPACE_ROOT);
    this.options = {
      ...options,
      noEmit: true,
      rootDir: WORKSPACE_ROOT,
      composite: false,
      incremental: false,
      declaration: false,
      declarationMap: false,
      // The packages of the workspace export their sources under this condition.
      customConditions: ['development'],
      jsx: ts.JsxEmit.ReactJSX,
      jsxImportSource: 'preact',
      types: ['node', 'jest'],
    };
  }

  /**
   * Yields the errors in the given files and in those that import them, each with its place: first syntax errors, then other errors file by file. A caller
   * may stop early to save time.
   */
  *errorsIn(files: ReadonlyMap<string, string>): Generator<string> {
    const texts = new Map([...files].map(([file, text]) => [join(WORKSPACE_ROOT, file), text]));
    const paths = [...texts.keys()].filter((path) => /\.tsx?$/.test(path));
    const folders = new Set(paths.map((path) => dirname(path)));
    const disk = ts.createCompilerHost(this.options);
    const host: ts.CompilerHost = {
      ...disk,
      directoryExists: (path) => folders.has(path) || ts.sys.directoryExists(path),
      fileExists: (path) => texts.has(path) || disk.fileExists(path),
      readFile: (path) => texts.get(path) ?? disk.readFile(path),
      getSourceFile: (path, version, ...rest) => {
        const text = texts.get(path);
        const sources = text === undefined ? this.sourcesOnDisk : this.sourcesOfTexts;
        const former = sources.get(path);
        if (former && (text === undefined || former.text === text)) return former;
        const source = text === undefined ? disk.getSourceFile(path, version, ...rest) : ts.createSourceFile(path, text, version);
        if (source) sources.set(path, source);
        return source;
      },
    };
    const roots = [...new Set([...ROOTS.map((file) => join(WORKSPACE_ROOT, file)), ...paths])];
    const program = ts.createProgram(roots, this.options, host, this.program);
    this.program = program;
    const sources = paths.flatMap((path) => program.getSourceFile(path) ?? []);
    for (const source of sources) yield* program.getSyntacticDiagnostics(source).map(textOf);
    for (const source of sources) yield* program.getSemanticDiagnostics(source).map(textOf);
    const names = new Set(paths.map((path) => basename(path).replace(/\.tsx?$/, '')).filter((name) => name !== 'index'));
    for (const source of program.getSourceFiles()) {
      if (source.fileName.includes('/node_modules/') || texts.has(source.fileName)) continue;
      const { importedFiles } = ts.preProcessFile(source.text);
      if (importedFiles.some(({ fileName }) => names.has(basename(fileName)))) {
        yield* program.getSemanticDiagnostics(source).map(textOf);
      }
    }
  }
}

function textOf({ file, messageText, start = 0 }: ts.Diagnostic): string {
  const text = ts.flattenDiagnosticMessageText(messageText, ' ');
  if (!file) return text;
  const line = file.getLineAndCharacterOfPosition(start).line + 1;
  return `${file.fileName.slice(WORKSPACE_ROOT.length + 1)}:${line}: ${text}`;
}
