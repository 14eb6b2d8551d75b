import { ADD_FILE_ORIGINS, restoreUndoneReadings } from '@rpm/data-access';
import { type Transaction } from '@rpm/database';
import { type ReadingInput, type ReadingKindName } from '@rpm/domain';
import { type BatchResult } from '../file/import-file';
import { type InputLine } from '../file/input-line';
import { storeReadings } from '../reading/store-readings';
import { type PlacedReading } from './place-reading';

/** The owner of the readings of a file. */
interface ReadingOwner {
  deviceIds: ReadonlyMap<string, number>;
  patientId: number;
  fileImportId: number;
  /** Number of devices that were created. */
  devices: number;
  /** Whether an import has been undone, so that some of its readings may have to be restored. */
  hasUndone: boolean;
}

/** Stores a batch of readings, each with the import as its origin. Readings that an undone import has voided are restored. */
export async function storePlacedReadings(
  transaction: Transaction,
  rows: readonly PlacedReading[],
  { deviceIds, patientId, fileImportId, devices, hasUndone }: ReadingOwner,
): Promise<BatchResult> {
  const result: BatchResult = { stored: 0, duplicates: 0, rejected: [], patients: 0, devices, patientIds: [patientId] };
  const byKind = new Map<ReadingKindName, InputLine<ReadingInput>[]>();
  for (const { line, kind, device, input } of rows) {
    const id = deviceIds.get(device);
    if (id === undefined) throw new Error('A device of the file was not created.');
    const list = byKind.get(kind) ?? [];
    list.push({ line, input: { ...input, device: { id }, patient: { id: patientId } }, named: {} });
    byKind.set(kind, list);
  }
  for (const [kind, readings] of byKind) {
    const inputs = readings.map(({ input }) => input);
    const restored = hasUndone
      ? await restoreUndoneReadings(transaction, { kind, fileImportId, readings: inputs })
      : new Set<number>();
    const { stored, duplicates, rejected, patientIds, createdIds } = await storeReadings(
      transaction,
      kind,
      readings.filter((_reading, at) => !restored.has(at)),
    );
    if (createdIds.length > 0) await transaction.run(ADD_FILE_ORIGINS, { kind, fileImportId, ids: createdIds });
    result.stored += stored + restored.size;
    result.duplicates += duplicates;
    result.rejected.push(...rejected);
    result.patientIds = [...new Set([...result.patientIds, ...patientIds])];
  }
  return result;
}
