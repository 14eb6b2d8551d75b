import { basename, dirname, join } from 'node:path';
import { filesAfter } from './guide-files';
import { type GuideStep } from './guide-steps';

/** The removal of one line of a guide, which keeps all other lines. */
export interface Removal {
  file: string;
  line: string;
  /** Texts of the guide's files after the removal, by path. */
  files: ReadonlyMap<string, string>;
  /** Path beside the file, for a copy without the line. Copies of one file can be checked together. */
  copy: string;
}

/** Whether a step creates a spec of the guide's resource. No check would detect a missing line of that spec, because the spec itself is such a check. */
const isSpecOfResource = ({ file, place }: GuideStep) => place === null && file.endsWith('.spec.ts');

/** Whether the removal of a line should be detected: the line is neither empty, nor a comment, nor only the end of an expression. */
const isMeaningful = (line: string) => !/^\s*([\])}>;,]*|\/\/.*|\/\*\*.*|\*.*)$/.test(line);

/** Returns one removal for each line of a guide whose removal should be detected. */
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
