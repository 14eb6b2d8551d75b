import { readingKind, type ReadingKindName } from '@rpm/domain';
import { insertEvents, type NamedStatement, SHORT_JSON, statement } from '@rpm/database';
import { hasFewIdentifiers } from '../device/few-identifiers.sql';
import { columnOfProperty, readingTableOf } from '@rpm/schema';
import { keyIn } from '../stored-text/identifier-key.sql';
import { addedColumns, comparedWithFirst } from './added-values.sql';
import { AUDITED_READINGS } from './audited-readings.sql';
import { type Recognition } from './recognize-readings.sql';
import { inputColumns, type RecordArguments } from './record-readings.values';
import { type RecordedRow } from './recorded-row';
import { insertedColumns, outcomes } from './recorded-outcomes.sql';
import { resolvedReadings } from './resolve-readings.sql';
import { comparedColumns } from './same-value.sql';

/**
 * SQL that records readings of one kind, each at most once, and returns for each of them, in order: its patient and device, whether it was stored
 * before, and with which values. It is one statement, so a thousand readings take one round trip, like a single one. A unique index decides whether
 * two readings are the same, because a previous lookup could miss a concurrent write. If one statement contains the same reading several times, the
 * first copy is inserted, and the others are compared with it. Subqueries make PostgreSQL use the indexes whatever the statistics of the tables, and
 * no join combines the readings with another set of the same length, so that the cost is linear in the number of readings.
 */
export function recordReadingsStatement(kind: ReadingKindName, recognition: Recognition): RecordStatement {
  const { ctes, result } = recordReadingsParts(kind, recognition, 'true');
  return statement({ name: `record-${readingKind(kind).path}-readings${recognition.suffix}`, text: `with ${ctes} ${result}` });
}

type RecordStatement = NamedStatement<RecordArguments, RecordedRow>;

/**
 * Variant of {@link recordReadingsStatement} that leaves out the JSON of readings that would make the answer too long for a connection that
 * organizations share.
 */
export function recordReadingsShortlyStatement(kind: ReadingKindName, recognition: Recognition): RecordStatement {
  const { ctes, result } = recordReadingsParts(kind, recognition, 'true', hasFewIdentifiers('r.device_id'));
  const columns = ['status', 'id', '"patientId"', '"deviceId"', '"linkedVersion"', '"isVoided"'].map((name) => `s.${name}`);
  return statement({
    name: `record-${readingKind(kind).path}-readings${recognition.suffix}-shortly`,
    sharesConnection: true,
    // The materialized rows keep their order.
    text: `with ${ctes}, s as materialized (${result}) select ${[...columns, SHORT_JSON].join(', ')} from s`,
  });
}

/** The two parts of a statement that records readings: its common table expressions, and the query that returns the outcomes. */
export interface RecordReadingsParts {
  ctes: string;
  result: string;
}

/**
 * Returns the two parts of a statement that records readings. Aliases of rows are the names of common table expressions, or other words; only the row `r`,
 * which {@link readingAsJson} converts, has one letter.
 * @param recognition how a reading that is sent again is recognized
 * @param condition SQL condition; if it is false, nothing is recorded and there are no outcomes
 * @param jsonCondition SQL condition for the reading `r`; if it is false, the outcome does not contain its JSON
 */
export function recordReadingsParts(
  kind: ReadingKindName,
  recognition: Recognition,
  condition: string,
  jsonCondition = 'true',
): RecordReadingsParts {
  const ctes = `
    -- It is materialized, because row-level security lets PostgreSQL use an index only for a comparison with a stored key.
    given as materialized (${givenReadings(kind, condition)}
    ), resolved as materialized (${resolvedReadings(kind, recognition)}
    ), numbered as (${numberedReadings(kind, recognition)}
    ), grouped as materialized (${groupedReadings(kind)}
    ), linked as materialized (${linkedReadings(kind, recognition)}
    ), inserted as (${insertReadings(kind)}
    ), announced as (${announceReadings(kind)}
    ), dropped as (${COUNT_DROPPED_READINGS}
    ), answered as materialized (${ANSWERED_READINGS}
    ), audited as (${AUDITED_READINGS}
    )`;
  return { ctes, result: outcomes(kind, recognition, jsonCondition) };
}

/** SQL that selects the readings of the arguments, numbered by `n`, each with the key of its device's identifier. */
function givenReadings(kind: ReadingKindName, condition: string): string {
  const columns = inputColumns(kind);
  const instants = Object.entries(readingKind(kind).values).flatMap(([property, { type }]) =>
    type === 'instants' ? [columnOfProperty(property)] : [],
  );
  const given = (name: string) => {
    if (name === 'identifier') return `${keyIn('device_identifier', name)} as ${name}`;
    return instants.includes(name) ? `${name}::timestamptz(3)[]` : name;
  };
  return `
      select ${columns.map(({ name }) => given(name)).join(', ')}, n,
        to_timestamp(epoch_ms / 1000)::timestamptz(3) as reading_timestamp
      from unnest(${columns.map(({ name, type }) => `$${name}::${type}[]`).join(', ')}) with ordinality
        as sent (${columns.map(({ name }) => name).join(', ')}, n)
      where ${condition}`;
}

/** SQL that gives each reading an id, and finds the stored reading that was submitted with the same time, but was shifted by a restamp. */
const numberedReadings = (kind: ReadingKindName, { firstId, isUnsure }: Recognition) => `
      select *, case when refusal is null then nextval('${readingTableOf(kind)}_id_seq') end as new_id,
        ${firstId(kind)} as first_id, ${isUnsure(kind)} as is_unsure
      from resolved`;

/** SQL that compares each reading with the first copy of it in the same statement. */
function groupedReadings(kind: ReadingKindName): string {
  const compared = comparedColumns(kind);
  const ofFirst = compared.map((name) => `first_value(${name}) over same`);
  const agrees = `row(${compared.join(', ')}) is not distinct from row(${ofFirst.join(', ')})`;
  return `
      select n, refusal, recording_version, is_outside, first_id, is_unsure, ${insertedColumns(kind).join(', ')},
        first_value(n) over same as first_n, first_value(new_id) over same as new_id,
        ${addedColumns(kind).length > 0 ? comparedWithFirst(kind) : `${agrees} as agrees`}
      from numbered
      window same as (
        partition by refusal is null, is_outside, device_id, case when device_id is null then patient_id end, reading_timestamp, measurement_index
        order by n)`;
}

/** SQL that finds, for each reading, the stored reading that is the same, but was sent in the other form: with its device or without it. */
const linkedReadings = (kind: ReadingKindName, { otherForm }: Recognition) => `
      select *, case when refusal is null and first_id is null and not is_unsure and recording_version > 0 then ${otherForm(kind)}
        end as linked_id
      from grouped`;

/** SQL that inserts the readings that are not known to be stored, each once; a unique index leaves out those that are stored. */
function insertReadings(kind: ReadingKindName): string {
  const columns = insertedColumns(kind).join(', ');
  return `
      insert into ${readingTableOf(kind)} (organization_id, id, ${columns}) overriding system value
      -- In one order, so that of two batches with the same readings none waits for what the other is waiting to store.
      select $organizationId, new_id, ${columns} from linked
      where n = first_n and refusal is null and first_id is null and linked_id is null and not is_unsure and not is_outside
      order by device_id, patient_id, reading_timestamp, measurement_index
      on conflict do nothing returning id`;
}

/** SQL that emits an event for each reading that was inserted. */
const announceReadings = (kind: ReadingKindName) => `
      ${insertEvents()} select $organizationId, 'reading.${kind}', id from inserted`;

/** SQL that counts the readings of devices whose readings are disabled. */
const COUNT_DROPPED_READINGS = `
      update device set dropped_readings = device.dropped_readings + counted.count
      from (select device_id, count(*) from grouped where refusal = 'dropped' group by device_id order by device_id) counted
      where device.organization_id = $organizationId and device.id = counted.device_id`;

/**
 * SQL that marks each reading of the batch as new (`is_new`) if this statement has inserted the reading, or the batch's first reading of the same device
 * (or patient), time and measurement index in its place.
 */
const ANSWERED_READINGS = `
      -- What this statement inserts it cannot see in the table, but only in what the insert returns.
      select *, refusal is null and new_id in (select id from inserted) as is_new from linked`;
