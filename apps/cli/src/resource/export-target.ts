import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { invalidOption } from '../terminal/option-value';
import { terminal } from '../terminal/terminal';

/** Thrown when the program that reads stdout, such as `head`, has closed the pipe. The export then ends without an error. */
export class StdoutClosed extends Error {}

/** The destination of an export: a file, or stdout. */
export interface ExportTarget {
  write(text: string): Promise<void>;
  /** Completes the file and gives it its final name. */
  finish(): Promise<void>;
  /** Deletes the incomplete file. */
  abandon(): Promise<void>;
}

/** @param path the file to write; by default, stdout */
export async function openExportTarget(path: string | undefined): Promise<ExportTarget> {
  return path === undefined ? STDOUT : openFileTarget(path);
}

const nothing = () => Promise.resolve();

const STDOUT: ExportTarget = {
  write: (text) =>
    new Promise((resolve, reject) => {
      terminal().stdout.write(text, (error) => {
        if (!error) resolve();
        else reject((error as NodeJS.ErrnoException).code === 'EPIPE' ? new StdoutClosed() : error);
      });
    }),
  finish: nothing,
  abandon: nothing,
};

/** Creates a file that only its owner can read, because it contains patients' data. The file gets its final name when it is complete. */
async function openFileTarget(path: string): Promise<ExportTarget> {
  const there = await stat(path).catch(() => null);
  if (there && !there.isFile())
    throw invalidOption('--output', 'not_usable', 'Name a file: this name belongs to something else, such as a folder.');
  const part = `${path}.${process.pid}.part`;
  const handle = await openNew(part);
  return {
    write: (text) => handle.writeFile(text),
    finish: async () => {
      await handle.sync();
      await handle.close();
      await rename(part, path);
    },
    abandon: async () => {
      await handle.close();
      await rm(part, { force: true });
    },
  };
}

async function openNew(path: string): Promise<FileHandle> {
  return open(path, 'wx', 0o600).catch((cause: unknown) => {
    const code = String((cause as NodeJS.ErrnoException).code);
    const folder = JSON.stringify(dirname(path));
    throw invalidOption('--output', 'not_usable', `No file can be written to ${folder} (${code}). Name another one.`);
  });
}
