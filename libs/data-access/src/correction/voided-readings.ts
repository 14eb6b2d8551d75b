import { type CorrectionPreview, nobody } from '@rpm/domain';
import { type Database, findOne, JsonText, type Transaction, type WriteRequest } from '@rpm/database';
import { DEVICE_RESOURCE } from '../device/change-device';
import { PATIENT_RESOURCE } from '../patient/patient.sql';
import { type VoidCriteria, voidReadings } from './void-readings';

/** Maximum number of readings that one transaction voids. */
const MAX_VOIDED_TOGETHER = 100_000;

interface VoidOptions {
  /** Called in each transaction, with the patients and the number of its readings. */
  onVoided: (transaction: Transaction, patients: readonly number[], count: number) => Promise<void>;
  /** Ends the work after the current transaction. */
  signal: AbortSignal;
  /** Maximum number of readings that one transaction voids. */
  size?: number;
}

/**
 * Marks any number of readings as entered in error, in several transactions. Voided readings are no longer selected, so that work that was interrupted is resumed by
 * doing it again.
 */
export class VoidedReadings {
  constructor(private readonly database: Database) {}

  /** Counts the readings that would be voided. @throws NotFound if the device or the patient does not exist */
  async preview(request: WriteRequest, criteria: VoidCriteria): Promise<CorrectionPreview> {
    await this.requireSubjects(request.organizationId, criteria);
    const preview = await this.database.correct({ ...request, dryRun: true }, async (transaction) => {
      await voidReadings(transaction, criteria);
      return JsonText.of(transaction.changedReadings.preview, nobody);
    });
    return JSON.parse(preview.text) as CorrectionPreview;
  }

  /** Voids the readings. @returns their number @throws NotFound if the device or the patient does not exist */
  async void(request: WriteRequest, criteria: VoidCriteria, options: VoidOptions): Promise<number> {
    await this.requireSubjects(request.organizationId, criteria);
    let voided = 0;
    for (const kind of criteria.kinds) {
      const size = options.size ?? MAX_VOIDED_TOGETHER;
      for (let count = size; count >= size && !options.signal.aborted; voided += count) {
        count = await this.voidSome(request, { ...criteria, kinds: [kind] }, size, options);
      }
    }
    return voided;
  }

  /** Voids some readings of one kind in a transaction. @returns their number */
  private async voidSome(
    request: WriteRequest,
    criteria: VoidCriteria,
    size: number,
    { onVoided }: VoidOptions,
  ): Promise<number> {
    const answer = await this.database.correct({ ...request, dryRun: false }, async (transaction) => {
      await voidReadings(transaction, criteria, size);
      const { total } = transaction.changedReadings;
      if (total > 0) await onVoided(transaction, [...transaction.concernedPatients], total);
      return JsonText.of({ total }, nobody);
    });
    return (JSON.parse(answer.text) as { total: number }).total;
  }

  private async requireSubjects(organizationId: number, { deviceId, patientId }: VoidCriteria): Promise<void> {
    if (deviceId !== null) await findOne(this.database, organizationId, DEVICE_RESOURCE, deviceId);
    if (patientId !== null) await findOne(this.database, organizationId, PATIENT_RESOURCE, patientId);
  }
}
