import { format } from 'prettier';
import ts from 'typescript';

/** Number of lines of a project with code, that is, without comments and blank lines. */
export interface LineCount {
  production: number;
  specs: number;
}

/** Projects that were split from another project. The lines of both are reported together. */
const SPLIT_FROM: Readonly<Record<string, string>> = {
  'libs/database': 'libs/data-access',
  'libs/schema': 'libs/data-access',
  'libs/backup': 'libs/data-access',
  'libs/encryption': 'libs/data-access',
};

const SOURCE = /^((?:apps|libs)\/[^/]+|tools)\/.*\.tsx?$/;
const SPEC = /\.spec\.tsx?$|\/src\/testing\//;

/** Returns the project of a file and the kind of its lines; null for files that are not TypeScript source. */
export function placeOf(path: string): { project: string; kind: keyof LineCount } | null {
  const project = SOURCE.exec(path)?.[1];
  if (project === undefined || path.endsWith('.d.ts')) return null;
  return { project: SPLIT_FROM[project] ?? project, kind: SPEC.test(path) ? 'specs' : 'production' };
}

/** Formats a TypeScript source, and counts the lines that contain a part of a token. */
export async function countLines(path: string, source: string, options: object): Promise<number> {
  const text = await format(source, { ...options, parser: 'typescript' });
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const lines = new Set<number>();
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    const children = node
      .getChildren(file)
      .filter(({ kind }) => kind < ts.SyntaxKind.FirstJSDocNode || kind > ts.SyntaxKind.LastJSDocNode);
    for (const child of children) visit(child);
    if (children.length > 0 || node.getWidth(file) === 0) return;
    for (let line = lineOf(node.getStart(file)); line <= lineOf(node.getEnd()); line++) lines.add(line);
  };
  visit(file);
  const texts = text.split('\n');
  return [...lines].filter((line) => texts[line]?.trim() !== '').length;
}
