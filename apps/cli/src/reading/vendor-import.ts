import { type ReadingKindName, UNIT_LABELS, VENDOR_FORMAT_NAMES, type VendorFormatName } from '@rpm/domain';
import {
  type FileBytes,
  type FilePreview,
  type FileToImport,
  importVendorFile,
  NO_ANSWERS,
  openVendorFile,
  previewFile,
  UnansweredQuestions,
  UnreadableFile,
  type VendorImportResult,
} from '@rpm/record-import';
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type FileEncoding } from '@rpm/record-import';
import { STDIN } from '../file/open-file';
import { openRereadableFile } from '../file/rereadable-file';
import { ImportProgressDisplay } from '../import/import-progress-display';
import { chooseFileForRejectedRecords } from '../import/rejected-file';
import { OPERATOR } from '../operator/operator-request';
import { type OrganizationOption } from '../operator/organization-option';
import { runInterruptible } from '../terminal/interruptible';
import { type ColumnsByHeading, type Output } from '../terminal/output';
import { Refusal } from '../terminal/refusal';
import { inOrganization, type OrganizationSession } from '../trail/in-organization';
import { type Outcome } from '../trail/outcome';
import { askQuestions, canAsk, unanswered } from './ask-questions';
import { answersOf, patientOf, type VendorOptions } from './vendor-options';

export type VendorImportOptions = VendorOptions &
  OrganizationOption & {
    format?: string;
    rejectedFile?: string;
    dryRun?: boolean;
  };

export const isVendorFormat = (format: string | undefined): format is VendorFormatName =>
  VENDOR_FORMAT_NAMES.some((name) => name === format);

/**
 * Returns whether a file has a format of a vendor with certainty. Only files with a name are looked at, because a pipe can be read only once: its format must be
 * named.
 */
export async function isFileOfVendor(path: string, encoding: FileEncoding): Promise<boolean> {
  const isFile =
    path !== STDIN &&
    (await stat(path)
      .then((stats) => stats.isFile())
      .catch(() => false));
  if (!isFile) return false;
  const input = await VendorInput.open(path);
  try {
    return (await openVendorFile(input.bytes, { ...NO_ANSWERS, encoding })).opened !== null;
  } catch (error) {
    // The import of tables explains what is wrong with the text.
    if (error instanceof UnreadableFile) return false;
    throw error;
  } finally {
    await input.close();
  }
}

const CHUNK = 256 * 1024;

/** The bytes of a file on the computer of the user. */
class VendorInput {
  /** Number of bytes that were read since the file was last opened. */
  bytesRead = 0;

  private constructor(
    private readonly handle: Awaited<ReturnType<typeof openRereadableFile>>['handle'],
    readonly size: number,
  ) {}

  static async open(path: string): Promise<VendorInput> {
    const { handle } = await openRereadableFile(path);
    return new VendorInput(handle, (await handle.stat()).size);
  }

  get bytes(): FileBytes {
    return { open: () => Readable.from(this.chunks(), { objectMode: false }), size: this.size };
  }

  /** The streams of a file handle close it when they end early, so that the file could not be read again. */
  private async *chunks(): AsyncGenerator<Buffer, void> {
    this.bytesRead = 0;
    for (let position = 0; ;) {
      const { bytesRead, buffer } = await this.handle.read(Buffer.allocUnsafe(CHUNK), 0, CHUNK, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      this.bytesRead = position;
      yield buffer.subarray(0, bytesRead);
    }
  }

  async sha256(): Promise<string> {
    const hash = createHash('sha256');
    for await (const chunk of this.bytes.open() as AsyncIterable<Buffer>) hash.update(chunk);
    return hash.digest('hex');
  }

  async close(): Promise<void> {
    await this.handle.close();
  }
}

/** Imports a file of a vendor, or shows what an import would do. @throws Refusal */
export async function runVendorImport(
  output: Output,
  path: string,
  given: VendorImportOptions,
  kind: ReadingKindName | null,
): Promise<void> {
  const isDry = given.dryRun === true;
  const rejectPath = isDry ? null : await chooseFileForRejectedRecords(path, given);
  const input = await VendorInput.open(path);
  try {
    await inOrganization(output, given, async (session) => {
      let options = given;
      for (;;) {
        const format = isVendorFormat(options.format) ? options.format : null;
        const file: FileToImport = {
          bytes: input.bytes,
          answers: answersOf(options, format, kind),
          patient: patientOf(options),
          createPatients: options.createPatients === true,
        };
        try {
          return isDry ? await preview(output, session, file) : await store(output, session, { input, file, rejectPath });
        } catch (error) {
          if (!(error instanceof UnansweredQuestions)) throw error;
          if (!canAsk(output)) throw unanswered(error.questions, options);
          options = await askQuestions(error.questions, options);
        }
      }
    });
  } finally {
    await input.close();
  }
}

async function preview(output: Output, { database, organizationId }: OrganizationSession, file: FileToImport): Promise<Outcome> {
  const found = await previewFile(database, organizationId, file);
  const rows = Object.values(found.readings).reduce((sum, count) => sum + count, 0);
  const patients = file.patient && 'id' in file.patient ? [file.patient.id] : [];
  return {
    patients,
    rows,
    print: () => {
      output.record(found, PREVIEW_COLUMNS);
      if (output.options.json !== true) printExamples(output, found);
      output.notice('This was a dry run: nothing was stored.');
    },
  };
}

const listed = (counts: Readonly<Record<string, number | undefined>>) =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

const PREVIEW_COLUMNS: ColumnsByHeading<FilePreview> = {
  format: ({ format, candidates }) => format?.title ?? `not certain: ${candidates.map(({ name }) => name).join(', ')}`,
  because: ({ format }) => format?.reasons.join(' ') ?? '',
  encoding: ({ encoding }) => encoding,
  units: ({ units }) =>
    units.map((one) => `${one.units.map((unit) => UNIT_LABELS[unit]).join(', ')} (from the ${one.knownBy})`).join(', '),
  'order of dates': ({ dateOrder, dateOrderKnownBy }) =>
    `${dateOrder ?? 'year first'} (from the ${dateOrderKnownBy ?? 'answer'})`,
  'time zone': ({ timeZone, hasLocalTimes }) => (hasLocalTimes ? (timeZone ?? 'not stated') : 'in the file'),
  person: ({ namesPerson, personDifferences }) =>
    !namesPerson ? 'not in the file' : personDifferences === null ? 'in the file' : differences(personDifferences),
  devices: ({ devices }) =>
    devices.map(({ serial, role, readings }) => `${role} ${serial ?? ''}: ${readings}`.replace(' :', ':')).join(', '),
  readings: ({ readings }) => listed(readings),
  skipped: ({ skipped }) => listed(skipped),
  rejected: ({ rejected }) => listed(rejected),
  'too low or high': ({ outOfRange: { below, above } }) => `${below} below, ${above} above`,
  'repeated times': ({ times }) => listed({ ...times }),
  stored: ({ stored }) => (stored ? listed({ ...stored }) : 'not known yet'),
  'from other devices': ({ otherReadings }) => listed(otherReadings),
  questions: ({ questions }) => questions.map(({ detail }) => detail).join(' '),
};

const differences = (names: readonly string[]) => (names.length === 0 ? 'is the patient' : `differs: ${names.join(', ')}`);

function printExamples(output: Output, { examples }: FilePreview): void {
  for (const { line, kind, before, after } of examples) {
    const values = Object.values(before.values).join(' ');
    output.notice(`line ${line}: ${before.time} ${values} -> ${kind} ${JSON.stringify(after)}`);
  }
}

const RESULT_COLUMNS: ColumnsByHeading<VendorImportResult> = {
  import: ({ number }) => number,
  format: ({ format }) => format,
  stored: ({ stored }) => stored,
  duplicates: ({ duplicates }) => duplicates,
  rejected: ({ rejected }) => rejected,
  'new patients': ({ patients }) => patients,
  'new devices': ({ devices }) => devices,
};

async function store(
  output: Output,
  { database, organizationId, trail }: OrganizationSession,
  { input, file, rejectPath }: { input: VendorInput; file: FileToImport; rejectPath: string | null },
): Promise<Outcome> {
  const sha256 = await input.sha256();
  const display = new ImportProgressDisplay(output, input, 'stored');
  let isInterrupted = false;
  await trail.begin();
  try {
    const work = () =>
      importVendorFile(
        database,
        organizationId,
        {
          ...file,
          ...{ sha256, rejectPath, actor: OPERATOR, audited: trail.request, isOver: () => isInterrupted },
          audit: (transaction, { patients, rows }) => trail.change(transaction, patients, rows),
        },
        (progress) => {
          if (progress.resumedAt > 0)
            display.remark(`Resuming after ${progress.resumedAt} records that an earlier run processed.`);
          display.show(progress);
        },
      );
    const result = await runInterruptible(work, () => (isInterrupted = true), RESUME);
    if (!result.isDone) throw new Refusal('interrupted', RESUME);
    const { stored, duplicates, rejected } = result;
    return {
      ...{ patients: [], rows: stored + duplicates + rejected },
      print: () => {
        output.record(result, RESULT_COLUMNS);
        output.notice(`To undo this import: rpm-admin reading undo-import ${result.number}`);
        if (rejected > 0) throw linesRejected(rejected, rejectPath ?? '');
      },
    };
  } finally {
    display.end();
  }
}

const RESUME = 'Interrupted. Run the same command again to resume.';

function linesRejected(count: number, path: string): Refusal {
  const lines = count === 1 ? '1 line was' : `${count} lines were`;
  return new Refusal('lines_rejected', `${lines} not stored: see ${path} for the lines and their errors.`);
}
