import { type Transaction } from '@rpm/database';
import { NotFound } from '@rpm/domain';
import { type FhirIdentity, observationsOf, type Observation } from '@rpm/fhir';
import { findObservedReadingStatement, type ObservedReading } from '../observation/named/find-observation.sql';
import { type RecordedObservation } from './inbound-result';

/** Returns an Observation that was recorded in the transaction, or before. @throws NotFound if a correction has removed the companion value that it was */
export async function storedObservation(
  transaction: Transaction,
  identity: FhirIdentity,
  { kind, readingId, id }: RecordedObservation,
): Promise<Observation> {
  const [row] = await transaction.run(findObservedReadingStatement(kind), { id: readingId });
  if (!row) throw new NotFound('Observation');
  const { reading, laterPatientId } = JSON.parse(row.json) as ObservedReading;
  const found = observationsOf(identity, kind, reading, { laterPatientId }).find((one) => one.id === id);
  if (!found) throw new NotFound('Observation');
  return found;
}
