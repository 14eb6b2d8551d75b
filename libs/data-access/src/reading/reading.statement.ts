import { type ReadingFilter, readingKind, type ReadingKindName } from '@rpm/domain';
import { type List } from '../resource/list';
import { tableOf } from './reading-table';
import { shownReading } from './reading.view';

/**
 * Readings of one organization by id ($1, $2), each as the JSON of its response; voided ones only on demand ($3).
 *
 * The ids come through a subquery because PostgreSQL would plan for the very ids otherwise, find that plan cheaper for one id than
 * the plan it keeps, and so plan every time: three times the cost of running it.
 */
export function findReadings(kind: ReadingKindName) {
  return {
    name: `find-${readingKind(kind).path}-readings`,
    text: `
      select r.id, r.void_timestamp is not null as "isVoided", ${shownReading(kind)}::text as json
      from ${tableOf(kind)} r
      where r.organization_id = $1 and r.id = any((select $2::bigint[])::bigint[]) and (r.void_timestamp is null or $3::boolean)`,
  };
}

/** The list of a kind: newest first, without those that were entered in error. */
export function listOfReadings(kind: ReadingKindName): List<ReadingFilter> {
  return {
    from: `${tableOf(kind)} r`,
    shown: shownReading(kind),
    where: 'r.void_timestamp is null',
    conditions: {
      patientId: 'r.patient_id = $',
      externalIdentifier: `r.patient_id = (select p.id from patient p where p.organization_id = $1 and p.external_identifier = $)`,
      deviceId: 'r.device_id = $',
      startTimestamp: 'r.reading_timestamp >= $',
      endTimestamp: 'r.reading_timestamp < $',
      startReceivedTimestamp: 'r.received_timestamp >= $',
      endReceivedTimestamp: 'r.received_timestamp <= $',
    },
    order: 'r.reading_timestamp desc, r.id desc',
  };
}
