import { REJECT_FILE_HEADER } from '@rpm/record-import';
import { constants } from 'node:fs';
import { access, open, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { STDIN } from './input-file';
import { refusal } from '../terminal/option-value';
import { type Refusal } from '../terminal/refusal';

const OPTION = '--rejected-file';

/**
 * Where the rejected lines of a file are told: where the caller says, else beside the file, else, where that folder may not be
 * written to, in the current one.
 * @throws Refusal when that would overwrite anything but the rejected lines of an earlier import, which begin a new file
 */
export async function chooseRejectedFile(
  input: string,
  { rejectedFile, dryRun }: { rejectedFile?: string; dryRun?: boolean },
): Promise<string> {
  const path = resolve(rejectedFile ?? (await defaultPath(input, dryRun ? '.dry-run.rejected.csv' : '.rejected.csv')));
  if (!(await isWritable(dirname(path)))) throw refused('Name a file in a folder that exists and that you may write to.');
  if (!(await isReplaceable(path))) throw refused(`${path} exists and is something else. Name another file.`);
  return path;
}

/** That of a dry run is another, because an import that was cut off goes on with its own. */
async function defaultPath(input: string, ending: string): Promise<string> {
  if (input === STDIN) return `stdin${ending}`;
  const name = `${basename(input)}${ending}`;
  // What is not a file, such as the pipe /dev/fd/63 of a shell, lies where nothing can be put beside it.
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
  return refusal(OPTION, 'not_usable', detail);
}
