import { WORKSPACE_ROOT } from '@rpm/database';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applyStep, type GuideStep, readSteps, renamed } from './guide-steps';

/** The example of `docs/adding-a-resource.md`. */
const EXAMPLE = 'alert-rule';

const pathOf = (file: string) => join(WORKSPACE_ROOT, file);
const textOf = (file: string) => (existsSync(pathOf(file)) ? readFileSync(pathOf(file), 'utf8') : undefined);

/** Returns the steps of a guide in `docs`. @param name name of a resource, in kebab case, that replaces the guide's example */
export function stepsOf(guide: string, name = EXAMPLE): GuideStep[] {
  return readSteps(renamed(readFileSync(pathOf(join('docs', `${guide}.md`)), 'utf8'), EXAMPLE, name));
}

/** Returns the files that a guide creates or changes, with their texts after all of its steps. */
export function filesAfter(steps: readonly GuideStep[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const step of steps) files.set(step.file, applyStep(step, files.get(step.file) ?? textOf(step.file)));
  return files;
}

/** Writes files of the workspace. @returns a function that restores the earlier files */
export function writeFiles(files: ReadonlyMap<string, string>): () => void {
  const before = [...files.keys()].map((file) => [file, textOf(file)] as const);
  for (const [file, text] of files) writeFile(file, text);
  return () => {
    for (const [file, text] of before) {
      if (text === undefined) rmSync(pathOf(file), { force: true });
      else writeFile(file, text);
    }
  };
}

export function writeFile(file: string, text: string): void {
  mkdirSync(dirname(pathOf(file)), { recursive: true });
  writeFileSync(pathOf(file), text);
}
