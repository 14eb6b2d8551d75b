import { type ResendAnswer } from '@rpm/data-access/testing';
import { type ReadingKindName } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { type ProcessedMessage, type SourceFixture } from './source-fixture';

/** The answers that the outcomes of parts correspond to. If a reading was sent in several messages, the first outcome of this table that one of them has counts. */
const ANSWERS: Readonly<Record<string, ResendAnswer>> = {
  stored: 'created',
  quarantined: 'conflict',
  kept: 'reading_voided',
  corrected: 'completed',
};

/** Returns what became of a reading that messages contain, in the words of the rule for resends. @param owner the device or the patient of the reading */
export async function resendAnswerOf(
  source: SourceFixture,
  kind: ReadingKindName,
  messages: readonly ProcessedMessage[],
  { deviceId, patientId }: { deviceId: number | null; patientId: number | null },
): Promise<{ answer: ResendAnswer; id: number | null }> {
  const parts = messages.flatMap((message) => message.parts).filter((part) => part.kind === kind);
  const waiting = parts.find(({ outcome, code }) => outcome === 'quarantined' && code !== 'conflict');
  if (waiting) throw new Error(`A reading waits: ${waiting.code}.`);
  for (const [outcome, answer] of Object.entries(ANSWERS)) {
    const part = parts.find((one) => one.outcome === outcome);
    if (part) return { answer, id: part.readingId };
  }
  if (messages.some(({ counts }) => (counts?.['duplicate'] ?? 0) === 0))
    throw new Error('A message is neither recorded nor recognized.');
  const [voided] = await source.query(
    `select 1 from ${readingTableOf(kind)} where organization_id = $1 and void_timestamp is not null and (
       device_id = $2 or patient_id = coalesce($3, (select current_patient_id from device where id = $2)))`,
    [source.organizationId, deviceId, patientId],
  );
  return { answer: voided !== undefined ? 'duplicate, entered in error' : 'duplicate', id: null };
}
