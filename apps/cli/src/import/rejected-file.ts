import { REJECT_FILE_HEADER } from '@rpm/record-import';
import { constants } from 'node:fs';
import { access, open, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { STDIN } from '../file/open-file';
import { invalidOption } from '../terminal/option-value';
import { type Refusal } from '../terminal/refusal';

const OPTION = '--rejected-file';

/**
 * Chooses the file for rejected lines: the one that `--rejected-file` names, otherwise a file beside the input, or in the current folder if the
 * folder of the input is not writable. @throws Refusal if the file exists but does not contain the rejected lines of an earlier import
 */
export async function chooseFileForRejectedRecords(
  input: string,
  { rejectedFile, dryRun }: { rejectedFile?: string; dryRun?: boolean },
): Promise<string> {
  const path = resolve(rejectedFile ?? (await defaultPath(input, dryRun ? '.dry-run.rejected.csv' : '.rejected.csv')));
  if (!(await isWritable(dirname(path)))) throw refused('Name a file in an existing folder that you can write to.');
  if (!(await isReplaceable(path))) throw refused(`${path} exists and does not contain rejected lines. Name another file.`);
  return path;
}

/** A dry run writes rejected lines to a different file than an import, because a resumed import appends to its own file. */
async function defaultPath(input: string, ending: string): Promise<string> {
  if (input === STDIN) return `stdin${ending}`;
  const name = `${basename(input)}${ending}`;
  // A pipe that a shell provides, such as /dev/fd/63, has no folder in which a file could be created.
  const isFile = await stat(input).then(
    (stats) => stats.isFile(),
    () => false,
  );
  return isFile && (await isWritable(dirname(input))) ? join(dirname(input), name) : name;
}

async function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function isReplaceable(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => null);
  if (stats === null || (stats.isFile() && stats.size === 0)) return true;
  if (!stats.isFile()) return false;
  const handle = await open(path, 'r');
  try {
    const start = Buffer.alloc(REJECT_FILE_HEADER.length);
    await handle.read(start, 0, start.length, 0);
    return start.toString() === REJECT_FILE_HEADER;
  } finally {
    await handle.close();
  }
}

function refused(detail: string): Refusal {
  return invalidOption(OPTION, 'not_usable', detail);
}
