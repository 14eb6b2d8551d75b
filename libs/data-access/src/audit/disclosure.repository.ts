import {
  Conflict,
  type DisclosureInput,
  type DisclosureListView,
  type DisclosureView,
  InvalidInput,
  type KeysetQuery,
  patientsGiven,
} from '@rpm/domain';
import { type Database, firstOrNotFound, JsonText, type Transaction, type WriteRequest } from '@rpm/database';
import {
  ADD_DISCLOSURE,
  DISCLOSURE,
  FIND_DISCLOSURE,
  FIND_DISCLOSURES,
  FIND_WITHDRAWAL,
  LOCK_DISCLOSURE,
  SUMMARIZE_DISCLOSURES,
} from './disclosure.sql';
import { assertNotMerged, LOCK_NAMED_PATIENT } from '../patient/merged-patient';
import { requireRecordsOf, runForRecords } from './records-of-patient';

/** The account of the disclosures of each patient's data (45 CFR 164.528). */
export class DisclosureRepository {
  constructor(private readonly database: Database) {}

  /** Returns the disclosures that somebody has recorded, and summaries of those in the audit trail. @throws NotFound, PatientMerged */
  async list(organizationId: number, patientId: number, { after, size }: KeysetQuery): Promise<JsonText<DisclosureListView>> {
    const ids = await requireRecordsOf(this.database, organizationId, patientId);
    const args = { ids, before: after ?? Number.MAX_SAFE_INTEGER, limit: size + 1 };
    const rows = await this.database.run({ organizationId }, FIND_DISCLOSURES, args);
    const recorded = (await runForRecords(this.database, organizationId, SUMMARIZE_DISCLOSURES, ids, (record) => record)).flat();
    const found = rows.filter(({ id }) => id !== null);
    const content = found.slice(0, size);
    const cursor = content.at(-1)?.id ?? null;
    const rest = {
      cursor: cursor === null ? null : String(cursor),
      hasMore: found.length > size,
      recordedSince: rows[0]?.recordedSince,
    };
    const lists = `"content":[${jsonOf(content)}],"recorded":[${jsonOf(recorded)}]`;
    return JsonText.asserted(`{${lists},${JSON.stringify(rest).slice(1)}`, patientsGiven(ids));
  }

  /** Records a disclosure, or withdraws one. @throws NotFound, PatientMerged, InvalidInput, Conflict if the disclosure was withdrawn before */
  async record(request: WriteRequest, patientId: number, input: DisclosureInput): Promise<JsonText<DisclosureView>> {
    const ids = await requireRecordsOf(this.database, request.organizationId, patientId);
    return this.database.write(request, async (transaction) => {
      await lockPatient(transaction, patientId);
      const withdrawsId = input.withdraws?.id ?? null;
      if (withdrawsId !== null) await assertCanBeWithdrawn(transaction, withdrawsId, ids);
      const { date = null, recipient = null, address = null, description, purpose = null } = input;
      const values = { patientId, date, recipient, address, description, purpose, withdrawsId };
      const [{ id } = { id: 0 }] = await transaction.run(ADD_DISCLOSURE, values);
      const about = patientsGiven([patientId]);
      return firstOrNotFound(await transaction.run(FIND_DISCLOSURE, { id }), { noun: 'disclosure', json: DISCLOSURE, about });
    });
  }
}

const jsonOf = (rows: readonly { json: string | null }[]) => rows.map(({ json }) => json).join();

/** Keeps others from merging a patient until the transaction ends. @throws PatientMerged if somebody has merged the patient meanwhile */
async function lockPatient(transaction: Transaction, id: number): Promise<void> {
  const [patient] = await transaction.run(LOCK_NAMED_PATIENT, { id });
  if (!patient) await assertNotMerged(transaction, id);
}

async function assertCanBeWithdrawn(transaction: Transaction, id: number, ids: readonly number[]): Promise<void> {
  const [disclosure] = await transaction.run(LOCK_DISCLOSURE, { id, ids });
  if (!disclosure) {
    const detail = 'This patient has no disclosure with this identifier.';
    throw new InvalidInput([{ pointer: '/withdraws/id', code: 'not_found', detail }]);
  }
  const [withdrawal] = await transaction.run(FIND_WITHDRAWAL, { id });
  if (withdrawal) throw new Conflict('This disclosure was withdrawn before.');
}
