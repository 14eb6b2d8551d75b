import { jsonInstant, jsonObject, viewAsJson } from '@rpm/database';
import { FILE_IMPORT_ENTRY_VIEW, FILE_IMPORT_VIEW, MAX_LISTED_OF_FILE } from '@rpm/domain';
import { keptReadings } from './undo-file-import.sql';

const COLUMNS = {
  id: 'f.id',
  number: 'f.number',
  state: 'f.state',
  bytes: 'f.bytes',
  format: 'f.format',
  patient: `case when f.patient_id is not null then ${jsonObject({ id: 'f.patient_id' })} end`,
  counts: jsonObject({
    records: 'f.records',
    stored: 'f.stored',
    duplicates: 'f.duplicates',
    rejected: 'f.rejected',
    createdPatients: 'cardinality(f.created_patient_ids)',
    createdDevices: 'cardinality(f.created_device_ids)',
    voided: 'f.voided',
    kept: 'f.kept',
  }),
  actor: 'f.actor',
  actorKind: 'f.actor_kind',
  actorId: 'f.actor_id',
  createTimestamp: jsonInstant('f.create_timestamp'),
  startTimestamp: jsonInstant('f.start_timestamp'),
  endTimestamp: jsonInstant('f.end_timestamp'),
  undoTimestamp: jsonInstant('f.undo_timestamp'),
};

/** SQL expression for the JSON of an import `f` in a list. */
export const FILE_IMPORT_ENTRY = viewAsJson<typeof FILE_IMPORT_ENTRY_VIEW, object>(FILE_IMPORT_ENTRY_VIEW, 'f', COLUMNS);

/** SQL expression for the JSON of an import `f`. The readings that stay are looked for only if there are any. */
export const FILE_IMPORT = viewAsJson<typeof FILE_IMPORT_VIEW, object>(FILE_IMPORT_VIEW, 'f', {
  ...COLUMNS,
  receivedBytes: `(select coalesce(sum(p.bytes), 0)::bigint from file_import_part p where p.organization_id = f.organization_id and p.file_import_id = f.id)`,
  rejectedLines: 'f.rejected_lines',
  keptReadings: `case when f.kept = 0 then '[]' else (
    select coalesce(json_agg(json_build_object('kind', k.kind, 'id', k.id) order by k.kind, k.id), '[]')
    from (select * from (${keptReadings('f.id')}) l order by l.kind, l.id limit ${MAX_LISTED_OF_FILE}) k) end`,
});
