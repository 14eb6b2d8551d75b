import {
  type ReadingFilter,
  readingKind,
  type ReadingKindName,
  type ReadingQuery,
  type ReadingView,
  embeddedPatients,
} from '@rpm/domain';
import { type JsonStatement, jsonStatement, type ListDefinition } from '@rpm/database';
import { hasFewIdentifiers } from '../device/few-identifiers.sql';
import { oncePerKind } from './once-per-kind';
import { readingTableOf } from '@rpm/schema';
import { keysIn } from '../stored-text/identifier-key.sql';
import { readingAsJson, readingRecordAsJson } from './reading.view';

interface FindArguments {
  ids: readonly number[];
  /** Whether readings that were entered in error are found, too. */
  includeVoided: boolean;
}

interface FoundReading {
  id: number;
  isVoided: boolean;
  json: string;
}

/**
 * SQL that finds readings of one organization by id, each as JSON. The ids come
 * from a subquery; otherwise PostgreSQL would plan for the actual ids, find that plan cheaper for one id than the generic plan, and therefore plan
 * every time, which costs three times as much as running the statement.
 */
export const findReadingsStatement = oncePerKind((kind) => findStatement(kind, 'readings', readingAsJson));

/** The same as {@link findReadingsStatement}, with all properties of the readings. */
export const findReadingRecordsStatement = oncePerKind((kind) => findStatement(kind, 'reading-records', readingRecordAsJson));

const findStatement = (
  kind: ReadingKindName,
  noun: string,
  asJson: typeof readingAsJson,
): JsonStatement<FindArguments, FoundReading> => {
  const select = (json: string) => `
    select r.id, r.void_timestamp is not null as "isVoided", ${json}::text as json
    from ${readingTableOf(kind)} r
    where r.organization_id = $organizationId and r.id = any((select $ids::bigint[])::bigint[]) and (r.void_timestamp is null or $includeVoided::boolean)`;
  return jsonStatement({
    name: `find-${readingKind(kind).path}-${noun}`,
    columns: ['s.id', 's."isVoided"'],
    text: select(asJson(kind)),
    quickText: select(`(case when ${hasFewIdentifiers('r.device_id')} then ${asJson(kind)} end)`),
  });
};

/** The list of readings of one kind, newest first: those that were entered in error, or all others. */
export function readingList(
  kind: ReadingKindName,
  { view, enteredInError = false }: Partial<Pick<ReadingQuery, 'view' | 'enteredInError'>> = {},
): ListDefinition<ReadingFilter, ReadingView> {
  return {
    from: `${readingTableOf(kind)} r`,
    json: view === 'record' ? readingRecordAsJson(kind) : readingAsJson(kind),
    about: embeddedPatients,
    where: `r.void_timestamp is ${enteredInError ? 'not null' : 'null'}`,
    conditions: {
      patientId: 'r.patient_id = $',
      patientExternalIdentifier: `r.patient_id = (
        select coalesce(p.merged_into, p.id) from patient p where p.organization_id = $organizationId
          and p.external_identifier_key = any(${keysIn('patient', 'array[$]')}))`,
      deviceId: 'r.device_id = $',
      unassigned: '(r.patient_id is null or not $)',
      enteredInError: '(r.void_timestamp is not null) = $',
      startTimestamp: 'r.reading_timestamp >= $',
      endTimestamp: 'r.reading_timestamp < $',
      startCreateTimestamp: 'r.received_timestamp >= $',
      endCreateTimestamp: 'r.received_timestamp < $',
    },
    order: 'r.reading_timestamp desc, r.id desc',
    sorts: { readingTimestamp: ['r.reading_timestamp', 'r.id'] },
    changes: { json: readingRecordAsJson(kind), isReading: true },
  };
}
