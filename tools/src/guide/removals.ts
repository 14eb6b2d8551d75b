import { basename, dirname, join } from 'node:path';
import { filesAfter } from './guide-files';
import { type GuideStep } from './guide-steps';

/** A line of a guide that is left out, while all other lines are taken. */
export interface Removal {
  file: string;
  line: string;
  /** The files of the guide without the line. */
  files: ReadonlyMap<string, string>;
  /** Path beside the file, for a copy without the line. Copies of one file can be checked together. */
  copy: string;
}

/** Lines whose removal cannot be found, because a spec of the resource is itself what finds removals. */
const isSpecOfResource = ({ file, place }: GuideStep) => place === null && file.endsWith('.spec.ts');

/** Whether a line says something: it is neither empty, nor a comment, nor only the end of an expression. */
const isMeaningful = (line: string) => !/^\s*([\])}>;,]*|\/\/.*|\/\*\*.*|\*.*)$/.test(line);

/** Returns the removal of each line of a guide that says something. */
export function removalsOf(steps: readonly GuideStep[]): Removal[] {
  return steps.flatMap((step, at) => {
    const { file, lines } = step;
    if (isSpecOfResource(step)) return [];
    return lines.flatMap((line, index) => {
      if (!isMeaningful(line)) return [];
      const shorter = { ...step, lines: lines.filter((_, other) => other !== index) };
      const copy = join(dirname(file), `without-${at}-${index}.${basename(file)}`);
      return [{ file, line: line.trim(), files: filesAfter(steps.with(at, shorter)), copy }];
    });
  });
}

/** Returns the copies of files, each without one line. */
export function copiesOf(removals: readonly Removal[]): Map<string, string> {
  return new Map(removals.map(({ file, files, copy }) => [copy, files.get(file) ?? '']));
}
