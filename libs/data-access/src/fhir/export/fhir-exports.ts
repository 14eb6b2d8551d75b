import { BEFORE_CHANGES, type Database, type Transaction } from '@rpm/database';
import { InvalidInput, NotFound, READING_KIND_NAMES, TemporaryProblem } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { findFhirIdentity, fixFhirIdentity } from '../identity/fhir-identity';
import { FIND_BOUNDS, FIND_HORIZON } from './export-bounds.sql';
import { exportFiles } from './export-files';
import {
  CREATE_EXPORT,
  DELETE_EXPORT,
  IDLE_MINUTES,
  type JobRow,
  LOCK_ORGANIZATION,
  MARK_FETCHED,
  MAX_RUNNING_EXPORTS,
  SET_CONTENTS,
  USE_EXPORT,
} from './export-jobs.sql';
import { type ExportPage, type FileToRead } from './export-page';
import { exportPages } from './export-pages';
import { COUNT_MEMBERS, FIND_SITE, memberArguments } from './member.sql';
import { type ExportedType, type ExportJob, type ExportSelection } from './export-request';

const NOUN = 'export';
const RETRY_AFTER_SECONDS = 60;

/** The tables whose changes change resources of each type. */
const TABLES: Readonly<Record<ExportedType, readonly string[]>> = {
  Organization: ['organization'],
  Location: ['site'],
  Patient: ['patient'],
  Device: ['device', 'item', 'manufacturer'],
  DeviceUseStatement: ['device_assignment'],
  Observation: READING_KIND_NAMES.map(readingTableOf),
};

/**
 * Exports of FHIR resources (Bulk Data). An export is a row that says which ids its files contain; a file is read when it is fetched, by whichever process serves
 * the request.
 */
export class FhirExports {
  constructor(private readonly database: Database) {}

  /**
   * Begins an export. Receivers rely on the organization's identifiers from now on.
   * @param request the URL of the request @throws NotFound if the site of the Group does not exist @throws TemporaryProblem if too many exports run
   */
  begin(organizationId: number, request: string, selection: ExportSelection): Promise<ExportJob> {
    return this.database.inTransaction(
      { organizationId },
      async (transaction) => {
        await assertSelectable(transaction, selection);
        await transaction.run(LOCK_ORGANIZATION, {});
        await fixFhirIdentity(transaction);
        const [created] = await transaction.run(CREATE_EXPORT, { request, selection: JSON.stringify(selection) });
        if (!created) throw tooManyExports();
        return withContents(transaction, created);
      },
      { isWrite: true },
    );
  }

  /** Finds an export that has not expired. @throws NotFound */
  find(organizationId: number, id: string): Promise<ExportJob> {
    return this.database.inTransaction(
      { organizationId },
      async (transaction) => {
        const [found] = await transaction.run(USE_EXPORT, { id });
        if (!found) throw new NotFound(NOUN);
        return withContents(transaction, found);
      },
      { isWrite: true },
    );
  }

  /** Ends an export. @throws NotFound */
  async delete(organizationId: number, id: string): Promise<void> {
    const [deleted] = await this.database.run({ organizationId }, DELETE_EXPORT, { id }, { isWrite: true });
    if (!deleted) throw new NotFound(NOUN);
  }

  /**
   * Reads the resources of a file. No connection is held between two pages, so that the caller may be as slow as a client is.
   * @param number the index of the file @throws NotFound
   */
  pages(organizationId: number, { id, selection, contents }: ExportJob, number: number): AsyncGenerator<ExportPage> {
    const file = contents?.files[number];
    if (!contents || !file) throw new NotFound('file');
    const { transactionTimestamp } = contents;
    return this.reported({ organizationId, file, selection, transactionTimestamp }, { id, file: number });
  }

  /** Yields pages, and notes after the last one that the file was fetched. */
  private async *reported(read: Omit<FileToRead, 'identity'>, fetched: { id: string; file: number }): AsyncGenerator<ExportPage> {
    const { organizationId } = read;
    // The identity that requests remember may be older than the export, which has made the identity permanent.
    const identity = await findFhirIdentity(this.database.alone({ organizationId }));
    yield* exportPages(this.database, { ...read, identity });
    await this.database.run({ organizationId }, MARK_FETCHED, fetched, { isWrite: true });
  }
}

/** @throws NotFound if there is no such Group @throws InvalidInput unless all patients exist and, in an export of a Group, are its members */
async function assertSelectable(transaction: Transaction, selection: ExportSelection): Promise<void> {
  const members = memberArguments(selection);
  const { siteId, patients } = members;
  if (siteId !== null && (await transaction.run(FIND_SITE, { siteId })).length === 0) throw new NotFound('Group');
  if (patients === null) return;
  const [found] = await transaction.run(COUNT_MEMBERS, members);
  if (found?.count === patients.length) return;
  const detail = 'Send patients who exist and, in an export of a Group, are its members.';
  throw new InvalidInput([{ parameter: 'patient', code: 'not_found', detail }]);
}

/** Determines what an export contains, unless this was done before. */
async function withContents(transaction: Transaction, row: JobRow): Promise<ExportJob> {
  if (row.files) return jobOf(row);
  const { id, selection } = row;
  const tables = selection.types.flatMap((type) => TABLES[type]);
  await transaction.run(BEFORE_CHANGES, { tables, sort: 'off', workers: '0' });
  const [found] = await transaction.run(FIND_HORIZON, {});
  if (!found?.horizon) return jobOf(row);
  // Times are stored in milliseconds, so that this is the last time before the horizon.
  const transactionTimestamp = new Date(found.horizon.getTime() - 1);
  const bounds = await transaction.run(FIND_BOUNDS, { since: selection.since === null ? null : new Date(selection.since) });
  const files = JSON.stringify(exportFiles(selection, bounds));
  const [stored] = await transaction.run(SET_CONTENTS, { id, transactionTimestamp, files });
  if (!stored) throw new Error('The row of an export is locked, so that no other request can determine its contents.');
  return jobOf(stored);
}

const jobOf = ({ transactionTimestamp, files, ...job }: JobRow): ExportJob => ({
  ...job,
  contents: transactionTimestamp && files ? { transactionTimestamp, files } : null,
});

function tooManyExports(): TemporaryProblem {
  const detail = `Your organization runs ${MAX_RUNNING_EXPORTS} exports already. Begin this one when all files of another have been fetched, or delete one; one that nobody uses for ${IDLE_MINUTES} minutes does not count.`;
  return new TemporaryProblem('organization_busy', detail, RETRY_AFTER_SECONDS);
}
