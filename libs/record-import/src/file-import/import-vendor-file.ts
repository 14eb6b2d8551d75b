import { FIND_FILE_IMPORT, HAS_UNDONE_IMPORT } from '@rpm/data-access';
import { type Database, type Transaction } from '@rpm/database';
import { Organization } from '@rpm/domain';
import { type BatchResult, importFile, type ImportProgress } from '../file/import-file';
import { type RejectedLine } from '../file/rejected-line';
import { UnreadableFile } from '../text/unreadable-file';
import { beginImport } from './begin-import';
import { FileAnalysis, type OpenedFile, rowsOf } from './file-analysis';
import { requireFileDevices } from './file-devices';
import { journalOf } from './file-import-journal';
import { type VendorImportSource } from './file-to-import';
import { openVendorFile } from './open-file';
import { type PlacedReading, ReadingPlacer } from './place-reading';
import { preparePatient } from './prepare-patient';
import { assertUnits, UnansweredQuestions } from './required-questions';
import { assertScopesToImport, scopesToCreate } from './required-scopes';
import { storePlacedReadings } from './store-placed-readings';

/** The result of an import. */
export interface VendorImportResult {
  id: number;
  /** The number by which people name the import, such as for undoing it. */
  number: number;
  format: string;
  stored: number;
  duplicates: number;
  rejected: number;
  patients: number;
  devices: number;
  /** Whether the whole file has been imported. */
  isDone: boolean;
}

/** Largest batch. Undoing and storing use transactions of at most 100,000 readings. */
const DEFAULT_BATCH = 5_000;

/**
 * Imports a file of a vendor. Each transaction stores a batch with its progress, so that an interrupted import is resumed. Every reading that it stores names the
 * import as its origin. @throws UnreadableFile, UnitError, UnansweredQuestions, Conflict
 */
export async function importVendorFile(
  database: Database,
  organizationId: number,
  source: VendorImportSource,
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<VendorImportResult> {
  const { opened } = await openVendorFile(source.bytes, source.answers);
  if (!opened) throw new UnansweredQuestions([{ name: 'format', detail: 'No format is certain.' }]);
  const organization = await database.getRepository(Organization).findOneByOrFail({ id: organizationId });
  const analysis = await FileAnalysis.of(opened, organization);
  assertUnits(analysis, source.answers);
  if (analysis.kinds.size === 0) throw new UnreadableFile('Nothing was stored. The file contains no reading.');
  const prepared = await preparePatient(database, organizationId, source, opened, analysis);
  const { chosen } = prepared;
  const row = await beginImport(database, organizationId, source, opened, prepared);
  const created = { devices: [] as number[] };
  const [undone] = await database.run({ organizationId }, HAS_UNDONE_IMPORT, {});
  const store = async (transaction: Transaction, rows: PlacedReading[]): Promise<BatchResult> => {
    // The devices are found again for each batch, because a batch whose transaction was rolled back has created none.
    const required = await requireFileDevices(transaction, opened.format, [...analysis.devices.values()], chosen.id, (missing) =>
      // A device that the preparation has found may be gone.
      assertScopesToImport(scopesToCreate(missing), source.has),
    );
    created.devices = required.created;
    const owner = {
      deviceIds: required.ids,
      patientId: chosen.id,
      fileImportId: row.id,
      devices: created.devices.length,
      hasUndone: undone?.exists === true,
    };
    return storePlacedReadings(transaction, rows, owner);
  };
  const placer = new ReadingPlacer(analysis, opened.answers, new Date());
  source.onAnalysed?.();
  let isDone = false;
  const counts = await importFile(
    database,
    organizationId,
    { ...source, open: () => opened.file.openText(), format: 'csv', fingerprint: null },
    {
      records: placedRows(opened, placer),
      read: (placed) => placed,
      store,
      batch: source.batch ?? DEFAULT_BATCH,
      ...(source.isOver && { isOver: source.isOver }),
      journal: journalOf(database, organizationId, row, created, () => (isDone = true)),
    },
    onProgress,
  );
  const [stored] = await database.run({ organizationId }, FIND_FILE_IMPORT, { id: row.id });
  const { createdPatientIds = [], createdDeviceIds = [] } = stored ?? {};
  return {
    ...{ id: row.id, number: row.number, format: opened.format.name, isDone },
    ...{ stored: counts.stored, duplicates: counts.duplicates, rejected: counts.rejected },
    ...{ patients: createdPatientIds.length, devices: createdDeviceIds.length },
  };
}

async function* placedRows(opened: OpenedFile, placer: ReadingPlacer): AsyncGenerator<PlacedReading | RejectedLine> {
  for await (const row of rowsOf(opened)) {
    const placed = placer.place(row);
    if (placed !== null) yield placed;
  }
}
